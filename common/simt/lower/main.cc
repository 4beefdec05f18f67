// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// lower IN.cu OUT.cc [NAME]: writes the C++ that simulates IN.cu to OUT.cc. NAME (default: IN.cu)
// is what compiler messages and findings shall call the file. When the file has something that the
// simulator does not support, exits 1 with lines "NAME:LINE:COLUMN: error: SENTENCE" on stderr;
// exits 2 on wrong usage.

#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

#include "common/simt/lower/lower.h"

int main(int argc, char** argv) {
  if (argc != 3 && argc != 4) {
    std::cerr << "usage: lower IN.cu OUT.cc [NAME]\n";
    return 2;
  }
  const std::string in = argv[1], out = argv[2], name = argc == 4 ? argv[3] : in;
  std::ifstream input(in, std::ios::binary);
  if (!input) {
    std::cerr << in << ": error: cannot be read\n";
    return 2;
  }
  const std::string source{std::istreambuf_iterator<char>(input), {}};
  const simt::lower::LowerResult result = simt::lower::Lower(source, name);
  for (const simt::lower::LowerError& error : result.errors) {
    std::cerr << name << ':' << error.line << ':' << error.column << ": error: " << error.message
              << '\n';
  }
  if (!result.errors.empty()) return 1;
  std::ofstream output(out, std::ios::binary);
  output << result.text;
  output.close();
  if (!output) {
    std::cerr << out << ": error: cannot be written\n";
    return 2;
  }
  return 0;
}
