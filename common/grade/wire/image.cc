// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/wire/image.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace grade::wire {

namespace {

std::size_t AlignUp(std::size_t offset) { return (offset + kAlignment - 1) & ~(kAlignment - 1); }

// The runner may write while this reads; a copy that is taken once is judged once.
template <class T>
T CopyOut(const std::byte* memory, std::size_t offset) {
  T value;
  std::atomic_signal_fence(std::memory_order_seq_cst);
  std::memcpy(&value, memory + offset, sizeof(T));
  std::atomic_signal_fence(std::memory_order_seq_cst);
  return value;
}

}  // namespace

absl::StatusOr<Image> Image::Create(const std::vector<Call>& calls, std::uint64_t nonce,
                                    bool timed) {
  Image image;
  std::size_t argument_count = 0;
  for (const Call& call : calls) argument_count += call.size();
  std::size_t end =
      sizeof(Header) + calls.size() * sizeof(CallRecord) + argument_count * sizeof(ArgumentRecord);
  for (const Call& call : calls) {
    image.first_argument_.push_back(image.arguments_.size());
    for (const Argument& argument : call) {
      if (argument.bytes.size() != argument.byte_count()) {
        return absl::InternalError("an argument's bytes do not fill its extents");
      }
      const std::size_t offset = AlignUp(end);
      image.arguments_.push_back({static_cast<std::uint32_t>(argument.parameter.shape),
                                  argument.parameter.writable ? 1u : 0u,
                                  static_cast<std::uint32_t>(argument.parameter.element),
                                  argument.parameter.on_host ? 1u : 0u, argument.rows,
                                  argument.columns, offset});
      end = offset + argument.bytes.size();
    }
  }
  image.size_ = AlignUp(end);
  image.header_ = {kMagic,
                   image.size_,
                   nonce,
                   static_cast<std::uint32_t>(calls.size()),
                   static_cast<std::uint32_t>(argument_count),
                   timed ? 1u : 0u,
                   0};

  image.fd_ = memfd_create("grading-run", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (image.fd_ < 0 || ftruncate(image.fd_, static_cast<off_t>(image.size_)) != 0 ||
      fcntl(image.fd_, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0) {
    return absl::ResourceExhaustedError(
        absl::StrCat("cannot make ", image.size_,
                     " bytes of shared memory for the run: ", std::strerror(errno)));
  }
  void* const mapped = mmap(nullptr, image.size_, PROT_READ | PROT_WRITE, MAP_SHARED, image.fd_, 0);
  if (mapped == MAP_FAILED) {
    return absl::ResourceExhaustedError(absl::StrCat(
        "cannot map ", image.size_, " bytes of shared memory: ", std::strerror(errno)));
  }
  image.memory_ = static_cast<std::byte*>(mapped);

  std::memcpy(image.memory_, &image.header_, sizeof(Header));
  for (std::size_t i = 0; i < calls.size(); ++i) {
    auto* const record = reinterpret_cast<CallRecord*>(image.memory_ + image.RecordOffset(i));
    record->first_argument = static_cast<std::uint32_t>(image.first_argument_[i]);
    record->argument_count = static_cast<std::uint32_t>(calls[i].size());
    for (std::size_t j = 0; j < calls[i].size(); ++j) {
      const std::vector<std::byte>& bytes = calls[i][j].bytes;
      const std::size_t offset = image.arguments_[image.first_argument_[i] + j].offset;
      if (!bytes.empty()) std::memcpy(image.memory_ + offset, bytes.data(), bytes.size());
    }
  }
  if (argument_count > 0) {
    std::memcpy(image.memory_ + image.RecordOffset(calls.size()), image.arguments_.data(),
                argument_count * sizeof(ArgumentRecord));
  }
  return image;
}

Image::Image(Image&& other) noexcept
    : fd_(std::exchange(other.fd_, -1)),
      memory_(std::exchange(other.memory_, nullptr)),
      size_(other.size_),
      header_(other.header_),
      arguments_(std::move(other.arguments_)),
      first_argument_(std::move(other.first_argument_)) {}

Image::~Image() {
  if (memory_ != nullptr) munmap(memory_, size_);
  if (fd_ >= 0) close(fd_);
}

std::size_t Image::RecordOffset(std::size_t call) const {
  return sizeof(Header) + call * sizeof(CallRecord);
}

CallResult Image::Result(std::size_t call) const {
  auto result = CopyOut<CallResult>(memory_, RecordOffset(call) + offsetof(CallRecord, result));
  result.kernel_count = std::min<std::uint32_t>(result.kernel_count, kMaxKernels);
  for (KernelResult& kernel : result.kernels) kernel.name[kMaxKernelName - 1] = '\0';
  result.error_text[kMaxErrorText - 1] = '\0';
  return result;
}

std::vector<std::byte> Image::Bytes(std::size_t call, std::size_t argument) const {
  const ArgumentRecord& record = arguments_[first_argument_[call] + argument];
  const std::size_t count =
      record.rows * record.columns * ElementSize(static_cast<ElementType>(record.element));
  const std::byte* const begin = memory_ + record.offset;
  return std::vector<std::byte>(begin, begin + count);
}

bool Image::InMain() const { return CopyOut<Header>(memory_, 0).in_main == 1; }

bool Image::Intact() const {
  Header header = CopyOut<Header>(memory_, 0);
  if (header.in_main > 1) return false;
  header.in_main = 0;
  if (std::memcmp(&header, &header_, sizeof(Header)) != 0) return false;
  for (std::size_t i = 0; i < first_argument_.size(); ++i) {
    const std::size_t next =
        i + 1 < first_argument_.size() ? first_argument_[i + 1] : arguments_.size();
    const auto first = CopyOut<std::uint32_t>(memory_, RecordOffset(i));
    const auto count =
        CopyOut<std::uint32_t>(memory_, RecordOffset(i) + offsetof(CallRecord, argument_count));
    if (first != first_argument_[i] || count != next - first_argument_[i]) return false;
  }
  return arguments_.empty() ||
         std::memcmp(memory_ + RecordOffset(first_argument_.size()), arguments_.data(),
                     arguments_.size() * sizeof(ArgumentRecord)) == 0;
}

}  // namespace grade::wire
