// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/01_intro_ufuncs/add_ufunc/add_ufunc_reference.h"

#include "Eigen/Core"

namespace {

template <class T>
using Values = Eigen::Array<T, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

template <class T>
Eigen::Map<const Values<T>> Of(const grade::Matrix<T>& matrix) {
  return {matrix.data(), matrix.rows(), matrix.columns()};
}

template <class Expression>
grade::Matrix<typename Expression::Scalar> ToMatrix(const Expression& expression) {
  grade::Matrix<typename Expression::Scalar> matrix(static_cast<int>(expression.rows()),
                                                    static_cast<int>(expression.cols()));
  Eigen::Map<Values<typename Expression::Scalar>>(matrix.data(), expression.rows(),
                                                  expression.cols()) = expression;
  return matrix;
}

}  // namespace

AddUfuncResults AddUfuncReference(const AddUfuncInputs& inputs) {
  const auto x = Of(inputs.x);
  const auto row = Eigen::Map<const Eigen::ArrayXf>(inputs.row.data(), x.cols())
                       .transpose()
                       .replicate(x.rows(), 1);
  const auto column =
      Eigen::Map<const Eigen::ArrayXf>(inputs.column.data(), x.rows()).replicate(1, x.cols());
  return {
      ToMatrix(x + Of(inputs.y)), ToMatrix(x + inputs.number),
      ToMatrix(x + row),          ToMatrix(x + column),
      ToMatrix(column + row),     ToMatrix(x.cast<double>() + Of(inputs.counts).cast<double>())};
}
