// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/supervisor.h"

#include <fcntl.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

namespace grade {

namespace {

constexpr std::size_t kKeptOutput = std::size_t{64} << 10;
constexpr std::size_t kMaxReport = std::size_t{4} << 20;
constexpr std::uint64_t kPage = 4096;
constexpr int kTickMilliseconds = 10;
constexpr double kIdleWindowSeconds = 0.2;

using Clock = std::chrono::steady_clock;

double SecondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// One watched process.
class Watch {
 public:
  explicit Watch(const Supervised& supervised) : supervised_(supervised) {
    for (const int fd : {supervised.out, supervised.err, supervised.report}) {
      fcntl(fd, F_SETFL, O_NONBLOCK);
    }
  }

  ProcessResult Run() {
    while (true) {
      Wait();
      Drain();
      siginfo_t info = {};
      if (waitid(P_PID, static_cast<id_t>(supervised_.child), &info, WEXITED | WNOHANG | WNOWAIT) ==
              0 &&
          info.si_pid == supervised_.child) {
        break;
      }
      CheckLimits();
    }
    Drain();
    Conclude();
    result_.wall_seconds = SecondsSince(start_);
    return std::move(result_);
  }

 private:
  // Waits for a pipe, an announcement, or a tick.
  void Wait() {
    pollfd polled[4] = {{open_[0] ? supervised_.out : -1, POLLIN, 0},
                        {open_[1] ? supervised_.err : -1, POLLIN, 0},
                        {open_[2] ? supervised_.report : -1, POLLIN, 0},
                        {notify_open_ ? supervised_.notify : -1, POLLIN, 0}};
    // With its pipes closed it has ended, or ends soon.
    const bool ending = !open_[0] && !open_[1] && !open_[2];
    if (poll(polled, 4, ending ? 1 : kTickMilliseconds) <= 0) return;
    if ((polled[3].revents & POLLIN) != 0) Answer();
    if ((polled[3].revents & (POLLHUP | POLLERR)) != 0) notify_open_ = false;
  }

  void Drain() {
    Read(0, supervised_.out, &result_.output, kKeptOutput, &output_bytes_);
    Read(1, supervised_.err, &result_.output, kKeptOutput, &output_bytes_);
    Read(2, supervised_.report, &result_.report, kMaxReport, &report_bytes_);
  }

  // Reads what is there, keeps the beginning of it.
  void Read(int index, int fd, std::string* kept, std::size_t keep, std::uint64_t* total) {
    char buffer[16384];
    for (int i = 0; i < 64 && open_[index]; ++i) {
      const ssize_t count = read(fd, buffer, sizeof(buffer));
      if (count < 0) {
        if (errno == EINTR) continue;
        if (errno != EAGAIN) open_[index] = false;
        return;
      }
      if (count == 0) {
        open_[index] = false;
        return;
      }
      *total += static_cast<std::uint64_t>(count);
      if (kept->size() < keep) {
        kept->append(buffer, std::min(static_cast<std::size_t>(count), keep - kept->size()));
      }
      if (output_bytes_ > supervised_.limits.output_bytes || report_bytes_ > kMaxReport) {
        Kill(ProcessResult::End::kTooMuchOutput, "");
        return;
      }
    }
  }

  void Answer() {
    seccomp_notif request = {};
    if (ioctl(supervised_.notify, SECCOMP_IOCTL_NOTIF_RECV, &request) != 0) return;
    SystemCall call;
    call.number = request.data.nr;
    std::copy(std::begin(request.data.args), std::end(request.data.args), call.arguments);
    const std::string path = PathOf(call, static_cast<pid_t>(request.pid));
    Judgement judgement = JudgeSystemCall(supervised_.profile, supervised_.limits, call, path);
    if (judgement.is_thread && ++threads_ > supervised_.limits.threads) {
      judgement.decision = Decision::kKill;
      judgement.sentence = absl::StrCat("your code started more than ", supervised_.limits.threads,
                                        " threads on the host");
    }
    if (judgement.decision == Decision::kKill) {
      Kill(judgement.is_memory ? ProcessResult::End::kTooMuchMemory
                               : ProcessResult::End::kForbiddenCall,
           judgement.sentence);
      return;  // the call dies with the process
    }
    seccomp_notif_resp response = {};
    response.id = request.id;
    if (judgement.decision == Decision::kAllow) {
      response.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
    } else {
      response.error = -judgement.error;
    }
    ioctl(supervised_.notify, SECCOMP_IOCTL_NOTIF_SEND, &response);
  }

  // The path that the announced call names, read out of the stopped process; empty if it names
  // none or the system does not let the grader look.
  std::string PathOf(const SystemCall& call, pid_t process) {
    const int index = PathArgument(call.number);
    if (index < 0) return "";
    const int memory = open(absl::StrCat("/proc/", process, "/mem").c_str(), O_RDONLY | O_CLOEXEC);
    if (memory < 0) return "";
    char buffer[256];
    auto address = static_cast<std::uint64_t>(call.arguments[index]);
    std::size_t length = 0;
    // Up to a page's end at a time: the text may end just before a page that is not there.
    while (length + 1 < sizeof(buffer)) {
      const std::size_t rest = kPage - address % kPage;
      const std::size_t wanted = std::min(sizeof(buffer) - 1 - length, rest);
      const ssize_t count = pread(memory, buffer + length, wanted, static_cast<off_t>(address));
      if (count <= 0) break;
      const std::size_t text = strnlen(buffer + length, static_cast<std::size_t>(count));
      length += text;
      address += text;
      if (text < static_cast<std::size_t>(count)) break;
    }
    close(memory);
    return std::string(buffer, length);
  }

  void CheckLimits() {
    if (killed_) return;
    WatchIdleness();
    if (idle_seconds_ > supervised_.limits.idle_seconds ||
        SecondsSince(start_) > supervised_.limits.wall_seconds) {
      Kill(ProcessResult::End::kTooLong, "");
      return;
    }
    const std::uint64_t memory = ResidentBytes();
    result_.peak_memory_bytes = std::max(result_.peak_memory_bytes, memory);
    if (memory > supervised_.limits.memory_bytes) {
      Kill(ProcessResult::End::kTooMuchMemory, "");
    }
  }

  // Adds up the time in which the process slept. Time in which it would have run, had the machine
  // not been busy with others, does not count against it.
  void WatchIdleness() {
    const double elapsed = SecondsSince(window_start_);
    if (elapsed < kIdleWindowSeconds) return;
    window_start_ = Clock::now();
    std::ifstream file(absl::StrCat("/proc/", supervised_.child, "/stat"));
    std::string stat{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    // Fields are counted behind the name, which may hold anything: state, then 10 others, then the
    // ticks of the processor spent in user and in system mode, by all threads.
    const std::size_t name_end = stat.rfind(')');
    if (name_end == std::string::npos) return;
    std::istringstream fields(stat.substr(name_end + 1));
    char state = '?';
    fields >> state;
    std::string skipped;
    for (int i = 0; i < 10; ++i) fields >> skipped;
    std::uint64_t user = 0, system = 0;
    fields >> user >> system;
    if (state == 'S' && user + system == ticks_) idle_seconds_ += elapsed;
    ticks_ = user + system;
  }

  std::uint64_t ResidentBytes() const {
    std::FILE* const file =
        std::fopen(absl::StrCat("/proc/", supervised_.child, "/statm").c_str(), "re");
    if (file == nullptr) return 0;
    unsigned long long size = 0, resident = 0;
    const int count = std::fscanf(file, "%llu %llu", &size, &resident);
    std::fclose(file);
    return count == 2 ? resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)) : 0;
  }

  void Kill(ProcessResult::End why, std::string sentence) {
    if (killed_) return;
    killed_ = true;
    result_.end = why;
    result_.sentence = std::move(sentence);
    kill(supervised_.child, SIGKILL);
  }

  void Conclude() {
    int status = 0;
    rusage usage = {};
    while (wait4(supervised_.child, &status, 0, &usage) < 0 && errno == EINTR) {
    }
    result_.peak_memory_bytes =
        std::max(result_.peak_memory_bytes, static_cast<std::uint64_t>(usage.ru_maxrss) * 1024);
    if (killed_) return;
    if (WIFEXITED(status)) {
      result_.end = ProcessResult::End::kExited;
      result_.code = WEXITSTATUS(status);
      return;
    }
    result_.end = ProcessResult::End::kSignalled;
    result_.code = WTERMSIG(status);
    const double cpu = static_cast<double>(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                       static_cast<double>(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
    if (result_.code == SIGXCPU ||
        (result_.code == SIGKILL && cpu >= supervised_.limits.cpu_seconds)) {
      result_.end = ProcessResult::End::kTooLong;
    } else if (result_.code == SIGSYS && supervised_.notify < 0) {
      result_.end = ProcessResult::End::kForbiddenCall;
      result_.sentence = "your code made a system call that a submission may not make";
    }
  }

  const Supervised supervised_;
  const Clock::time_point start_ = Clock::now();
  ProcessResult result_;
  bool open_[3] = {true, true, true};
  bool notify_open_ = true;
  bool killed_ = false;
  int threads_ = 0;
  Clock::time_point window_start_ = Clock::now();
  std::uint64_t ticks_ = 0;
  double idle_seconds_ = 0;
  std::uint64_t output_bytes_ = 0, report_bytes_ = 0;
};

}  // namespace

ProcessResult Supervise(const Supervised& supervised) { return Watch(supervised).Run(); }

}  // namespace grade
