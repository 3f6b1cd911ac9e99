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
    .target(
      name: "TagModel", dependencies: ["Diagnostics", "TagLayout"], swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m")]),
    .target(name: "CBridge"),
    .target(
      name: "Content",
      dependencies: ["TagModel", "TagLayout", "Diagnostics", "CCmarkGFM", "CYAML", "CBridge"],
      swiftSettings: strict),

    .target(
      name: "Rendering", dependencies: ["TagModel", "TagLayout", "Diagnostics", "CBridge"],
      swiftSettings: strict),
    .executableTarget(
      name: "ContentBenchmark", dependencies: ["Content", "CCmarkGFM"],
      path: "Tests/Benchmarks/ContentBenchmark",
      swiftSettings: strict),
    .executableTarget(
      name: "FuzzFrontMatter", dependencies: ["Content", "Diagnostics"],
      path: "Tests/Fuzz/FuzzFrontMatter", exclude: ["Corpus"], swiftSettings: strict),

    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: strict),
    .testTarget(
      name: "ContentTests", dependencies: ["Content", "TagModel", "TagLayout", "Diagnostics", "CCmarkGFM"],
      swiftSettings: strict),
    .testTarget(
      name: "RenderingTests", dependencies: ["Rendering", "Diagnostics"], swiftSettings: strict),
  ],
  cLanguageStandard: .c2x,
  cxxLanguageStandard: .cxx17
)
