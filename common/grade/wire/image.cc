// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/wire/image.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace grade::wire {

namespace {

std::size_t AlignUp(std::size_t offset) { return (offset + kAlignment - 1) & ~(kAlignment - 1); }

// Whole files in pieces, as the system takes them; false if it does not.
bool Write(int fd, std::size_t offset, const void* data, std::size_t size) {
  const auto* bytes = static_cast<const std::byte*>(data);
  while (size > 0) {
    const ssize_t count = pwrite(fd, bytes, size, static_cast<off_t>(offset));
    if (count <= 0) return false;
    bytes += count;
    offset += static_cast<std::size_t>(count);
    size -= static_cast<std::size_t>(count);
  }
  return true;
}

void Read(int fd, std::size_t offset, void* data, std::size_t size) {
  auto* bytes = static_cast<std::byte*>(data);
  while (size > 0) {
    const ssize_t count = pread(fd, bytes, size, static_cast<off_t>(offset));
    if (count <= 0) return;  // cannot be: the memory has kept its size
    bytes += count;
    offset += static_cast<std::size_t>(count);
    size -= static_cast<std::size_t>(count);
  }
}

template <class T>
T ReadAt(int fd, std::size_t offset) {
  T value = {};
  Read(fd, offset, &value, sizeof(T));
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
  if (!image.Fill(calls)) {
    return absl::ResourceExhaustedError(
        absl::StrCat("cannot write ", image.size_,
                     " bytes of shared memory for the run: ", std::strerror(errno)));
  }
  return image;
}

bool Image::Fill(const std::vector<Call>& calls) const {
  if (!Write(fd_, 0, &header_, sizeof(Header))) return false;
  for (std::size_t i = 0; i < calls.size(); ++i) {
    const std::uint32_t record[] = {static_cast<std::uint32_t>(first_argument_[i]),
                                    static_cast<std::uint32_t>(calls[i].size())};
    static_assert(offsetof(CallRecord, first_argument) == 0 &&
                  offsetof(CallRecord, argument_count) == sizeof(std::uint32_t));
    if (!Write(fd_, RecordOffset(i), record, sizeof(record))) return false;
    for (std::size_t j = 0; j < calls[i].size(); ++j) {
      const std::vector<std::byte>& bytes = calls[i][j].bytes;
      if (!Write(fd_, arguments_[first_argument_[i] + j].offset, bytes.data(), bytes.size())) {
        return false;
      }
    }
  }
  return Write(fd_, RecordOffset(calls.size()), arguments_.data(),
               arguments_.size() * sizeof(ArgumentRecord));
}

Image::Image(Image&& other) noexcept
    : fd_(std::exchange(other.fd_, -1)),
      size_(other.size_),
      header_(other.header_),
      arguments_(std::move(other.arguments_)),
      first_argument_(std::move(other.first_argument_)) {}

Image::~Image() {
  if (fd_ >= 0) close(fd_);
}

std::size_t Image::RecordOffset(std::size_t call) const {
  return sizeof(Header) + call * sizeof(CallRecord);
}

CallResult Image::Result(std::size_t call) const {
  auto result = ReadAt<CallResult>(fd_, RecordOffset(call) + offsetof(CallRecord, result));
  result.kernel_count = std::min<std::uint32_t>(result.kernel_count, kMaxKernels);
  for (KernelResult& kernel : result.kernels) kernel.name[kMaxKernelName - 1] = '\0';
  result.error_text[kMaxErrorText - 1] = '\0';
  return result;
}

std::vector<std::byte> Image::Bytes(std::size_t call, std::size_t argument) const {
  const ArgumentRecord& record = arguments_[first_argument_[call] + argument];
  const std::size_t count =
      record.rows * record.columns * ElementSize(static_cast<ElementType>(record.element));
  std::vector<std::byte> bytes(count);
  Read(fd_, record.offset, bytes.data(), count);
  return bytes;
}

bool Image::InMain() const { return ReadAt<Header>(fd_, 0).in_main == 1; }

bool Image::Intact() const {
  Header header = ReadAt<Header>(fd_, 0);
  if (header.in_main > 1) return false;
  header.in_main = 0;
  if (std::memcmp(&header, &header_, sizeof(Header)) != 0) return false;
  for (std::size_t i = 0; i < first_argument_.size(); ++i) {
    const std::size_t next =
        i + 1 < first_argument_.size() ? first_argument_[i + 1] : arguments_.size();
    const auto first = ReadAt<std::uint32_t>(fd_, RecordOffset(i));
    const auto count =
        ReadAt<std::uint32_t>(fd_, RecordOffset(i) + offsetof(CallRecord, argument_count));
    if (first != first_argument_[i] || count != next - first_argument_[i]) return false;
  }
  std::vector<ArgumentRecord> arguments(arguments_.size());
  const std::size_t size = arguments.size() * sizeof(ArgumentRecord);
  Read(fd_, RecordOffset(first_argument_.size()), arguments.data(), size);
  return size == 0 || std::memcmp(arguments.data(), arguments_.data(), size) == 0;
}

}  // namespace grade::wire
