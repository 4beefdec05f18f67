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
    for (const char* source :
         {"modules/02_kernels/hypot_stride/hypot_stride.cu", "modules/01_intro/hypot/hypot.cu",
          "modules/02_kernels/histogram/histogram.cu", "modules/01_intro/common/notes.txt",
          "modules/03_more/histogram/histogram.cu", "modules/README.md"}) {
      const std::filesystem::path path = std::filesystem::path(workspace_) / source;
      std::filesystem::create_directories(path.parent_path());
      std::ofstream(path) << "\n";
    }
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

TEST_F(CatalogTest, FindsExercisesInOrder) {
  EXPECT_THAT(Select({}), ElementsAre("01_intro/hypot", "02_kernels/histogram",
                                      "02_kernels/hypot_stride", "03_more/histogram"));
}

TEST_F(CatalogTest, FollowsTheOrderOfTheBuildFile) {
  std::ofstream(workspace_ + "/modules/02_kernels/BUILD.bazel")
      << "exercise(\n    name = \"hypot_stride\",\n)\nexercise(\n    name = \"histogram\",\n)\n";
  EXPECT_THAT(Select({"02_kernels"}),
              ElementsAre("02_kernels/hypot_stride", "02_kernels/histogram"));
}

TEST_F(CatalogTest, AcceptsEachWayOfNamingAnExercise) {
  for (const char* name : {"hypot", "01_intro", "01_intro/hypot", "modules/01_intro/hypot/",
                           "./modules/01_intro/hypot/hypot.cu", "solutions/01_intro/hypot.cu"}) {
    EXPECT_THAT(Select({name}), ElementsAre("01_intro/hypot")) << name;
  }
}

TEST_F(CatalogTest, SelectsEachExerciseOnce) {
  EXPECT_THAT(Select({"hypot_stride", "02_kernels"}),
              ElementsAre("02_kernels/histogram", "02_kernels/hypot_stride"));
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
