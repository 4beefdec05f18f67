// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: headers.h
//
// Lowering a program's own headers: those with CUDA syntax in them, or in what they include, become
// lowered copies, which take their place in every #include. All others stay where they are.

#ifndef COMMON_SIMT_LOWER_HEADERS_H_
#define COMMON_SIMT_LOWER_HEADERS_H_

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "common/simt/lower/lower.h"

namespace simt::lower {

// Tells the user of an error: "NAME:LINE:COLUMN: error: SENTENCE" on standard error.
void PrintErrors(std::string_view file_name, const std::vector<LowerError>& errors);

// The headers of one program, which may have several sources.
class Headers {
 public:
  // Headers in quotes are looked for beside the file that includes them, then, as those in angle
  // brackets, in `folders`. Copies go to the folder `copies`. `shared_names` as in LowerOptions.
  Headers(std::vector<std::string> folders, std::string copies,
          std::set<std::string, std::less<>>* shared_names)
      : folders_(std::move(folders)), copies_(std::move(copies)), shared_names_(shared_names) {}

  // Lowers a source, and every header that it leads to. Their errors are printed.
  LowerResult LowerSource(std::string_view source, const std::string& file_name);

  // Whether some header had an error, or a copy could not be written.
  bool failed() const { return failed_; }

 private:
  struct Header {
    std::string text;
    bool has_cuda_syntax = false;
    std::vector<std::string> includes;  // the paths of headers that were found
    std::string copy;                   // the path of its lowered copy, once there is one
  };

  // The path of a header that the file `includer` names; empty if it is not the program's own.
  std::string Find(std::string_view name, bool quoted, const std::string& includer) const;
  const Header& Load(const std::string& path);
  bool LeadsToCudaSyntax(const std::string& path);
  // The path of the header's copy, made now if need be; empty if it needs none.
  std::string CopyOf(const std::string& path);
  LowerOptions OptionsFor(const std::string& includer, bool is_copy);

  const std::vector<std::string> folders_;
  const std::string copies_;
  std::set<std::string, std::less<>>* const shared_names_;
  std::map<std::string, Header> headers_;  // by path
  bool failed_ = false;
};

}  // namespace simt::lower

#endif  // COMMON_SIMT_LOWER_HEADERS_H_
