// swift-tools-version: 6.2

import PackageDescription

/// What every Swift target is compiled with: unsafe code must be marked, warnings are errors.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "tagcloud",
  products: [
    .library(name: "TagLayout", targets: ["TagLayout"])
  ],
  targets: [
    .systemLibrary(
      name: "CCmarkGFM", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz-subset", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CPopt", pkgConfig: "popt", providers: [.apt(["libpopt-dev"])]),

    .target(name: "Diagnostics", swiftSettings: strict),
    .target(name: "TagLayout", swiftSettings: strict),
    .target(name: "TagRuntime", dependencies: ["TagLayout"], swiftSettings: strict),
    .target(name: "TagModel", dependencies: ["Diagnostics"], swiftSettings: strict),

    .executableTarget(
      name: "Benchmarks", dependencies: ["TagLayout"], path: "Tests/Benchmarks", swiftSettings: strict),
    .target(
      name: "LayoutVectors", dependencies: ["TagLayout", "TagRuntime"], path: "Tests/LayoutVectors",
      swiftSettings: strict),
    .testTarget(
      name: "TagLayoutTests", dependencies: ["TagLayout", "LayoutVectors"], swiftSettings: strict),
    .testTarget(name: "TagRuntimeTests", dependencies: ["LayoutVectors"], swiftSettings: strict),
    .executableTarget(
      name: "RuntimeAnswers", dependencies: ["TagLayout", "LayoutVectors"], path: "Tests/Runtime",
      exclude: ["replay.mjs"], swiftSettings: strict),
  ],
  cLanguageStandard: .c2x,
  cxxLanguageStandard: .cxx17
)
