// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/process.h"

#include <dirent.h>
#include <elf.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "common/grade/supervisor.h"
#include "common/grade/wire/layout.h"

namespace grade {

namespace {

// A descriptor that closes itself.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int fd) : fd_(fd) {}
  Descriptor(Descriptor&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    Reset(std::exchange(other.fd_, -1));
    return *this;
  }
  ~Descriptor() { Reset(-1); }
  void Reset(int fd) {
    if (fd_ >= 0) close(fd_);
    fd_ = fd;
  }
  int get() const { return fd_; }
  bool ok() const { return fd_ >= 0; }

 private:
  int fd_ = -1;
};

struct Pipe {
  Descriptor read, write;
};

bool MakePipe(Pipe* made) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return false;
  made->read.Reset(ends[0]);
  made->write.Reset(ends[1]);
  return true;
}

// Everything both sides of the fork hold.
struct Plumbing {
  Descriptor null, runner, channel_parent, channel_child;
  Pipe out, err, report, failure;

  bool Open(const std::string& executable) {
    null.Reset(open("/dev/null", O_RDONLY | O_CLOEXEC));
    runner.Reset(open(executable.c_str(), O_RDONLY | O_CLOEXEC));
    int sockets[2];
    if (!null.ok() || !runner.ok() ||
        socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, sockets) != 0) {
      return false;
    }
    channel_parent.Reset(sockets[0]);
    channel_child.Reset(sockets[1]);
    return MakePipe(&out) && MakePipe(&err) && MakePipe(&report) && MakePipe(&failure);
  }
};

// A program without an interpreter is static: it needs no file to start.
Profile ProfileOf(int fd) {
  Elf64_Ehdr header;
  if (pread(fd, &header, sizeof(header), 0) != sizeof(header)) return Profile::kSimulator;
  for (int i = 0; i < header.e_phnum; ++i) {
    Elf64_Phdr segment;
    const off_t offset = static_cast<off_t>(header.e_phoff) + i * header.e_phentsize;
    if (pread(fd, &segment, sizeof(segment), offset) != sizeof(segment)) break;
    if (segment.p_type == PT_INTERP) return Profile::kCuda;
  }
  return Profile::kSimulator;
}

[[noreturn]] void Fail(const std::string& text) {
  // The parent takes any text as the reason; if even this fails, it sees the exit status.
  [[maybe_unused]] const ssize_t written = write(kFailureFd, text.data(), text.size());
  _exit(127);
}

// For systems (or sandboxes) without close_range().
bool CloseOneByOne() {
  DIR* const folder = opendir("/proc/self/fd");
  if (folder == nullptr) return false;
  for (const dirent* entry; (entry = readdir(folder)) != nullptr;) {
    int fd = 0;
    if (absl::SimpleAtoi(entry->d_name, &fd) && fd >= kFirstFreeFd && fd != dirfd(folder)) {
      close(fd);
    }
  }
  closedir(folder);
  return true;
}

// Puts every descriptor at its agreed number and closes all others.
bool ArrangeDescriptors(const Plumbing& plumbing, int memory_fd) {
  const int wanted[kFirstFreeFd] = {plumbing.null.get(),          plumbing.out.write.get(),
                                    plumbing.err.write.get(),     memory_fd,
                                    plumbing.report.write.get(),  plumbing.runner.get(),
                                    plumbing.channel_child.get(), plumbing.failure.write.get()};
  int high[kFirstFreeFd];
  for (int i = 0; i < kFirstFreeFd; ++i) {
    high[i] = fcntl(wanted[i], F_DUPFD_CLOEXEC, 64);
    if (high[i] < 0) return false;
  }
  for (int i = 0; i < kFirstFreeFd; ++i) {
    // Those only needed until exec are closed by it.
    if (dup3(high[i], i, i >= kRunnerFd ? O_CLOEXEC : 0) < 0) return false;
  }
  return syscall(SYS_close_range, kFirstFreeFd, ~0u, 0) == 0 || CloseOneByOne();
}

[[noreturn]] void BecomeRunner(const Plumbing& plumbing, const ProcessSpec& spec, Profile profile,
                               pid_t parent) {
  const bool arranged = ArrangeDescriptors(plumbing, spec.memory_fd);
  if (!arranged) Fail(absl::StrCat("cannot arrange descriptors: ", std::strerror(errno)));
  for (int signal = 1; signal < NSIG; ++signal) ::signal(signal, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  setsid();
  if (chdir("/") != 0) Fail(absl::StrCat("cannot leave the directory: ", std::strerror(errno)));
  prctl(PR_SET_PDEATHSIG, SIGKILL);

  std::vector<char*> environment;
  for (const std::string& variable : spec.environment) {
    environment.push_back(const_cast<char*>(variable.c_str()));
  }
  environment.push_back(nullptr);
  char name[] = "submission";
  char* const arguments[] = {name, nullptr};

  const std::string failure = Confine(profile, spec.limits);
  if (!failure.empty()) Fail(failure);
  if (getppid() != parent) _exit(127);  // it died before it could be heeded
  syscall(SYS_execveat, kRunnerFd, "", arguments, environment.data(), AT_EMPTY_PATH);
  Fail(absl::StrCat("cannot start it: ", std::strerror(errno)));
}

// Waits for the child's word that it is confined; false if it ended without. `notify` becomes the
// supervisor's descriptor if it sent one.
bool HearConfined(int channel, Descriptor* notify) {
  char byte = 0;
  iovec data = {&byte, 1};
  alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int))] = {};
  msghdr message = {};
  message.msg_iov = &data;
  message.msg_iovlen = 1;
  message.msg_control = control;
  message.msg_controllen = sizeof(control);
  ssize_t received;
  do {
    received = recvmsg(channel, &message, MSG_CMSG_CLOEXEC);
  } while (received < 0 && errno == EINTR);
  if (received <= 0) return false;
  const cmsghdr* const header = CMSG_FIRSTHDR(&message);
  if (header != nullptr && header->cmsg_type == SCM_RIGHTS) {
    int fd;
    std::memcpy(&fd, CMSG_DATA(header), sizeof(fd));
    notify->Reset(fd);
  }
  return true;
}

std::string ReadAll(int fd) {
  std::string text;
  char buffer[512];
  while (true) {
    const ssize_t count = read(fd, buffer, sizeof(buffer));
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return text;
    text.append(buffer, static_cast<std::size_t>(count));
  }
}

}  // namespace

ProcessResult RunConfined(const ProcessSpec& spec) {
  ProcessResult result;
  Plumbing plumbing;
  if (!plumbing.Open(spec.executable)) {
    result.sentence = absl::StrCat("cannot open ", spec.executable, ": ", std::strerror(errno));
    return result;
  }
  // Nothing of the grader is to be read or traced by a process of the same user.
  prctl(PR_SET_DUMPABLE, 0);
  const Profile profile = ProfileOf(plumbing.runner.get());
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child < 0) {
    result.sentence = absl::StrCat("cannot start a process: ", std::strerror(errno));
    return result;
  }
  if (child == 0) BecomeRunner(plumbing, spec, profile, parent);

  plumbing.out.write.Reset(-1);
  plumbing.err.write.Reset(-1);
  plumbing.report.write.Reset(-1);
  plumbing.failure.write.Reset(-1);
  plumbing.channel_child.Reset(-1);
  Descriptor notify;
  const bool confined = HearConfined(plumbing.channel_parent.get(), &notify);
  std::string failure = ReadAll(plumbing.failure.read.get());
  if (!confined && failure.empty()) failure = "it ended before it was confined";
  if (!failure.empty()) {
    kill(child, SIGKILL);
    while (waitpid(child, nullptr, 0) < 0 && errno == EINTR) {
    }
    result.sentence = failure;
    return result;
  }
  result = Supervise({child, plumbing.out.read.get(), plumbing.err.read.get(),
                      plumbing.report.read.get(), notify.get(), profile, spec.limits});
  result.simulated = profile == Profile::kSimulator;
  return result;
}

}  // namespace grade
