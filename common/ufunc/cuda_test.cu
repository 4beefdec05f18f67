// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

// The target Cuda: what every target must do, and what only a device can get wrong: where arrays
// are, how often they are copied, how the kernels touch memory.

#include "common/ufunc/cuda.h"

#include <cstdint>
#include <vector>

#include "common/ufunc/device.h"
#include "gtest/gtest.h"

#ifdef SIMT_SIMULATOR
#include "common/simt/count/counters.h"
#include "common/simt/report/finding.h"
#endif

namespace {

using Targets = ::testing::Types<ufunc::Cuda>;

}  // namespace

#include "common/ufunc/ufunc_cases.h"  // needs Targets

namespace ufunc {
namespace {

class CudaTest : public UfuncTest<Cuda> {};

Array OnDevice(const Array& array) { return ToDevice(array).value(); }

TEST_F(CudaTest, ResultsOfHostArraysAreOnTheHost) {
  EXPECT_EQ(add(Iota({3}), 1.0f)->location(), Location::kHost);
  EXPECT_EQ(add(1.0f, 1.0f)->location(), Location::kHost);
}

TEST_F(CudaTest, ResultsOfDeviceArraysAreOnTheDevice) {
  const auto sum = add(OnDevice(Iota({3})), 1.0f);
  EXPECT_EQ(sum->location(), Location::kDevice);
  EXPECT_THAT(ValuesOf(ToHost(sum)), ElementsAre(1, 2, 3));
}

TEST_F(CudaTest, ResultsOfMixedArraysAreOnTheDevice) {
  const auto sum = add(Iota({3}), OnDevice(Iota({3})));
  EXPECT_EQ(sum->location(), Location::kDevice);
  EXPECT_THAT(ValuesOf(ToHost(sum)), ElementsAre(0, 2, 4));
}

TEST_F(CudaTest, OutSaysWhereTheResultIs) {
  const Array host = HostZeros(DType::kFloat32, {3});
  EXPECT_TRUE(add(OnDevice(Iota({3})), 1.0f, Out(host)).ok());
  EXPECT_THAT(ValuesOf(host), ElementsAre(1, 2, 3));
  const Array device = *DeviceEmpty(DType::kFloat32, {3});
  EXPECT_TRUE(add(Iota({3}), 1.0f, Out(device)).ok());
  EXPECT_THAT(ValuesOf(ToHost(device)), ElementsAre(1, 2, 3));
}

TEST_F(CudaTest, DeviceOutMayOverlapAnInput) {
  const Array x = OnDevice(Iota({1000}));
  EXPECT_TRUE(add(*x.Slice(0, 0, 999), 0.0f, Out(*x.Slice(0, 1, 1000))).ok());
  const std::vector<float> values = ValuesOf(ToHost(x));
  for (int i = 0; i < 1000; ++i) ASSERT_EQ(values[i], i == 0 ? 0 : i - 1);
  const Array matrix = OnDevice(Iota({3, 3}));
  EXPECT_TRUE(add(matrix, matrix.Transposed(), Out(matrix)).ok());
  EXPECT_THAT(ValuesOf(ToHost(matrix)), ElementsAre(0, 4, 8, 4, 8, 12, 8, 12, 16));
}

TEST_F(CudaTest, DeviceSlicesAreWalked) {
  const Array x = OnDevice(Iota({6, 6}));
  const Array out = OnDevice(HostZeros(DType::kFloat32, {6, 6}));
  EXPECT_TRUE(
      negate(*x.Slice(0, 0, 6, 3)->Slice(1, 5, -7, -2), Out(*out.Slice(0, 4, 6)->Slice(1, 0, 6, 2)))
          .ok());
  EXPECT_THAT(ValuesOf(ToHost(out.Slice(0, 4, 6))),
              ElementsAre(-5, 0, -3, 0, -1, 0, -23, 0, -21, 0, -19, 0));
}

TEST_F(CudaTest, TravelsThereAndBack) {
  const Array matrix = Iota({3, 4});
  EXPECT_THAT(ValuesOf(ToHost(ToDevice(matrix.Transposed()))),
              ElementsAreArray(ValuesOf(matrix.Transposed())));
  const Array column = *matrix.Slice(1, 1, 2);
  EXPECT_THAT(ValuesOf(ToHost(ToDevice(column))), ElementsAre(1, 5, 9));
  EXPECT_THAT(ValuesOf(ToHost(ToDevice(HostZeros(DType::kFloat32, {0})))), ElementsAre());
  EXPECT_THAT(ToHost(ToDevice(add(Iota({3}), Iota({2})))),
              IsInvalid("Add: shapes (3,) and (2,) do not broadcast: axis -1 has 3 elements in one "
                        "and 2 in another; they must be equal, or one of them 1"));
}

TEST_F(CudaTest, ErrorsOfTheDeviceAreErrors) {
  const auto huge = DeviceEmpty(DType::kFloat64, {std::int64_t{1} << 50});
  EXPECT_EQ(huge.status().code(), absl::StatusCode::kResourceExhausted);
  EXPECT_EQ(
      huge.status().message(),
      "cudaMalloc of 9007199254740992 bytes failed: cudaErrorMemoryAllocation (out of memory)");
  EXPECT_THAT(ValuesOf(add(Iota({2}), 1.0f)), ElementsAre(1, 2));  // nothing is left of it
}

#ifdef SIMT_SIMULATOR

// Counts from its beginning.
class Counts {
 public:
  Counts() {
    simt::KernelRecords().clear();
    simt::Transfers() = {};
  }
  const simt::TransferCounters& copies() const { return simt::Transfers(); }
  const simt::KernelRecord& kernel() const { return simt::KernelRecords().at(0); }
  std::size_t kernels() const { return simt::KernelRecords().size(); }
};

TEST_F(CudaTest, HostArraysAreCopiedOnceEach) {
  const Array x = Iota({100}), y = *Iota({100, 3}).Slice(1, 0, 1)->BroadcastTo({100, 100});
  const Counts counts;
  ASSERT_TRUE(add(x, y).ok());
  EXPECT_EQ(counts.copies().host_to_device_calls, 2u);
  EXPECT_EQ(counts.copies().host_to_device_bytes, 800u);  // y's 100 elements, not its repetitions
  EXPECT_EQ(counts.copies().device_to_host_calls, 1u);
  EXPECT_EQ(counts.copies().device_to_host_bytes, 40000u);
}

TEST_F(CudaTest, NumbersAreNotCopied) {
  const Array x = OnDevice(Iota({100}));
  const Counts counts;
  ASSERT_TRUE(add(x, 1.0f).ok());
  EXPECT_EQ(counts.copies().host_to_device_calls, 0u);
  EXPECT_EQ(counts.copies().device_to_host_calls, 0u);
  EXPECT_EQ(counts.copies().device_to_device_calls, 0u);
}

TEST_F(CudaTest, AChainOnTheDeviceCopiesNothing) {
  const Array x = OnDevice(Iota({100}));
  const Array out = *DeviceEmpty(DType::kFloat32, {100});
  const Counts counts;
  ASSERT_TRUE(add(negate(add(x, x)), x, Out(out)).ok());
  EXPECT_EQ(counts.copies().host_to_device_calls, 0u);
  EXPECT_EQ(counts.copies().device_to_host_calls, 0u);
  EXPECT_EQ(counts.copies().device_to_device_calls, 0u);
  EXPECT_EQ(counts.kernels(), 2u);
}

TEST_F(CudaTest, AWrongCallCopiesNothing) {
  const Counts counts;
  EXPECT_FALSE(add(Iota({100}), Iota({99})).ok());
  EXPECT_EQ(counts.copies().host_to_device_calls, 0u);
  EXPECT_EQ(counts.kernels(), 0u);
}

TEST_F(CudaTest, NothingIsLaunchedForNothing) {
  const Counts counts;
  ASSERT_TRUE(add(Iota({0}), 1.0f).ok());
  EXPECT_EQ(counts.kernels(), 0u);
}

// A warp loads and stores 128 bytes in a row, 4 sectors.
void ExpectSectors(const Counts& counts, std::uint64_t loads, std::uint64_t stores) {
  ASSERT_EQ(counts.kernels(), 1u);
  EXPECT_EQ(counts.kernel().counters.global_load_sectors, loads);
  EXPECT_EQ(counts.kernel().counters.global_store_sectors, stores);
}

TEST_F(CudaTest, ContiguousArraysAreCoalesced) {
  const Array x = OnDevice(Iota({64, 128})), y = OnDevice(Iota({64, 128}));
  const Counts counts;
  ASSERT_TRUE(add(x, y).ok());
  EXPECT_EQ(counts.kernel().name, "Add (contiguous)");
  ExpectSectors(counts, 2 * 64 * 128 / 8, 64 * 128 / 8);
}

TEST_F(CudaTest, TransposedArraysAreContiguousToo) {
  const Array x = OnDevice(Iota({64, 128})).Transposed();
  const Counts counts;
  ASSERT_TRUE(add(x, x).ok());
  EXPECT_EQ(counts.kernel().name, "Add (contiguous)");
  ExpectSectors(counts, 2 * 64 * 128 / 8, 64 * 128 / 8);
}

TEST_F(CudaTest, RepeatedRowsAreCoalesced) {
  const Array x = OnDevice(Iota({64, 128})), row = OnDevice(Iota({128}));
  const Counts counts;
  ASSERT_TRUE(add(x, row).ok());
  EXPECT_EQ(counts.kernel().name, "Add (strided)");
  ExpectSectors(counts, 2 * 64 * 128 / 8, 64 * 128 / 8);
}

TEST_F(CudaTest, RepeatedColumnsAreOneSectorAWarp) {
  const Array x = OnDevice(Iota({64, 128})), column = OnDevice(Iota({64, 1}));
  const Counts counts;
  ASSERT_TRUE(add(x, column).ok());
  ExpectSectors(counts, 64 * 128 / 8 + 64 * 128 / 32, 64 * 128 / 8);
}

TEST_F(CudaTest, CastsAreCoalesced) {
  const Array x = OnDevice(Iota<std::int16_t>({64, 128}));
  const Counts counts;
  ASSERT_TRUE(add(x, 1.0f).ok());
  ExpectSectors(counts, 64 * 128 / 16, 64 * 128 / 8);
}

TEST_F(CudaTest, ZzNothingWasFound) { EXPECT_EQ(simt::FindingCount(), 0); }

#endif  // SIMT_SIMULATOR

}  // namespace
}  // namespace ufunc
