// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/toolkit.h"

#include <stdlib.h>

#include <cstddef>
#include <filesystem>
#include <ostream>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
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

bool IsHostSource(const std::string& file) {
  return absl::EndsWith(file, ".cc") || absl::EndsWith(file, ".cpp") ||
         absl::EndsWith(file, ".cxx");
}

absl::Status DoesNotCompile(const std::string& files) {
  return absl::InvalidArgumentError(absl::StrCat(files, " does not compile."));
}

// What the first message of the linker (gold) with these words names; empty if none has them.
std::string QuotedAfter(const std::string& message, const std::string& words) {
  const std::size_t begin = message.find(words + "'");
  if (begin == std::string::npos) return "";
  const std::size_t name = begin + words.size() + 1;
  return message.substr(name, message.find("'", name) - name);
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

absl::StatusOr<std::vector<std::string>> Toolkit::Lower(const Context& context,
                                                        const ProgramSources& sources,
                                                        const std::string& folder) const {
  std::vector<std::string> inputs;
  std::vector<std::string> command = {lower_, "--headers=" + folder};
  for (const std::string& directory : sources.include_folders) command.push_back("-I" + directory);
  bool is_cuda = false;
  for (const std::string& file : sources.files) {
    if (IsHostSource(file)) {
      inputs.push_back(context.Absolute(file));
      continue;
    }
    inputs.push_back(absl::StrCat(folder, "/lowered", inputs.size(), ".cc"));
    Append({file, inputs.back()}, &command);
    is_cuda = true;
  }
  if (!is_cuda) return inputs;
  const absl::StatusOr<bool> done = Step(context, command);
  if (!done.ok()) return done.status();
  if (!*done) return DoesNotCompile(absl::StrJoin(sources.files, " "));
  return inputs;
}

absl::Status Toolkit::Compile(const Context& context, const ProgramSources& sources,
                              const std::string& source, const std::string& input,
                              const std::string& object) const {
  std::vector<std::string> compile = {compiler_};
  Append(compile_flags_, &compile);
  if (!sources.standard.empty()) compile.push_back("-std=" + sources.standard);
  if (sources.checks) Append(check_flags_, &compile);
  for (const std::string& macro : sources.macros) compile.push_back("-D" + macro);
  for (const std::string& directory : sources.include_folders) compile.push_back("-I" + directory);
  for (const std::string& directory : include_dirs_) compile.push_back("-I" + directory);
  // Quoted includes start at the file's own folder, then at the checkout.
  const std::string own_folder =
      std::filesystem::path(context.Absolute(source)).parent_path().string();
  Append({"-iquote", own_folder, "-iquote", context.workspace, "-c", input, "-o", object},
         &compile);
  const absl::StatusOr<bool> done = Step(context, compile);
  if (!done.ok()) return done.status();
  return *done ? absl::OkStatus() : DoesNotCompile(source);
}

absl::Status Toolkit::Link(const Context& context, const ProgramSources& sources,
                           const std::vector<std::string>& objects, const std::string& folder,
                           const std::string& program) const {
  std::vector<std::string> link = {compiler_};
  Append(link_flags_, &link);
  Append(objects, &link);  // the program's code comes before all libraries'
  Append({"-o", program}, &link);
  Append(libraries_, &link);
  Append(system_libraries_, &link);
  const std::string errors = folder + "/link_errors";
  const absl::StatusOr<bool> done = Step(context, link, errors);
  if (!done.ok()) return done.status();
  if (*done) return absl::OkStatus();
  const std::string message = ReadFile(errors).value_or("");
  const std::string files = absl::StrJoin(sources.files, " ");
  if (absl::StrContains(message, "undefined reference to 'main'")) {
    return absl::InvalidArgumentError(
        absl::StrCat(files, " has no main(). An exercise is run by `workbook grade`."));
  }
  const std::string twice = QuotedAfter(message, "multiple definition of ");
  if (!twice.empty()) {
    return absl::InvalidArgumentError(absl::StrCat(
        twice, " is defined in more than one of ", files,
        ": make it static, or define it in one file and only declare it in the others."));
  }
  const std::string missing = QuotedAfter(message, "undefined reference to ");
  if (!missing.empty()) {
    return absl::InvalidArgumentError(absl::StrCat(
        missing, " is used in ", files, " but defined in none of them: name its file, too."));
  }
  *context.err << message << std::flush;
  return absl::InvalidArgumentError(absl::StrCat(files, " does not link."));
}

absl::Status Toolkit::Build(const Context& context, const ProgramSources& sources,
                            const std::string& folder, const std::string& program) const {
  const absl::StatusOr<std::vector<std::string>> inputs = Lower(context, sources, folder);
  if (!inputs.ok()) return inputs.status();
  std::vector<std::string> objects;
  for (const std::string& input : *inputs) {
    const std::string& source = sources.files[objects.size()];
    objects.push_back(absl::StrCat(folder, "/object", objects.size(), ".o"));
    const absl::Status compiled = Compile(context, sources, source, input, objects.back());
    if (!compiled.ok()) return compiled;
  }
  return Link(context, sources, objects, folder, program);
}

}  // namespace workbook
