// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/lower/lower.h"

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace simt::lower {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// The lowered text without the two lines that every file begins with.
std::string Lowered(std::string_view source) {
  const LowerResult result = Lower(source, "a.cu");
  EXPECT_THAT(result.errors, IsEmpty()) << source;
  const std::string prologue = "#include <cuda_runtime.h>\n#line 1 \"a.cu\"\n";
  EXPECT_EQ(result.text.substr(0, prologue.size()), prologue);
  return result.text.substr(prologue.size());
}

// The lowered body of a function whose body is `source`.
std::string InHostFunction(std::string_view source) {
  const std::string before = "void f(){", after = "}";
  const std::string text = Lowered(before + std::string(source) + after);
  return text.substr(before.size(), text.size() - before.size() - after.size());
}

std::string InKernel(std::string_view source) {
  const std::string before = "__global__ void k(int n){", after = "}";
  const std::string text = Lowered(before + std::string(source) + after);
  return text.substr(before.size(), text.size() - before.size() - after.size());
}

std::vector<LowerError> Errors(std::string_view source) { return Lower(source, "a.cu").errors; }

auto ErrorAt(int line, int column, const std::string& part) {
  return AllOf(Field(&LowerError::line, line), Field(&LowerError::column, column),
               Field(&LowerError::message, HasSubstr(part)));
}

// ---------------------------------------------------------------------------------- Launches

struct Launched {
  const char* source;
  const char* lowered;
};

class LaunchTest : public ::testing::TestWithParam<Launched> {};

TEST_P(LaunchTest, IsRewritten) {
  EXPECT_EQ(InHostFunction(GetParam().source), GetParam().lowered);
}

INSTANTIATE_TEST_SUITE_P(
    Forms, LaunchTest,
    ::testing::Values(
        Launched{"k<<<1, 32>>>(p);", "::simt::Launch(SIMT_KERNEL(k),1, 32)(p);"},
        Launched{"k<<<g, b, 64, stream>>>();",
                 "::simt::Launch(SIMT_KERNEL(k),g, b, 64, stream)();"},
        Launched{"k <<< dim3(1, 2), dim3(3) >>> (p);",
                 "::simt::Launch(SIMT_KERNEL(k) , dim3(1, 2), dim3(3) ) (p);"},
        Launched{"k<<<(n + 255) / 256, n >> 2>>>(p);",
                 "::simt::Launch(SIMT_KERNEL(k),(n + 255) / 256, n >> 2)(p);"},
        Launched{"k<<<n < m ? n : m, a[i]>>>(p);",
                 "::simt::Launch(SIMT_KERNEL(k),n < m ? n : m, a[i])(p);"},
        Launched{"k<<<1, n < m>>>(p);", "::simt::Launch(SIMT_KERNEL(k),1, n < m)(p);"},
        Launched{"k<<<1, 1>>>({p, n}, 3);",
                 "::simt::Launch(SIMT_KERNEL_FUNCTION(k),1, 1)({p, n}, 3);"},
        Launched{"k<<<1, 1>>>(A{p, n}, f({3}));",
                 "::simt::Launch(SIMT_KERNEL(k),1, 1)(A{p, n}, f({3}));"},
        Launched{"cudaLaunchKernel((void*)k<int, 3>, g, b, a);",
                 "cudaLaunchKernel(       SIMT_KERNEL_FUNCTION(k<int, 3>), g, b, a);"},
        Launched{
            "cudaLaunchKernel(reinterpret_cast<const void*>(&k), g, b, a);",
            "cudaLaunchKernel(                             SIMT_KERNEL_FUNCTION((&k)), g, b, a);"},
        Launched{"int* p = new int[3];", "int* p = new int[3];"},
        Launched{"k<<<1, 1 << 5>>>(p);", "::simt::Launch(SIMT_KERNEL(k),1, 1 << 5)(p);"},
        Launched{"k<<<Grid<A<B<int>>>(), 1>>>(p);",
                 "::simt::Launch(SIMT_KERNEL(k),Grid<A<B<int>>>(), 1)(p);"},
        Launched{"k<<<1, std::min(n, 32), sizeof(A<B<C<int>>>)>>>(p);",
                 "::simt::Launch(SIMT_KERNEL(k),1, std::min(n, 32), sizeof(A<B<C<int>>>))(p);"},
        Launched{"k<<<1, []{ return 3; }()>>>(p);",
                 "::simt::Launch(SIMT_KERNEL(k),1, []{ return 3; }())(p);"},
        Launched{"k<int><<<1, 1>>>(p);", "::simt::Launch(SIMT_KERNEL(k<int>),1, 1)(p);"},
        Launched{"k<A<B<int>>, 3><<<1, 1>>>(p);",
                 "::simt::Launch(SIMT_KERNEL(k<A<B<int>>, 3>),1, 1)(p);"},
        Launched{"k<A<B<C<int>>>><<<1, 1>>>(p);",
                 "::simt::Launch(SIMT_KERNEL(k<A<B<C<int>>>>),1, 1)(p);"},
        Launched{"k<(n > 3)><<<1, 1>>>(p);", "::simt::Launch(SIMT_KERNEL(k<(n > 3)>),1, 1)(p);"},
        Launched{"k<N < 3><<<1, 1>>>(p);", "::simt::Launch(SIMT_KERNEL(k<N < 3>),1, 1)(p);"},
        Launched{"k<&S::x, 'a'><<<1, 1>>>(p);",
                 "::simt::Launch(SIMT_KERNEL(k<&S::x, 'a'>),1, 1)(p);"},
        Launched{"a::b::k<<<1, 1>>>(p);", "::simt::Launch(SIMT_KERNEL(a::b::k),1, 1)(p);"},
        Launched{"::k<<<1, 1>>>(p);", "::simt::Launch(SIMT_KERNEL(::k),1, 1)(p);"},
        Launched{"A<int>::k<<<1, 1>>>(p);", "::simt::Launch(SIMT_KERNEL(A<int>::k),1, 1)(p);"},
        Launched{"A<T>::template k<3><<<1, 1>>>(p);",
                 "::simt::Launch(SIMT_KERNEL(A<T>::template k<3>),1, 1)(p);"},
        Launched{"this->k<<<1, 1>>>(p);", "::simt::Launch(SIMT_KERNEL(this->k),1, 1)(p);"},
        Launched{"table.rows[i]->k<<<1, 1>>>(p);",
                 "::simt::Launch(SIMT_KERNEL(table.rows[i]->k),1, 1)(p);"},
        Launched{"(fast ? k1 : k2)<<<1, 1>>>(p);",
                 "::simt::Launch(SIMT_KERNEL((fast ? k1 : k2)),1, 1)(p);"},
        Launched{"if (x) (fast ? k1 : k2)<<<1, 1>>>(p);",
                 "if (x) ::simt::Launch(SIMT_KERNEL((fast ? k1 : k2)),1, 1)(p);"},
        Launched{"if (x) k<<<1, 1>>>(p); else k<<<2, 1>>>(p);",
                 "if (x) ::simt::Launch(SIMT_KERNEL(k),1, 1)(p); else "
                 "::simt::Launch(SIMT_KERNEL(k),2, 1)(p);"},
        Launched{"for (;;) (*pointer)<<<1, 1>>>(p);",
                 "for (;;) ::simt::Launch(SIMT_KERNEL((*pointer)),1, 1)(p);"},
        Launched{"kernels[i]<<<1, 1>>>(p);", "::simt::Launch(SIMT_KERNEL(kernels[i]),1, 1)(p);"},
        Launched{"Choose(n)(m)<<<1, 1>>>(p);",
                 "::simt::Launch(SIMT_KERNEL(Choose(n)(m)),1, 1)(p);"},
        Launched{"Choose<int>(n)<<<1, 1>>>(p);",
                 "::simt::Launch(SIMT_KERNEL(Choose<int>(n)),1, 1)(p);"},
        Launched{"k<<<1, 1>>>(NULL, f(NULL), NULL + 1, NULL);",
                 "::simt::Launch(SIMT_KERNEL(k),1, 1)(nullptr, f(NULL), NULL + 1, nullptr);"},
        Launched{"CHECK((k<<<1, 1>>>(p)));", "CHECK((::simt::Launch(SIMT_KERNEL(k),1, 1)(p)));"},
        Launched{"auto run = [&](int n) { k<<<1, n>>>(p); };",
                 "auto run = [&](int n) { ::simt::Launch(SIMT_KERNEL(k),1, n)(p); };"},
        Launched{"k<<<1, 1>>>([=] __device__ (int i) { return i; });",
                 "::simt::Launch(SIMT_KERNEL(k),1, 1)([=] __device__ (int i) { return i; });"}));

TEST(LowerTest, KeepsLinesAndCommentsInsideALaunch) {
  EXPECT_EQ(InHostFunction("k<int>  // which\n  <<< /* how */\n  1,  // >>>(\n  32\n  >>>\n  (p);"),
            "::simt::Launch(SIMT_KERNEL(k<int>)  // which\n  , /* how */\n  1,  // >>>(\n  32\n  "
            ")\n  (p);");
}

TEST(LowerTest, RewritesLaunchesInMacros) {
  EXPECT_EQ(Lowered("#define RUN(k, n, ...) \\\n  k<<<(n + 31) / 32, 32>>>(__VA_ARGS__)\n"),
            "#define RUN(k, n, ...) \\\n  ::simt::Launch(SIMT_KERNEL(k),(n + 31) / 32, "
            "32)(__VA_ARGS__)\n");
  EXPECT_EQ(Lowered("#define RUN(name) name##_kernel<<<1, 1>>>()\n"),
            "#define RUN(name) ::simt::Launch(SIMT_KERNEL(name##_kernel),1, 1)()\n");
}

TEST(LowerTest, LaunchesFromFunctionsOfHostAndDevice) {
  EXPECT_THAT(Lowered("__host__ __device__ void f() { k<<<1, 1>>>(); }"), HasSubstr("Launch"));
}

TEST(LowerTest, LeavesEverythingElseAlone) {
  for (const char* source : {
           "int y = a << b >> c; x >>= 1; x <<= 2; std::cout << x << std::endl;",
           "A<B<C<int>>> nested; bool less = a<b;",
           "const char* s = \"k<<<1, 1>>>()\"; char c = '<'; // k<<<1, 1>>>()\n",
           "auto s = R\"(k<<<1, 1>>>())\"; /* __shared__ int x; */",
           "\n#if 0\nk<<<1, 1>>>(); __shared__ int x = 1; don't\n#endif\n",
           "std::ostream& x = operator<<<char>(std::cout, 'c');",
           "\r\nint a;\r\n\tint b;\r\n",
       }) {
    EXPECT_EQ(InHostFunction(source), source);
  }
  for (const char* source : {
           "__device__ int f(int x) { return x << 1; }\n",
           "__host__ __device__ constexpr float g();\n",
           "static __device__ __forceinline__ void h(int* p) {}\n",
           "template <class T, int n = (3 > 2)> __device__ T f(T x) { return x; }\n",
           "struct S { __device__ S(int x) : a{x}, b(x) {} __device__ ~S(); int a, b;\n"
           "  __device__ bool operator<(const S& s) const; __device__ operator int() const; };\n",
           "__global__ void __launch_bounds__(256) k(int* p) { p[0] = 1; }\n",
           "#define HD __host__ __device__\nHD int f();\n",
           "extern \"C\" __global__ void k() {}\n",
           "auto f = [] __device__ (int i) { return i; };\n",
           "__device__ int (f)(int);\n",
       }) {
    EXPECT_EQ(Lowered(source), source);
  }
}

TEST(LowerTest, CallsTheFileByTheNameGiven) {
  EXPECT_EQ(Lower("", "a \"b\"\\c.cu").text,
            "#include <cuda_runtime.h>\n#line 1 \"a \\\"b\\\"\\\\c.cu\"\n");
}

TEST(LowerTest, SkipsAByteOrderMark) { EXPECT_EQ(Lowered("\xEF\xBB\xBFint a;"), "int a;"); }

TEST(LowerTest, KeepsEveryLineInItsPlace) {
  const std::string source =
      "#define D(t) \\\n __shared__ t a[3]\n__constant__ int c[] = {\n 1,\n 2};\n__global__\nvoid "
      "k()\n{\n  __shared__\n  float x[3],\n    y;\n  extern __shared__ int z[];\n}\nvoid f() "
      "{\n  k\n<<<\n1,\n1\n>>>\n();\n}\n";
  const std::string lowered = Lowered(source);
  EXPECT_EQ(std::count(lowered.begin(), lowered.end(), '\n'),
            std::count(source.begin(), source.end(), '\n'));
}

// --------------------------------------------------------------------------------- Variables

class SharedTest : public ::testing::TestWithParam<Launched> {};

TEST_P(SharedTest, IsRewritten) { EXPECT_EQ(InKernel(GetParam().source), GetParam().lowered); }

INSTANTIATE_TEST_SUITE_P(
    Forms, SharedTest,
    ::testing::Values(
        Launched{"__shared__ int a;", "static     int a = {}; SIMT_SHARED_VARIABLE(a);"},
        Launched{"__shared__ float a[N][M + 1];",
                 "static     float a[N][M + 1] = {}; SIMT_SHARED_VARIABLE(a);"},
        Launched{
            "__shared__ int a[2], b;",
            "static     int a[2] = {}, b = {}; SIMT_SHARED_VARIABLE(a); SIMT_SHARED_VARIABLE(b);"},
        Launched{"__shared__ Pair<int, A<B<float>>> a[f<1, 2>()], *b;",
                 "static     Pair<int, A<B<float>>> a[f<1, 2>()] = {}, *b = {}; "
                 "SIMT_SHARED_VARIABLE(a); "
                 "SIMT_SHARED_VARIABLE(b);"},
        Launched{
            "__shared__ typename Block<T, 256>::Storage temp;",
            "static     typename Block<T, 256>::Storage temp = {}; SIMT_SHARED_VARIABLE(temp);"},
        Launched{"__shared__ ::ns::S s;", "static     ::ns::S s = {}; SIMT_SHARED_VARIABLE(s);"},
        Launched{"__shared__ unsigned long long int a;",
                 "static     unsigned long long int a = {}; SIMT_SHARED_VARIABLE(a);"},
        Launched{"static __shared__ int a;",
                 "static            int a = {}; SIMT_SHARED_VARIABLE(a);"},
        Launched{"__shared__ static int a;",
                 "           static int a = {}; SIMT_SHARED_VARIABLE(a);"},
        Launched{"volatile __shared__ int a;",
                 "volatile static     int a = {}; SIMT_SHARED_VARIABLE(a);"},
        Launched{"__shared__ volatile int a;",
                 "static     volatile int a = {}; SIMT_SHARED_VARIABLE(a);"},
        Launched{"int __shared__ a[3];", "int static     a[3] = {}; SIMT_SHARED_VARIABLE(a);"},
        Launched{"__align__(16) __shared__ char a[64];",
                 "__align__(16) static     char a[64] = {}; SIMT_SHARED_VARIABLE(a);"},
        Launched{"__shared__ __align__(16) char a[64];",
                 "static     __align__(16) char a[64] = {}; SIMT_SHARED_VARIABLE(a);"},
        Launched{"__shared__ alignas(alignof(double)) char a[64];",
                 "static     alignas(alignof(double)) char a[64] = {}; SIMT_SHARED_VARIABLE(a);"},
        Launched{
            "__shared__ char a[64] __attribute__((aligned(16)));",
            "static     char a[64] __attribute__((aligned(16))) = {}; SIMT_SHARED_VARIABLE(a);"},
        Launched{"__shared__ float (*a)[4];",
                 "static     float (*a)[4] = {}; SIMT_SHARED_VARIABLE(a);"},
        Launched{"__shared__ struct { int x, y; } a;",
                 "static     struct { int x, y; } a = {}; SIMT_SHARED_VARIABLE(a);"},
        Launched{"__shared__ union U { int x; float y; } a, b;",
                 "static     union U { int x; float y; } a = {}, b = {}; SIMT_SHARED_VARIABLE(a); "
                 "SIMT_SHARED_VARIABLE(b);"},
        Launched{"if (n) { __shared__ int a; }",
                 "if (n) { static     int a = {}; SIMT_SHARED_VARIABLE(a); }"},
        Launched{"extern __shared__ float a[];",
                 "                  float (&a)[] = SIMT_DYNAMIC_SHARED(a);"},
        Launched{"extern __shared__ __align__(16) float a[][32];",
                 "                  __align__(16) float (&a)[][32] = SIMT_DYNAMIC_SHARED(a);"},
        Launched{"extern volatile __shared__ int a[], b[];",
                 "       volatile            int (&a)[] = SIMT_DYNAMIC_SHARED(a), (&b)[] = "
                 "SIMT_DYNAMIC_SHARED(b);"}));

TEST(LowerTest, NamesSharedVariablesOfNamespaces) {
  EXPECT_EQ(Lowered("namespace n { __shared__ int a[3]; }"),
            "namespace n { static     int a[3]; SIMT_SHARED_VARIABLE_GLOBAL(a); }");
  EXPECT_EQ(Lowered("extern __shared__ int a[];"),
            "extern            int a[] __asm__(\"simt_dynamic_shared\");");
}

TEST(LowerTest, RewritesSharedVariablesInMacros) {
  EXPECT_EQ(Lowered("#define TILE(T, n) __shared__ T n[32]\n"),
            "#define TILE(T, n) static     T n[32] = {}; SIMT_SHARED_VARIABLE(n)\n");
  EXPECT_EQ(Lowered("#define TILE(T, n) __shared__ T n[32];\n"),
            "#define TILE(T, n) static     T n[32] = {}; SIMT_SHARED_VARIABLE(n);\n");
  EXPECT_EQ(
      Lowered("#define K(T) template <class U> __global__ void k_##T() { __shared__ T n; }\n"),
      "#define K(T) template <class U> __global__ void k_##T() { static     T n = {}; "
      "SIMT_SHARED_VARIABLE(n); }\n");
}

class GlobalTest : public ::testing::TestWithParam<Launched> {};

TEST_P(GlobalTest, IsRewritten) { EXPECT_EQ(Lowered(GetParam().source), GetParam().lowered); }

INSTANTIATE_TEST_SUITE_P(
    Forms, GlobalTest,
    ::testing::Values(
        Launched{"__device__ int a;", "           int a; SIMT_DEVICE_VARIABLE(a);"},
        Launched{"__device__ int a = f(1, 2), b[2][3];",
                 "           int a = f(1, 2), b[2][3]; SIMT_DEVICE_VARIABLE(a); "
                 "SIMT_DEVICE_VARIABLE(b);"},
        Launched{"__device__ int a{3};", "           int a{3}; SIMT_DEVICE_VARIABLE(a);"},
        Launched{"__device__ float3 a(1, 2, 3);",
                 "           float3 a(1, 2, 3); SIMT_DEVICE_VARIABLE(a);"},
        Launched{"__device__ int a[] = {1, g<2, 3>(), x < y};",
                 "           int a[] = {1, g<2, 3>(), x < y}; SIMT_DEVICE_VARIABLE(a);"},
        Launched{"__device__ bool a = x < y, b = z > w;",
                 "           bool a = x < y, b = z > w; SIMT_DEVICE_VARIABLE(a); "
                 "SIMT_DEVICE_VARIABLE(b);"},
        Launched{"static __device__ int a;", "static            int a; SIMT_DEVICE_VARIABLE(a);"},
        Launched{"__device__ volatile unsigned int a = 0;",
                 "           volatile unsigned int a = 0; SIMT_DEVICE_VARIABLE(a);"},
        Launched{"__constant__ float a[9];", "             float a[9]; SIMT_CONSTANT_VARIABLE(a);"},
        Launched{"__constant__ __device__ float a[9];",
                 "                        float a[9]; SIMT_CONSTANT_VARIABLE(a);"},
        Launched{"__device__ __constant__ const float a[2] = {1, 2};",
                 "                        const float a[2] = {1, 2}; SIMT_CONSTANT_VARIABLE(a);"},
        Launched{"__managed__ int a;", "            int a; SIMT_MANAGED_VARIABLE(a);"},
        Launched{"__device__ __managed__ int a = 1;",
                 "                       int a = 1; SIMT_MANAGED_VARIABLE(a);"},
        Launched{"namespace n { __device__ int a; }",
                 "namespace n {            int a; SIMT_DEVICE_VARIABLE(a); }"},
        Launched{"extern \"C\" { __device__ int a; }",
                 "extern \"C\" {            int a; SIMT_DEVICE_VARIABLE(a); }"},
        Launched{"extern __device__ int a;", "extern            int a;"},
        Launched{"struct S { static __device__ int a; }; __device__ int S::a = 3;",
                 "struct S { static            int a; };            int S::a = 3; "
                 "SIMT_DEVICE_VARIABLE(S::a);"},
        Launched{
            "struct S { inline static __device__ int a = 3; };",
            "struct S { inline static            int a = 3; inline SIMT_DEVICE_VARIABLE(a); };"},
        Launched{"struct __align__(8) S { int x; }; __device__ S a;",
                 "struct __align__(8) S { int x; };            S a; SIMT_DEVICE_VARIABLE(a);"},
        Launched{"__device__ int (*a[2])(int) = {f, g};",
                 "           int (*a[2])(int) = {f, g}; SIMT_DEVICE_VARIABLE(a);"},
        Launched{"void f() { static __device__ int a; }",
                 "void f() { static            int a; SIMT_DEVICE_VARIABLE(a); }"},
        Launched{"\n#if A\nvoid f(int x) {\n#else\nvoid f() {\n#endif\n}\n__shared__ int a;",
                 "\n#if A\nvoid f(int x) {\n#else\nvoid f() {\n#endif\n}\nstatic     int a; "
                 "SIMT_SHARED_VARIABLE_GLOBAL(a);"}));

// ------------------------------------------------------------------------------------ Errors

TEST(LowerErrorTest, NamesThePlace) {
  EXPECT_THAT(Errors("void f() {\n  k<<<1, 1;\n}"), ElementsAre(ErrorAt(2, 4, "not closed")));
  EXPECT_THAT(Errors("void f() {\n  k<<<1, 1>>>;\n}"), ElementsAre(ErrorAt(2, 4, "not closed")));
  EXPECT_THAT(Errors("void f() {\n  = <<<1, 1>>>(p);\n}"), ElementsAre(ErrorAt(2, 5, "no kernel")));
}

TEST(LowerErrorTest, ReportsAllOfThemInOrder) {
  EXPECT_THAT(Errors("__shared__ int a = 1;\nvoid f() { <<<1>>>(); }\n__shared__ int b[];"),
              ElementsAre(ErrorAt(1, 16, "initializer"), ErrorAt(2, 12, "no kernel"),
                          ErrorAt(3, 16, "no size")));
}

TEST(LowerErrorTest, RefusesWhatTheSimulatorCannotDo) {
  EXPECT_THAT(Errors("__global__ void k() { k<<<1, 1>>>(); }"),
              ElementsAre(ErrorAt(1, 24, "device code")));
  EXPECT_THAT(Errors("__device__ void f() { asm volatile(\"bar.sync 0;\"); }"),
              ElementsAre(ErrorAt(1, 23, "PTX")));
  EXPECT_THAT(Errors("__device__ void f() { asm volatile(\"\" ::: \"memory\"); }"), IsEmpty());
  EXPECT_THAT(Errors("void f() { asm volatile(\"nop\"); }"),
              ElementsAre(ErrorAt(1, 12, "assembly")));
  EXPECT_THAT(Errors("__attribute__((no_sanitize(\"thread\"))) void f();"),
              ElementsAre(ErrorAt(1, 16, "would hide accesses")));
  EXPECT_THAT(Errors("// no_sanitize\nconst char* s = \"no_sanitize\";"), IsEmpty());
  EXPECT_THAT(Errors("texture<float, 1> t;"), ElementsAre(ErrorAt(1, 1, "texture references")));
  EXPECT_THAT(Errors("template <class T> __device__ T a;"),
              ElementsAre(ErrorAt(1, 20, "variable template")));
}

TEST(LowerErrorTest, RefusesWhatNvccRefusesToo) {
  EXPECT_THAT(Errors("extern __shared__ int a;"), ElementsAre(ErrorAt(1, 23, "not an array")));
  EXPECT_THAT(Errors("extern __shared__ int a[3];"), ElementsAre(ErrorAt(1, 23, "not an array")));
  EXPECT_THAT(Errors("struct S { __shared__ int a; };"), ElementsAre(ErrorAt(1, 12, "a member")));
  EXPECT_THAT(Errors("__global__ void k(__shared__ int* p);"),
              ElementsAre(ErrorAt(1, 19, "parameter")));
  EXPECT_THAT(Errors("#define SHARED __shared__\n"), ElementsAre(ErrorAt(1, 16, "macro")));
}

TEST(LowerErrorTest, RefusesKernelsThatReturnSomething) {
  for (const char* source :
       {"__global__ int k(int n);", "template <class T> __global__ float k(T x) { return 0; }",
        "struct A { static __global__ void* k(); };", "extern \"C\" float __global__ k();",
        "static __global__ __launch_bounds__(256) unsigned k(int* p);"}) {
    EXPECT_THAT(Errors(source), ElementsAre(Field(&LowerError::message, HasSubstr("returns void"))))
        << source;
  }
  for (const char* source :
       {"__global__ void k(int n);", "template <int N = sizeof(int)> __global__ void k(int);",
        "extern \"C\" __global__ void k();", "static void __global__ k(float* p);",
        "int a; __global__ void k();", "MACRO(int*) __global__ void k();", "__global__ KERNEL k();",
        "__global__ auto k() -> void;", "#define KERNEL __global__ void\nKERNEL k(int);",
        "struct A { int a; public: __global__ friend void k(A); };",
        "template <> __global__ void k<int>(int);"}) {
    EXPECT_THAT(Errors(source), IsEmpty()) << source;
  }
}

TEST(LowerErrorTest, RefusesReferencesToKernels) {
  EXPECT_THAT(Errors("__global__ void k(const int& n);"),
              ElementsAre(ErrorAt(1, 28, "cannot be a reference")));
  EXPECT_THAT(Errors("template <class T> __global__ void k(int a, T&& t);"),
              ElementsAre(ErrorAt(1, 46, "cannot be a reference")));
  EXPECT_THAT(Errors("__global__ void k(float (&a)[3]);"),
              ElementsAre(ErrorAt(1, 26, "cannot be a reference")));
  for (const char* source :
       {"__global__ void k(void (*f)(int&));", "__global__ void k(int a = b & c, int* p = &d);",
        "__global__ void k(A<int&> a, int (*p)[N & 3]);"}) {
    EXPECT_THAT(Errors(source), IsEmpty()) << source;
  }
}

// The errors in device code behind the declaration of a host function f.
std::vector<LowerError> ErrorsBesideHostFunction(const std::string& device_code) {
  return Errors("static int f(int x) { return x; }\n" + device_code);
}

TEST(LowerErrorTest, RefusesCallsOfHostFunctions) {
  EXPECT_THAT(ErrorsBesideHostFunction("__global__ void k(int* p) { *p = 2 * f(1); }"),
              ElementsAre(ErrorAt(2, 38, "'f' is a function of the host")));
  EXPECT_THAT(ErrorsBesideHostFunction("__device__ int g() { return f(1); }"),
              ElementsAre(ErrorAt(2, 29, "'f' is a function of the host")));
  EXPECT_THAT(ErrorsBesideHostFunction("template <class T> __global__ void k() { if (f(1)) {} }"),
              ElementsAre(ErrorAt(2, 46, "'f' is a function of the host")));
}

TEST(LowerErrorTest, LeavesCallsOfOtherFunctionsAlone) {
  for (const char* source : {
           "int g() { return f(1); }",                      // the host's
           "__host__ __device__ int g() { return f(1); }",  // nvcc only warns
           "__device__ int f(float x); __device__ int g() { return f(1.0f); }",
           "template <class T> __device__ int f(T x); __global__ void k() { f(1); }",
           "struct A { int f(int); }; __global__ void k(A a) { a.f(1); }",
           "__global__ void k() { auto f = [](int) {}; f(1); }",
           "__global__ void k(F f) { f(1); }",
           "__global__ void k() { decltype(f(1)) a; sizeof(f(2)); }",
           "__global__ void k() { n::f(1); A f(3); }",
           "__global__ void k() {\n#ifndef __CUDA_ARCH__\nf(1);\n#endif\n}",
           "#define g(x) f(x)\n__global__ void k() { f(1); }",
           "__global__ void k();\nvoid h() { auto l = [] { return f(1); }; }",
       }) {
    EXPECT_THAT(ErrorsBesideHostFunction(source), IsEmpty()) << source;
  }
  EXPECT_THAT(Errors("HD int f(int); HD int f(int x) { return x; } __global__ void k() { f(1); }"),
              IsEmpty());
  EXPECT_THAT(Errors("HD V f(V x) { return x; } __global__ void k() { f(1); }"), IsEmpty());
  EXPECT_THAT(Errors("constexpr int f() { return 1; } __global__ void k() { f(); }"), IsEmpty());
  EXPECT_THAT(Errors("int f(); __global__ void k() { f(); }"), IsEmpty());  // defined elsewhere
}

TEST(LowerErrorTest, NewInDeviceCodeIsTold) {
  EXPECT_EQ(InKernel("int* p = new int[n];"), "int* p = new (::simt::in_device_code) int[n];");
  EXPECT_EQ(InKernel("new (p) int;"), "new (p) int;");
}

TEST(LowerErrorTest, SurvivesAnything) {
  const std::string source =
      "#define K(k) k<<<1, 1>>>()\nstruct S { __device__ S() : a{1} {} int a; };\n"
      "__global__ void k() { __shared__ A<B<int>> a[3], (*b)[2]; extern __shared__ int c[]; }\n"
      "void f() { A<int>::k<3><<<(1 + 2), g<A<B<int>>>()>>>(\"\\\"\", 'x'); }\n"
      "__constant__ int a[] = {1, 2}, b = f<1, 2>();\n"
      "int f(int x) { return x; } template <class T> __global__ int* k(T (&a)[3]) { f(1); }\n"
      "void g() { cudaLaunchKernel((void*)k<int, 2>, 1, 2, a); k<<<1, 2>>>({1, 2}); }\n";
  for (std::size_t begin = 0; begin < source.size(); ++begin) {
    Lower(source.substr(begin), "a.cu");
    Lower(source.substr(0, begin), "a.cu");
    Lower(source.substr(0, begin) + source.substr(begin + 1), "a.cu");
  }
}

TEST(KernelTest, IsNoMember) {
  EXPECT_THAT(Errors("struct S {\n  static __global__ void k(int* x);\n};"),
              ElementsAre(ErrorAt(2, 10, "cannot be a member of a class")));
  EXPECT_THAT(Errors("struct S { friend __global__ void k(int*); __global__ friend void l(); };"),
              IsEmpty());
}

// ---------------------------------------------------------------------------------- Programs of
// several files

std::string LoweredBesideOthers(std::string_view source,
                                std::set<std::string, std::less<>> shared = {}) {
  LowerOptions options;
  options.shared_names = &shared;
  const LowerResult result = Lower(source, "a.cu", options);
  EXPECT_THAT(result.errors, IsEmpty()) << source;
  return result.text.substr(result.text.find("a.cu") + 6);
}

TEST(SeveralFilesTest, DeviceFunctionsBelongToTheirFile) {
  EXPECT_EQ(LoweredBesideOthers("__device__ int f(int x) { return x; }"),
            "static     int f(int x) { return x; }");
  EXPECT_EQ(LoweredBesideOthers("inline __device__ float2 operator+(float2 a, float2 b) {}"),
            "inline static     float2 operator+(float2 a, float2 b) {}");
  EXPECT_EQ(LoweredBesideOthers("__device__ std::array<int, 2> __attribute__((pure)) f() {}"),
            "static     std::array<int, 2> __attribute__((pure)) f() {}");
  for (const char* unchanged :
       {"__host__ __device__ int f() {}", "__device__ __host__ int f() {}",
        "__global__ void f() {}", "static __device__ int f() {}",
        "template <class T> __device__ T f() {}", "struct S { __device__ int f() {} };",
        "__device__ int S::f() {}", "extern \"C\" __device__ int f() {}",
        "__device__ int f(); __device__ int f() {}"}) {
    EXPECT_EQ(LoweredBesideOthers(unchanged), unchanged);
  }
  EXPECT_EQ(LoweredBesideOthers("__device__ int f() {}", {"f"}), "__device__ int f() {}");
}

TEST(SeveralFilesTest, DeviceVariablesBelongToTheirFile) {
  EXPECT_EQ(LoweredBesideOthers("__device__ int n;"), "static     int n; SIMT_DEVICE_VARIABLE(n);");
  EXPECT_EQ(LoweredBesideOthers("extern __constant__ int n; __constant__ int n;"),
            "extern              int n;              int n; SIMT_CONSTANT_VARIABLE(n);");
  EXPECT_EQ(LoweredBesideOthers("int S::n;"), "int S::n;");
}

TEST(ReplaceHeaderTest, OnlyNamesThatItIsGivenAreReplaced) {
  LowerOptions options;
  options.replace_header = [](std::string_view name, bool quoted) {
    return name == "own.cuh" && quoted ? std::string("/copy/own.cuh") : std::string();
  };
  const LowerResult result = Lower(
      "#include \"own.cuh\"  // ours\n#include <own.cuh>\n#include \"x.h\"\n", "a.cu", options);
  EXPECT_THAT(result.text, HasSubstr("#include \"/copy/own.cuh\"  // ours\n#include <own.cuh>\n"
                                     "#include \"x.h\"\n"));
}

}  // namespace
}  // namespace simt::lower
