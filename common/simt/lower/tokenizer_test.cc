// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/lower/tokenizer.h"

#include <string>
#include <string_view>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace simt::lower {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string> Texts(std::string_view source) {
  std::vector<std::string> texts;
  for (const Token& token : Tokenize(source)) texts.emplace_back(token.text);
  return texts;
}

TEST(TokenizeTest, SeparatesIdentifiersNumbersAndPunctuation) {
  EXPECT_THAT(Texts("a1+=0x1p-3f*b_[2]"),
              ElementsAre("a1", "+=", "0x1p-3f", "*", "b_", "[", "2", "]"));
}

TEST(TokenizeTest, TakesTheLaunchBracketAsOneTokenAndEveryCloseApart) {
  EXPECT_THAT(Texts("k<<<1>>>"), ElementsAre("k", "<<<", "1", ">", ">", ">"));
  EXPECT_THAT(Texts("a<<b"), ElementsAre("a", "<<", "b"));
  EXPECT_THAT(Texts("x>>=1"), ElementsAre("x", ">", ">=", "1"));
  EXPECT_THAT(Texts("p->q"), ElementsAre("p", "->", "q"));
}

TEST(TokenizeTest, KeepsDigitSeparatorsInsideNumbers) {
  EXPECT_THAT(Texts("1'000'000 'a'"), ElementsAre("1'000'000", "'a'"));
}

TEST(TokenizeTest, DropsComments) {
  EXPECT_THAT(Texts("a /* <<< */ b // >>> \\\n still comment\nc"), ElementsAre("a", "b", "c"));
  EXPECT_THAT(Texts("a /* never closed <<<"), ElementsAre("a"));
}

TEST(TokenizeTest, TakesStringsWhole) {
  EXPECT_THAT(Texts(R"(f("k<<<1, 1>>>()\"//", '"', L'\''))"),
              ElementsAre("f", "(", R"("k<<<1, 1>>>()\"//")", ",", "'\"'", ",", "L'\\''", ")"));
}

TEST(TokenizeTest, TakesRawStringsWhole) {
  EXPECT_THAT(Texts("R\"x(a\")\" <<< )x\" u8R\"(b\nc)\" d"),
              ElementsAre("R\"x(a\")\" <<< )x\"", "u8R\"(b\nc)\"", "d"));
}

TEST(TokenizeTest, EndsAnUnclosedStringAtItsLine) {
  EXPECT_THAT(Texts("\"open\nb"), ElementsAre("\"open", "b"));
}

TEST(TokenizeTest, TakesADirectiveWithItsContinuationAsOneToken) {
  EXPECT_THAT(Texts("#define A 1 \\\n + 2\nb"), ElementsAre("#define A 1 \\\n + 2", "b"));
  EXPECT_THAT(Texts("  # include <a'b>\nc"), ElementsAre("# include <a'b>", "c"));
  EXPECT_THAT(Texts("#define A /* two\nlines */ 1\nb"),
              ElementsAre("#define A /* two\nlines */ 1", "b"));
  EXPECT_THAT(Texts("#error don't\nb"), ElementsAre("#error don't", "b"));
  EXPECT_THAT(Texts("a # b"), ElementsAre("a", "#", "b"));
}

TEST(TokenizeTest, SkipsGroupsThatAreNeverCompiled) {
  EXPECT_THAT(Texts("#if 0\na <<< b\n don't\n#if X\nc\n#endif\n#else\nd\n#endif\ne"),
              ElementsAre("#if 0", "#else", "d", "#endif", "e"));
  EXPECT_THAT(Texts("#if 0 // off\n/*\n#endif\n*/a\n#endif\nb"),
              ElementsAre("#if 0 // off", "#endif", "b"));
  EXPECT_THAT(Texts("#if 01\na\n#endif"), ElementsAre("#if 01", "a", "#endif"));
  EXPECT_THAT(Texts("#if 0\nnever closed"), ElementsAre("#if 0"));
}

TEST(TokenizeMacroBodyTest, ReturnsTheReplacementListWithOffsetsOfTheFile) {
  const std::string source = "x\n#define RUN(k, n) \\\n  k<<<n, 1>>>()\n";
  const Token directive = Tokenize(source)[1];
  const std::vector<Token> body = TokenizeMacroBody(directive);
  ASSERT_FALSE(body.empty());
  EXPECT_EQ(body[0].text, "k");
  EXPECT_EQ(body[0].offset, source.find("k<<<"));
  EXPECT_EQ(body[1].text, "<<<");
}

TEST(TokenizeMacroBodyTest, TellsParametersFromABodyInParentheses) {
  EXPECT_EQ(TokenizeMacroBody(Tokenize("#define A (b)")[0]).size(), 3u);
  EXPECT_EQ(TokenizeMacroBody(Tokenize("#define A(b) b")[0]).size(), 1u);
  EXPECT_THAT(TokenizeMacroBody(Tokenize("#define A")[0]), IsEmpty());
  EXPECT_THAT(TokenizeMacroBody(Tokenize("#undef A")[0]), IsEmpty());
}

TEST(PositionOfTest, CountsLinesAndColumnsFromOne) {
  EXPECT_EQ(PositionOf("ab\ncd", 0).line, 1);
  EXPECT_EQ(PositionOf("ab\ncd", 0).column, 1);
  EXPECT_EQ(PositionOf("ab\ncd", 4).line, 2);
  EXPECT_EQ(PositionOf("ab\ncd", 4).column, 2);
}

TEST(HeaderOfTest, NamesWhatAnIncludeNames) {
  const auto header = [](std::string_view line) {
    const auto found = HeaderOf(Tokenize(line).at(0));
    return found ? std::string(found->name) + (found->quoted ? " quoted" : " angled") + " at " +
                       std::to_string(found->offset)
                 : "none";
  };
  EXPECT_EQ(header("#include \"a/b.cuh\"  // why"), "a/b.cuh quoted at 10");
  EXPECT_EQ(header(" #  include\t<vector>"), "vector angled at 13");
  EXPECT_EQ(header("#include HEADER"), "none");
  EXPECT_EQ(header("#define include \"a\""), "none");
  EXPECT_EQ(header("#include \"a"), "none");
}

}  // namespace
}  // namespace simt::lower
