// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/executable_symbolizer.h"

#include <elf.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <optional>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "common/simt/report/reading_sandbox.h"

namespace simt {
namespace {

constexpr int kSecondsAllowed = 10;
constexpr rlim_t kBytesAllowed = rlim_t{1} << 30;
constexpr off_t kMaxExecutableBytes = off_t{512} << 20;
constexpr std::uint32_t kMaxFrames = 64;
constexpr std::uint32_t kMaxTextBytes = 4096;

// What the child sends: for each pc the number of frames, for each frame its line and the length
// and bytes of its file and function.
class Message {
 public:
  void Add(std::uint32_t number) {
    bytes_.append(reinterpret_cast<const char*>(&number), sizeof number);
  }
  void Add(const std::string& text) {
    const auto size = std::min(static_cast<std::uint32_t>(text.size()), kMaxTextBytes);
    Add(size);
    bytes_.append(text, 0, size);
  }
  const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
};

// Takes a Message apart; after its end, or a number above its limit, everything is empty.
class MessageReader {
 public:
  explicit MessageReader(const std::string& bytes) : rest_(bytes) {}
  bool ok() const { return ok_; }
  bool AtEnd() const { return ok_ && rest_.empty(); }

  std::uint32_t Number(std::uint32_t max) {
    std::uint32_t number = 0;
    if (rest_.size() < sizeof number) {
      ok_ = false;
      return 0;
    }
    std::memcpy(&number, rest_.data(), sizeof number);
    rest_.remove_prefix(sizeof number);
    if (number > max) ok_ = false;
    return ok_ ? number : 0;
  }
  std::string Text() {
    const std::uint32_t size = Number(kMaxTextBytes);
    if (size > rest_.size()) ok_ = false;
    if (!ok_) return "";
    std::string text(rest_.substr(0, size));
    rest_.remove_prefix(size);
    return text;
  }

 private:
  std::string_view rest_;
  bool ok_ = true;
};

// Why `path` is not an executable that the workbook built; empty if it is one.
std::string WhyNotOurs(const std::string& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) return "it cannot be opened";
  struct stat status;
  Elf64_Ehdr header;
  const bool is_read = fstat(file, &status) == 0 && S_ISREG(status.st_mode) &&
                       read(file, &header, sizeof header) == sizeof header;
  close(file);
  if (!is_read || std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 ||
      header.e_ident[EI_CLASS] != ELFCLASS64 || header.e_machine != EM_X86_64) {
    return "it is not an x86-64 program";
  }
  if (header.e_type != ET_EXEC) return "it is not linked at a fixed address (-no-pie)";
  if (status.st_size > kMaxExecutableBytes) return "it is larger than 512 MiB";
  return "";
}

// The address space this process has already.
rlim_t MappedBytes() {
  unsigned long pages = 0;
  if (std::FILE* file = std::fopen("/proc/self/statm", "re")) {
    if (std::fscanf(file, "%lu", &pages) != 1) pages = 0;
    std::fclose(file);
  }
  return rlim_t{pages} * static_cast<rlim_t>(sysconf(_SC_PAGESIZE));
}

void Limit(int resource, rlim_t value) {
  const struct rlimit limit = {value, value};
  setrlimit(resource, &limit);
}

// The child: symbolises and writes what it finds to `output`.
[[noreturn]] void RunChild(const std::string& path, const std::vector<std::uintptr_t>& pcs,
                           int output) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  Limit(RLIMIT_AS, MappedBytes() + kBytesAllowed);
  Limit(RLIMIT_CPU, kSecondsAllowed);
  Limit(RLIMIT_CORE, 0);
  for (const int fault : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGXCPU}) {
    signal(fault, SIG_DFL);
  }
  if (!EnterReadingSandbox(output)) _exit(1);

  Message message;
  for (const Frames& frames : SymbolizeFile(path, pcs)) {
    const auto count = std::min(static_cast<std::uint32_t>(frames.size()), kMaxFrames);
    message.Add(count);
    for (std::uint32_t i = 0; i < count; ++i) {
      message.Add(static_cast<std::uint32_t>(std::max(frames[i].line, 0)));
      message.Add(frames[i].file);
      message.Add(frames[i].function);
    }
  }
  std::string_view rest = message.bytes();
  while (!rest.empty()) {
    const ssize_t written = write(output, rest.data(), rest.size());
    if (written <= 0) _exit(1);
    rest.remove_prefix(static_cast<std::size_t>(written));
  }
  _exit(0);
}

// What comes from `input` until its end; nothing if that takes too long or is more than `max`.
std::optional<std::string> ReadUntilEnd(int input, std::size_t max) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point deadline = Clock::now() + std::chrono::seconds(kSecondsAllowed);
  std::string bytes;
  for (;;) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
    struct pollfd ready = {input, POLLIN, 0};
    const int polled = left > 0 ? poll(&ready, 1, static_cast<int>(left)) : 0;
    if (polled < 0 && errno == EINTR) continue;
    if (polled <= 0) return std::nullopt;
    char buffer[1 << 14];
    const ssize_t got = read(input, buffer, sizeof buffer);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return std::nullopt;
    if (got == 0) return bytes;
    bytes.append(buffer, static_cast<std::size_t>(got));
    if (bytes.size() > max) return std::nullopt;
  }
}

std::optional<std::vector<Frames>> ParseMessage(const std::string& bytes, std::size_t pcs) {
  std::vector<Frames> result(pcs);
  MessageReader reader(bytes);
  for (Frames& frames : result) {
    frames.resize(reader.Number(kMaxFrames));
    for (SourceLocation& frame : frames) {
      frame.line = static_cast<int>(reader.Number(INT32_MAX));
      frame.file = reader.Text();
      frame.function = reader.Text();
    }
  }
  if (!reader.AtEnd()) return std::nullopt;
  return result;
}

}  // namespace

absl::StatusOr<std::vector<Frames>> SymbolizeExecutable(const std::string& path,
                                                        const std::vector<std::uintptr_t>& pcs) {
  const std::string why_not = WhyNotOurs(path);
  if (!why_not.empty()) {
    return absl::FailedPreconditionError(
        absl::StrCat("no source lines from ", path, ": ", why_not));
  }
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) {
    return absl::InternalError(absl::StrCat("no source lines from ", path, ": no pipe"));
  }
  const pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    RunChild(path, pcs, ends[1]);
  }
  close(ends[1]);
  std::optional<std::string> bytes;
  if (child > 0) {
    bytes = ReadUntilEnd(ends[0], pcs.size() * kMaxFrames * (2 * kMaxTextBytes + 16));
    kill(child, SIGKILL);  // it has nothing more to say; it may not have been reaped yet
    while (waitpid(child, nullptr, 0) < 0 && errno == EINTR) {
    }
  }
  close(ends[0]);
  std::optional<std::vector<Frames>> frames;
  if (bytes) frames = ParseMessage(*bytes, pcs.size());
  if (!frames) {
    return absl::InternalError(
        absl::StrCat("no source lines from ", path, ": its debug information is damaged"));
  }
  return *std::move(frames);
}

Symbolizer ExecutableSymbolizer(std::string path) {
  return [path = std::move(path)](const std::vector<std::uintptr_t>& pcs) {
    absl::StatusOr<std::vector<Frames>> frames = SymbolizeExecutable(path, pcs);
    return frames.ok() ? *std::move(frames) : std::vector<Frames>(pcs.size());
  };
}

}  // namespace simt
