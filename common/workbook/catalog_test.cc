// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/catalog.h"

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace workbook {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

class CatalogTest : public ::testing::Test {
 protected:
  void SetUp() override {
    workspace_ = ::testing::TempDir() + "/catalog_test";
    std::filesystem::remove_all(workspace_);
    Write("01_intro", "exercise(\n    name = \"hypot\",\n    entry = \"Hypot\",\n)\n");
    Write("02_kernels",
          "load(\"//common/bazel:exercise.bzl\", \"exercise\")\n\n"
          "# exercise(name = \"no\")\n"
          "exercise(\n    entry = \"Stride\",\n    name = \"hypot_stride\",\n)\n\n"
          "filegroup(\n    name = \"other\",\n)\n\n"
          "exercise(name = \"histogram\", entry = \"Histogram\")\n");
    Write("03_more", "exercise(name = \"histogram\")\n");
    std::ofstream(workspace_ + "/modules/README.md") << "\n";
  }

  void Write(const std::string& module, const std::string& build_file) {
    const std::string folder = workspace_ + "/modules/" + module;
    std::filesystem::create_directories(folder);
    std::ofstream(folder + "/BUILD.bazel") << build_file;
  }

  std::vector<std::string> Select(const std::vector<std::string>& names) {
    std::vector<std::string> ids;
    const auto selected = Catalog::Load(workspace_)->Select(names);
    if (!selected.ok()) return {std::string(selected.status().message())};
    for (const Exercise& exercise : *selected) ids.push_back(exercise.Id());
    return ids;
  }

  std::string workspace_;
};

TEST_F(CatalogTest, FindsExercisesInTheOrderOfTheBuildFiles) {
  EXPECT_THAT(Select({}), ElementsAre("01_intro/hypot", "02_kernels/hypot_stride",
                                      "02_kernels/histogram", "03_more/histogram"));
}

TEST_F(CatalogTest, AFileThatIsGoneCanBeBroughtBack) {
  const Exercise hypot{"01_intro", "hypot"};
  const absl::Status missing = CheckSource(workspace_, hypot);
  EXPECT_TRUE(absl::IsNotFound(missing));
  EXPECT_EQ(missing.message(),
            "modules/01_intro/hypot/hypot.cu is missing; to get its starter back: bazel run "
            "//:workbook -- reset hypot");
  std::filesystem::create_directories(workspace_ + "/" + hypot.Folder());
  std::ofstream(workspace_ + "/" + hypot.Source()) << "\n";
  EXPECT_TRUE(CheckSource(workspace_, hypot).ok());
}

TEST_F(CatalogTest, AcceptsEachWayOfNamingAnExercise) {
  for (const char* name : {"hypot", "01_intro", "01_intro/hypot", "modules/01_intro/hypot/",
                           "./modules/01_intro/hypot/hypot.cu", "solutions/01_intro/hypot.cu"}) {
    EXPECT_THAT(Select({name}), ElementsAre("01_intro/hypot")) << name;
  }
}

TEST_F(CatalogTest, SelectsEachExerciseOnce) {
  EXPECT_THAT(Select({"02_kernels/histogram", "02_kernels"}),
              ElementsAre("02_kernels/hypot_stride", "02_kernels/histogram"));
}

TEST_F(CatalogTest, ExplainsUnknownAndAmbiguousNames) {
  EXPECT_THAT(Select({"hipot"}),
              ElementsAre("There is no exercise or module \"hipot\"; did you mean hypot?"));
  EXPECT_THAT(Select({"zzz"}), ElementsAre(HasSubstr("`workbook status` lists them")));
  EXPECT_THAT(Select({"histogram"}),
              ElementsAre(HasSubstr("write 02_kernels/histogram or 03_more/histogram")));
}

TEST_F(CatalogTest, FindRefusesAModule) {
  EXPECT_EQ(Catalog::Load(workspace_)->Find("hypot")->Id(), "01_intro/hypot");
  EXPECT_THAT(std::string(Catalog::Load(workspace_)->Find("02_kernels").status().message()),
              HasSubstr("is a module"));
}

TEST_F(CatalogTest, AFolderWithoutExercisesIsAnError) {
  EXPECT_THAT(std::string(Catalog::Load("/nonexistent").status().message()),
              HasSubstr("No exercises in /nonexistent/modules"));
}

}  // namespace
}  // namespace workbook
