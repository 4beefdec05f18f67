// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/toolkit.h"

#include <stdlib.h>

#include <filesystem>
#include <ostream>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "common/workbook/files.h"
#include "common/workbook/process.h"
#include "nlohmann/json.hpp"

namespace workbook {
namespace {

constexpr char kManifest[] = "workbook/common/bazel/simt_toolkit.json";

// The folder of this program's runfiles: those of a test if one has started it, else those beside
// it. A test's come first, for beside the program there may be what an older build left.
std::string Runfiles(const Context& context) {
  const char* of_test = getenv("RUNFILES_DIR");
  std::error_code ignored;
  if (of_test != nullptr &&
      std::filesystem::exists(absl::StrCat(of_test, "/", kManifest), ignored)) {
    return absl::StrCat(of_test, "/");
  }
  return context.program + ".runfiles/";
}

void Append(const std::vector<std::string>& more, std::vector<std::string>* words) {
  words->insert(words->end(), more.begin(), more.end());
}

// Runs one step where the user is; its errors go to the file `errors` if that is not empty.
absl::StatusOr<bool> Step(const Context& context, std::vector<std::string> arguments,
                          std::string errors = "") {
  Process process;
  process.arguments = std::move(arguments);
  process.directory = context.working_directory;
  process.errors = std::move(errors);
  const absl::StatusOr<ProcessEnd> end = RunProcess(process);
  if (!end.ok()) return end.status();
  return end->Success();
}

}  // namespace

absl::StatusOr<Toolkit> Toolkit::Load(const Context& context) {
  const std::string runfiles = Runfiles(context);
  const absl::StatusOr<std::string> text = ReadFile(runfiles + kManifest);
  if (!text.ok()) return text.status();
  Toolkit toolkit;
  try {
    const nlohmann::json manifest = nlohmann::json::parse(*text);
    const auto words = [&](const char* key) {
      return manifest.at(key).get<std::vector<std::string>>();
    };
    const auto paths = [&](const char* key) {
      std::vector<std::string> result;
      for (const std::string& path : words(key)) {
        result.push_back(absl::StartsWith(path, "/") ? path : runfiles + path);
      }
      return result;
    };
    manifest.at("compiler").get_to(toolkit.compiler_);
    toolkit.lower_ = runfiles + manifest.at("lower").get<std::string>();
    toolkit.compile_flags_ = words("compile_flags");
    toolkit.check_flags_ = words("check_flags");
    toolkit.include_dirs_ = paths("include_dirs");
    toolkit.link_flags_ = words("link_flags");
    toolkit.libraries_ = paths("libraries");
    toolkit.system_libraries_ = words("system_libraries");
  } catch (const nlohmann::json::exception& error) {  // how the library reports a missing key
    return absl::DataLossError(absl::StrCat(kManifest, ": ", error.what()));
  }
  return toolkit;
}

absl::Status Toolkit::Build(const Context& context, const std::string& source, bool checks,
                            const std::string& folder, const std::string& program) const {
  const std::string lowered = folder + "/lowered.cc", object = folder + "/object.o";
  const absl::Status failed =
      absl::InvalidArgumentError(absl::StrCat(source, " does not compile."));

  absl::StatusOr<bool> done = Step(context, {lower_, source, lowered});
  if (!done.ok()) return done.status();
  if (!*done) return failed;

  std::vector<std::string> compile = {compiler_};
  Append(compile_flags_, &compile);
  if (checks) Append(check_flags_, &compile);
  for (const std::string& directory : include_dirs_) compile.push_back("-I" + directory);
  // Quoted includes start at the file's own folder, then at the checkout.
  const std::string own_folder =
      std::filesystem::path(context.Absolute(source)).parent_path().string();
  Append({"-iquote", own_folder, "-iquote", context.workspace, "-c", lowered, "-o", object},
         &compile);
  done = Step(context, compile);
  if (!done.ok()) return done.status();
  if (!*done) return failed;

  std::vector<std::string> link = {compiler_};
  Append(link_flags_, &link);
  Append({object, "-o", program}, &link);  // the program's code comes before all libraries'
  Append(libraries_, &link);
  Append(system_libraries_, &link);
  const std::string errors = folder + "/link_errors";
  done = Step(context, link, errors);
  if (!done.ok()) return done.status();
  if (*done) return absl::OkStatus();
  const std::string message = ReadFile(errors).value_or("");
  if (absl::StrContains(message, "undefined reference to `main'")) {
    return absl::InvalidArgumentError(
        absl::StrCat(source, " has no main(). An exercise is run by `workbook grade`."));
  }
  *context.err << message << std::flush;
  return absl::InvalidArgumentError(absl::StrCat(source, " does not link."));
}

}  // namespace workbook
