// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/confine.h"

#include <fcntl.h>
#include <grp.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <seccomp.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cmath>
#include <cstring>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "common/grade/wire/layout.h"

namespace grade {

namespace {

constexpr std::uint64_t kMaxStackBytes = std::uint64_t{8} << 20;
constexpr std::uint32_t kNobody = 65534;
// One more than it has: for the filter's own descriptor on the way to exec.
constexpr std::uint64_t kMaxDescriptors = kFirstFreeFd + 1;

std::string Failed(const char* what) { return absl::StrCat(what, ": ", std::strerror(errno)); }

bool Limit(__rlimit_resource resource, std::uint64_t soft, std::uint64_t hard) {
  const rlimit limit = {soft, hard};
  return setrlimit(resource, &limit) == 0;
}

std::string SetLimits(Profile profile, const Limits& limits) {
  const auto seconds = static_cast<std::uint64_t>(std::ceil(limits.cpu_seconds));
  // The hard limit comes a second later: a submission may catch SIGXCPU, not what follows.
  bool ok = Limit(RLIMIT_CORE, 0, 0) && Limit(RLIMIT_CPU, seconds, seconds + 1) &&
            Limit(RLIMIT_FSIZE, 0, 0) && Limit(RLIMIT_MSGQUEUE, 0, 0) &&
            Limit(RLIMIT_STACK, kMaxStackBytes, kMaxStackBytes);
  if (profile == Profile::kSimulator) {
    // The simulator reserves large ranges without access to them, which RLIMIT_AS would count.
    ok = ok && Limit(RLIMIT_DATA, limits.memory_bytes, limits.memory_bytes) &&
         Limit(RLIMIT_MEMLOCK, 0, 0) && Limit(RLIMIT_NOFILE, kMaxDescriptors, kMaxDescriptors);
  }
  return ok ? "" : Failed("cannot set resource limits");
}

// A grader run by root gives its rights up where the system lets it and the runner can still be
// executed; the filter below holds for root as well.
void BecomeNobody() {
  struct stat status;
  if (geteuid() != 0 || fstat(kRunnerFd, &status) != 0 || (status.st_mode & S_IXOTH) == 0) return;
  if (setgroups(0, nullptr) != 0) return;
  if (setresgid(kNobody, kNobody, kNobody) != 0) return;
  if (setresuid(kNobody, kNobody, kNobody) != 0) return;
}

// What becomes of a system call that no rule names.
enum class Otherwise { kAnnounce, kKill };

// libseccomp does not take "announce" as the default action, so a filter is made with this
// stand-in, which is exchanged in the finished program.
constexpr std::uint32_t kStandIn = SCMP_ACT_TRACE(0x7077);

// Collects rules; the first error sticks.
class Filter {
 public:
  explicit Filter(Otherwise otherwise)
      : context_(
            seccomp_init(otherwise == Otherwise::kAnnounce ? kStandIn : SCMP_ACT_KILL_PROCESS)) {}
  ~Filter() {
    if (context_ != nullptr) seccomp_release(context_);
  }
  Filter(const Filter&) = delete;
  Filter& operator=(const Filter&) = delete;

  template <class... Comparisons>
  void Rule(std::uint32_t action, int number, Comparisons... comparisons) {
    if (context_ == nullptr || error_ != 0) return;
    const scmp_arg_cmp all[sizeof...(comparisons) + 1] = {comparisons...};
    error_ = seccomp_rule_add_array(context_, action, number, sizeof...(comparisons), all);
  }
  template <class... Comparisons>
  void Allow(int number, Comparisons... comparisons) {
    Rule(SCMP_ACT_ALLOW, number, comparisons...);
  }
  void Refuse(int number, int error) { Rule(SCMP_ACT_ERRNO(static_cast<unsigned>(error)), number); }

  // The filter as the kernel takes it; empty if it cannot be made.
  std::vector<sock_filter> Compile() {
    std::vector<sock_filter> program;
    if (context_ == nullptr || error_ != 0 || Export(&program) != 0) return {};
    for (sock_filter& instruction : program) {
      if (instruction.code == (BPF_RET | BPF_K) && instruction.k == kStandIn) {
        instruction.k = SECCOMP_RET_USER_NOTIF;
      }
    }
    return program;
  }

 private:
  int Export(std::vector<sock_filter>* program) {
    const int file = memfd_create("filter", MFD_CLOEXEC);
    if (file < 0) return -errno;
    int error = seccomp_export_bpf(context_, file);
    const off_t size = lseek(file, 0, SEEK_END);
    if (error == 0 && size > 0) {
      program->resize(static_cast<std::size_t>(size) / sizeof(sock_filter));
      const std::size_t bytes = program->size() * sizeof(sock_filter);
      if (pread(file, program->data(), bytes, 0) != static_cast<ssize_t>(bytes)) error = -EIO;
    }
    close(file);
    return error;
  }

  scmp_filter_ctx context_;
  int error_ = 0;
};

void AddCommonRules(Filter& filter, const Limits& limits) {
  for (const int number : {SCMP_SYS(read),
                           SCMP_SYS(readv),
                           SCMP_SYS(lseek),
                           SCMP_SYS(fstat),
                           SCMP_SYS(brk),
                           SCMP_SYS(munmap),
                           SCMP_SYS(madvise),
                           SCMP_SYS(futex),
                           SCMP_SYS(clock_gettime),
                           SCMP_SYS(clock_getres),
                           SCMP_SYS(clock_nanosleep),
                           SCMP_SYS(nanosleep),
                           SCMP_SYS(gettimeofday),
                           SCMP_SYS(time),
                           SCMP_SYS(times),
                           SCMP_SYS(getpid),
                           SCMP_SYS(gettid),
                           SCMP_SYS(getppid),
                           SCMP_SYS(getuid),
                           SCMP_SYS(geteuid),
                           SCMP_SYS(getgid),
                           SCMP_SYS(getegid),
                           SCMP_SYS(rt_sigaction),
                           SCMP_SYS(rt_sigprocmask),
                           SCMP_SYS(rt_sigreturn),
                           SCMP_SYS(rt_sigtimedwait),
                           SCMP_SYS(rt_sigsuspend),
                           SCMP_SYS(rt_sigpending),
                           SCMP_SYS(sigaltstack),
                           SCMP_SYS(set_tid_address),
                           SCMP_SYS(set_robust_list),
                           SCMP_SYS(get_robust_list),
                           SCMP_SYS(rseq),
                           SCMP_SYS(arch_prctl),
                           SCMP_SYS(getrlimit),
                           SCMP_SYS(sched_yield),
                           SCMP_SYS(sched_getaffinity),
                           SCMP_SYS(sched_getparam),
                           SCMP_SYS(sched_getscheduler),
                           SCMP_SYS(getcpu),
                           SCMP_SYS(sysinfo),
                           SCMP_SYS(uname),
                           SCMP_SYS(getrusage),
                           SCMP_SYS(getrandom),
                           SCMP_SYS(exit),
                           SCMP_SYS(exit_group),
                           SCMP_SYS(restart_syscall),
                           SCMP_SYS(poll),
                           SCMP_SYS(ppoll),
                           SCMP_SYS(select),
                           SCMP_SYS(pselect6),
                           SCMP_SYS(pause),
                           SCMP_SYS(alarm),
                           SCMP_SYS(getitimer),
                           SCMP_SYS(setitimer),
                           SCMP_SYS(timer_create),
                           SCMP_SYS(timer_settime),
                           SCMP_SYS(timer_gettime),
                           SCMP_SYS(timer_delete),
                           SCMP_SYS(membarrier)}) {
    filter.Allow(number);
  }
  // Its own pipes, and on the way to exec the grader's.
  for (const int number : {SCMP_SYS(write), SCMP_SYS(writev)}) {
    filter.Allow(number, SCMP_A0_32(SCMP_CMP_EQ, 1));
    filter.Allow(number, SCMP_A0_32(SCMP_CMP_EQ, 2));
    filter.Allow(number, SCMP_A0_32(SCMP_CMP_EQ, wire::kReportFd));
  }
  filter.Allow(SCMP_SYS(write), SCMP_A0_32(SCMP_CMP_EQ, kFailureFd));
  filter.Allow(SCMP_SYS(sendmsg), SCMP_A0_32(SCMP_CMP_EQ, kChannelFd));
  filter.Allow(SCMP_SYS(execveat), SCMP_A0_32(SCMP_CMP_EQ, kRunnerFd),
               SCMP_A4_32(SCMP_CMP_EQ, AT_EMPTY_PATH));
  // Signals to itself: raise() and abort().
  const auto self = static_cast<scmp_datum_t>(getpid());
  for (const int number : {SCMP_SYS(kill), SCMP_SYS(tgkill)}) {
    filter.Allow(number, SCMP_A0_32(SCMP_CMP_EQ, static_cast<std::uint32_t>(self)));
  }
  // Memory, but no more in one request than in all; reservations without access are free.
  filter.Allow(SCMP_SYS(mmap), SCMP_A1(SCMP_CMP_LE, limits.memory_bytes));
  filter.Allow(SCMP_SYS(mmap), SCMP_A1(SCMP_CMP_GT, limits.memory_bytes),
               SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_WRITE, 0));
  filter.Allow(SCMP_SYS(mprotect), SCMP_A1(SCMP_CMP_LE, limits.memory_bytes));
  filter.Allow(SCMP_SYS(mprotect), SCMP_A1(SCMP_CMP_GT, limits.memory_bytes),
               SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_WRITE, 0));
  filter.Allow(SCMP_SYS(mremap), SCMP_A2(SCMP_CMP_LE, limits.memory_bytes));
  // Reading limits, not changing them.
  filter.Allow(SCMP_SYS(prlimit64), SCMP_A2(SCMP_CMP_EQ, 0));
  filter.Rule(SCMP_ACT_ERRNO(EPERM), SCMP_SYS(prlimit64), SCMP_A2(SCMP_CMP_NE, 0));
  filter.Refuse(SCMP_SYS(setrlimit), EPERM);
  filter.Allow(SCMP_SYS(prctl), SCMP_A0_32(SCMP_CMP_EQ, PR_SET_NAME));
  filter.Allow(SCMP_SYS(prctl), SCMP_A0_32(SCMP_CMP_EQ, PR_GET_NAME));
  filter.Rule(SCMP_ACT_ERRNO(EINVAL), SCMP_SYS(prctl), SCMP_A0_32(SCMP_CMP_GT, PR_GET_NAME));
  filter.Rule(SCMP_ACT_ERRNO(EINVAL), SCMP_SYS(prctl), SCMP_A0_32(SCMP_CMP_LT, PR_SET_NAME));
  // glibc then uses clone, whose flags are in a register and can be judged.
  filter.Refuse(SCMP_SYS(clone3), ENOSYS);
}

void AddSimulatorRules(Filter& filter) {
  // What libraries ask in passing and do without.
  filter.Refuse(SCMP_SYS(ioctl), ENOTTY);
  filter.Refuse(SCMP_SYS(fcntl), EPERM);
  for (const int number :
       {SCMP_SYS(readlink), SCMP_SYS(readlinkat), SCMP_SYS(access), SCMP_SYS(faccessat),
        SCMP_SYS(faccessat2), SCMP_SYS(stat), SCMP_SYS(lstat), SCMP_SYS(statx), SCMP_SYS(getcwd)}) {
    filter.Refuse(number, ENOENT);
  }
  filter.Allow(SCMP_SYS(newfstatat), SCMP_A3_32(SCMP_CMP_EQ, AT_EMPTY_PATH));
  filter.Rule(SCMP_ACT_ERRNO(ENOENT), SCMP_SYS(newfstatat), SCMP_A3_32(SCMP_CMP_NE, AT_EMPTY_PATH));
  for (const int number :
       {SCMP_SYS(mlock), SCMP_SYS(mlock2), SCMP_SYS(munlock), SCMP_SYS(mbind),
        SCMP_SYS(set_mempolicy), SCMP_SYS(get_mempolicy), SCMP_SYS(sched_setaffinity),
        SCMP_SYS(sched_setscheduler), SCMP_SYS(setpriority)}) {
    filter.Refuse(number, EPERM);
  }
  // It keeps the descriptors through which the grader hears of it.
  filter.Rule(SCMP_ACT_ERRNO(EPERM), SCMP_SYS(close), SCMP_A0_32(SCMP_CMP_EQ, wire::kMemoryFd));
  filter.Rule(SCMP_ACT_ERRNO(EPERM), SCMP_SYS(close), SCMP_A0_32(SCMP_CMP_EQ, wire::kReportFd));
  filter.Allow(SCMP_SYS(close), SCMP_A0_32(SCMP_CMP_LT, wire::kMemoryFd));
  filter.Allow(SCMP_SYS(close), SCMP_A0_32(SCMP_CMP_GT, wire::kReportFd));
}

void AddCudaRules(Filter& filter) {
  for (const int number :
       {SCMP_SYS(ioctl), SCMP_SYS(fcntl), SCMP_SYS(close), SCMP_SYS(newfstatat), SCMP_SYS(statx),
        SCMP_SYS(stat), SCMP_SYS(lstat), SCMP_SYS(readlink), SCMP_SYS(readlinkat), SCMP_SYS(access),
        SCMP_SYS(faccessat), SCMP_SYS(faccessat2), SCMP_SYS(getcwd), SCMP_SYS(statfs),
        SCMP_SYS(fstatfs), SCMP_SYS(getdents64), SCMP_SYS(pread64), SCMP_SYS(preadv),
        SCMP_SYS(mlock), SCMP_SYS(mlock2), SCMP_SYS(munlock), SCMP_SYS(mbind),
        SCMP_SYS(set_mempolicy), SCMP_SYS(get_mempolicy), SCMP_SYS(sched_setaffinity),
        SCMP_SYS(sched_setscheduler), SCMP_SYS(sched_get_priority_max),
        SCMP_SYS(sched_get_priority_min), SCMP_SYS(pipe), SCMP_SYS(pipe2), SCMP_SYS(eventfd2),
        SCMP_SYS(epoll_create1), SCMP_SYS(epoll_ctl), SCMP_SYS(epoll_wait),
        SCMP_SYS(timerfd_create), SCMP_SYS(timerfd_settime), SCMP_SYS(dup), SCMP_SYS(memfd_create),
        SCMP_SYS(ftruncate), SCMP_SYS(mincore), SCMP_SYS(umask), SCMP_SYS(capget), SCMP_SYS(prctl),
        SCMP_SYS(flock), SCMP_SYS(chdir), SCMP_SYS(dup2), SCMP_SYS(dup3), SCMP_SYS(epoll_create),
        SCMP_SYS(epoll_pwait), SCMP_SYS(eventfd), SCMP_SYS(fallocate), SCMP_SYS(fchmod),
        SCMP_SYS(getpriority), SCMP_SYS(mlockall), SCMP_SYS(move_pages), SCMP_SYS(msync),
        SCMP_SYS(munlockall), SCMP_SYS(sched_getattr), SCMP_SYS(sched_setattr), SCMP_SYS(signalfd4),
        SCMP_SYS(timerfd_gettime),
        // Of local sockets: there are no others.
        SCMP_SYS(accept), SCMP_SYS(accept4), SCMP_SYS(bind), SCMP_SYS(getpeername),
        SCMP_SYS(getsockname), SCMP_SYS(getsockopt), SCMP_SYS(listen), SCMP_SYS(recvfrom),
        SCMP_SYS(sendto), SCMP_SYS(setsockopt), SCMP_SYS(shutdown), SCMP_SYS(socketpair)}) {
    filter.Allow(number);
  }
  // Between the driver's own threads.
  filter.Allow(SCMP_SYS(write), SCMP_A0_32(SCMP_CMP_GT, wire::kReportFd));
  // Files to be read, and devices; which is which the supervisor sees by the path.
  filter.Allow(SCMP_SYS(openat), SCMP_A2(SCMP_CMP_MASKED_EQ, O_ACCMODE | O_CREAT, O_RDONLY));
  filter.Allow(SCMP_SYS(open), SCMP_A1(SCMP_CMP_MASKED_EQ, O_ACCMODE | O_CREAT, O_RDONLY));
  filter.Allow(SCMP_SYS(socket), SCMP_A0_32(SCMP_CMP_EQ, AF_UNIX));
  filter.Allow(SCMP_SYS(connect));
  filter.Allow(SCMP_SYS(sendmsg), SCMP_A0_32(SCMP_CMP_NE, kChannelFd));
  filter.Allow(SCMP_SYS(recvmsg));
  // Mappings of the GPU's address range are far larger than memory.
  filter.Allow(SCMP_SYS(mremap));
  // The driver tidies up in /dev/char; it takes "not there" for an answer and nothing else.
  filter.Refuse(SCMP_SYS(unlink), ENOENT);
  filter.Refuse(SCMP_SYS(unlinkat), ENOENT);
  // The driver tries to keep things in files, and does without.
  for (const int number :
       {SCMP_SYS(mkdir), SCMP_SYS(mkdirat), SCMP_SYS(rmdir), SCMP_SYS(rename), SCMP_SYS(renameat),
        SCMP_SYS(renameat2), SCMP_SYS(link), SCMP_SYS(linkat), SCMP_SYS(symlink),
        SCMP_SYS(symlinkat), SCMP_SYS(mknod), SCMP_SYS(mknodat), SCMP_SYS(chmod),
        SCMP_SYS(fchmodat), SCMP_SYS(chown), SCMP_SYS(fchown), SCMP_SYS(truncate)}) {
    filter.Refuse(number, EPERM);
  }
}

std::vector<sock_filter> MakeFilter(Profile profile, const Limits& limits, Otherwise otherwise) {
  Filter filter(otherwise);
  AddCommonRules(filter, limits);
  if (profile == Profile::kSimulator) {
    AddSimulatorRules(filter);
  } else {
    AddCudaRules(filter);
  }
  if (otherwise == Otherwise::kKill) {
    // Nobody watches: threads are limited by memory alone, and files are simply not there.
    filter.Allow(SCMP_SYS(clone), SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, CLONE_THREAD));
    if (profile == Profile::kSimulator) {
      filter.Refuse(SCMP_SYS(openat), ENOENT);
      filter.Refuse(SCMP_SYS(open), ENOENT);
    } else {
      // The driver's devices; RLIMIT_FSIZE keeps files from being written.
      filter.Allow(SCMP_SYS(openat), SCMP_A2(SCMP_CMP_MASKED_EQ, O_CREAT, 0));
      filter.Allow(SCMP_SYS(open), SCMP_A1(SCMP_CMP_MASKED_EQ, O_CREAT, 0));
    }
  }
  return filter.Compile();
}

// Puts a filter into force. Returns -1 on failure, else the descriptor that announces calls if
// `flags` ask for one, else 0.
int LoadFilter(const std::vector<sock_filter>& program, unsigned flags) {
  const sock_fprog loaded = {static_cast<unsigned short>(program.size()),
                             const_cast<sock_filter*>(program.data())};
  return static_cast<int>(syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &loaded));
}

// Tells the supervisor that the process is confined, and hands it `descriptor` if there is one.
bool Announce(int descriptor) {
  char byte = 'n';
  iovec data = {&byte, 1};
  alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int))] = {};
  msghdr message = {};
  message.msg_iov = &data;
  message.msg_iovlen = 1;
  if (descriptor > 0) {
    message.msg_control = control;
    message.msg_controllen = sizeof(control);
    cmsghdr* const header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    std::memcpy(CMSG_DATA(header), &descriptor, sizeof(int));
  }
  return sendmsg(kChannelFd, &message, 0) == 1;
}

}  // namespace

std::string Confine(Profile profile, const Limits& limits) {
  BecomeNobody();
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return Failed("cannot give up privileges");
  const std::vector<sock_filter> announcing = MakeFilter(profile, limits, Otherwise::kAnnounce);
  const std::vector<sock_filter> killing = MakeFilter(profile, limits, Otherwise::kKill);
  if (announcing.empty() || killing.empty()) return "cannot make a system call filter";
  const std::string failure = SetLimits(profile, limits);
  if (!failure.empty()) return failure;

  int announcer = LoadFilter(announcing, SECCOMP_FILTER_FLAG_NEW_LISTENER);
  if (announcer < 0) announcer = LoadFilter(killing, 0);
  if (announcer < 0) return Failed("cannot load a system call filter (seccomp)");
  if (!Announce(announcer)) return Failed("cannot speak to the supervisor");
  return "";
}

}  // namespace grade
