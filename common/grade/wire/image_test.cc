// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/wire/image.h"

#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstring>
#include <utility>
#include <vector>

#include "gtest/gtest.h"

namespace grade::wire {
namespace {

Argument Vector(std::vector<std::byte> bytes, ElementType element) {
  Argument argument{{Shape::kVector, true, element}};
  argument.columns = bytes.size() / ElementSize(element);
  argument.bytes = std::move(bytes);
  return argument;
}

std::vector<std::byte> Pattern(std::size_t size) {
  std::vector<std::byte> bytes(size);
  for (std::size_t i = 0; i < size; ++i) bytes[i] = static_cast<std::byte>(i * 13);
  return bytes;
}

// The memory as the other side maps it.
class OtherSide {
 public:
  explicit OtherSide(const Image& image) {
    struct stat status = {};
    fstat(image.fd(), &status);
    size_ = static_cast<std::size_t>(status.st_size);
    bytes_ = static_cast<unsigned char*>(
        mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_SHARED, image.fd(), 0));
  }
  ~OtherSide() { munmap(bytes_, size_); }
  void Fill(int value) { std::memset(bytes_, value, size_); }
  unsigned char* bytes() { return bytes_; }
  CallResult* result() { return &reinterpret_cast<CallRecord*>(bytes_ + sizeof(Header))->result; }

 private:
  unsigned char* bytes_ = nullptr;
  std::size_t size_ = 0;
};

Image MakeImage(const std::vector<Call>& calls) { return *Image::Create(calls, 42, false); }

TEST(ImageTest, GivesBackWhatWasPutIn) {
  const std::vector<std::byte> first = Pattern(12), second = Pattern(7);
  const Image image =
      MakeImage({{Vector(first, ElementType::kFloat)},
                 {Vector({}, ElementType::kDouble), Vector(second, ElementType::kUint8)}});
  EXPECT_EQ(image.Bytes(0, 0), first);
  EXPECT_TRUE(image.Bytes(1, 0).empty());
  EXPECT_EQ(image.Bytes(1, 1), second);
  EXPECT_TRUE(image.Intact());
  EXPECT_FALSE(image.InMain());
  EXPECT_EQ(image.Result(1).stage, Stage::kNotStarted);
}

TEST(ImageTest, CannotBeResized) {
  const Image image = MakeImage({{Vector(Pattern(12), ElementType::kFloat)}});
  EXPECT_NE(ftruncate(image.fd(), 0), 0);
  EXPECT_NE(ftruncate(image.fd(), 1 << 30), 0);
}

TEST(ImageTest, StaysWithinItsBoundsWhateverTheOtherSideWrites) {
  const Image image = MakeImage(
      {{Vector(Pattern(12), ElementType::kFloat)}, {Vector(Pattern(1000), ElementType::kInt8)}});
  OtherSide other(image);
  for (const int value : {0xff, 0x7f, 0x01}) {
    other.Fill(value);
    EXPECT_FALSE(image.Intact());
    const CallResult result = image.Result(1);
    EXPECT_LE(result.kernel_count, static_cast<std::uint32_t>(kMaxKernels));
    EXPECT_LT(std::strlen(result.error_text), static_cast<std::size_t>(kMaxErrorText));
    EXPECT_LT(std::strlen(result.kernels[0].name), static_cast<std::size_t>(kMaxKernelName));
    EXPECT_EQ(image.Bytes(0, 0).size(), 12u);
    EXPECT_EQ(image.Bytes(1, 0).size(), 1000u);
  }
}

TEST(ImageTest, SeesEveryChangeOfARecord) {
  const Image image = MakeImage({{Vector(Pattern(12), ElementType::kFloat)}});
  OtherSide other(image);
  EXPECT_TRUE(image.Intact());
  other.result()->stage = Stage::kFinished;  // the other side's own
  EXPECT_TRUE(image.Intact());
  const std::size_t arguments = sizeof(Header) + sizeof(CallRecord);
  for (const std::size_t place : {std::size_t{0}, std::size_t{8}, std::size_t{16}, sizeof(Header),
                                  arguments, arguments + sizeof(ArgumentRecord) - 1}) {
    other.bytes()[place] ^= 1;
    EXPECT_FALSE(image.Intact()) << "byte " << place;
    other.bytes()[place] ^= 1;
  }
  EXPECT_TRUE(image.Intact());
}

TEST(ImageTest, AnArgumentMustFillItsExtents) {
  Argument argument = Vector(Pattern(12), ElementType::kFloat);
  argument.columns = 4;
  EXPECT_FALSE(Image::Create({{argument}}, 0, false).ok());
}

}  // namespace
}  // namespace grade::wire
