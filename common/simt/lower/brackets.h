// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: brackets.h
//
// Finding the other end of a bracketed group in a sequence of tokens. All functions return kNone
// when there is none.

#ifndef COMMON_SIMT_LOWER_BRACKETS_H_
#define COMMON_SIMT_LOWER_BRACKETS_H_

#include <cstddef>
#include <vector>

#include "common/simt/lower/tokenizer.h"

namespace simt::lower {

inline constexpr std::size_t kNone = static_cast<std::size_t>(-1);

bool IsOpening(const Token& token);  // ( [ {
bool IsClosing(const Token& token);  // ) ] }

// The index of the bracket that closes the one at `open`.
std::size_t MatchingClose(const std::vector<Token>& tokens, std::size_t open);
// The index of the bracket that opens the one closed at `close`.
std::size_t MatchingOpen(const std::vector<Token>& tokens, std::size_t close);

// The index of the '>' that closes the template argument list opened by the '<' at `open`.
std::size_t MatchingCloseAngle(const std::vector<Token>& tokens, std::size_t open);
// The index of the '<' that opens the template argument list closed by the '>' at `close`.
std::size_t MatchingOpenAngle(const std::vector<Token>& tokens, std::size_t close);

// True if the '<' at `open`, which stands in an expression, opens the template argument list of a
// name that is called, constructed or qualified: `f<int>(`, `Pair<int, 2>{`, `Traits<T>::`.
// `*close` is then its '>'. A comparison is not: `n < limit ? a : b`.
bool IsTemplateArgumentList(const std::vector<Token>& tokens, std::size_t open, std::size_t* close);

// True if the three tokens from `at` on are an unbroken ">>>".
bool IsTripleClose(const std::vector<Token>& tokens, std::size_t at);

}  // namespace simt::lower

#endif  // COMMON_SIMT_LOWER_BRACKETS_H_
