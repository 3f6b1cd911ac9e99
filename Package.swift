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
    .systemLibrary(
      name: "CMicrohttpd", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
    .systemLibrary(name: "CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CPopt", pkgConfig: "popt", providers: [.apt(["libpopt-dev"])]),
    .systemLibrary(name: "CZlib", path: "Tests/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

    .target(
      name: "CBridge", linkerSettings: [.linkedLibrary("woff2enc"), .linkedLibrary("woff2common")]),
    .target(name: "CTemplates"),
    .target(name: "CArena"),

    .target(name: "Diagnostics", swiftSettings: strict),
    .target(name: "TagLayout", swiftSettings: strict),
    .target(name: "TagRuntime", dependencies: ["TagLayout"], swiftSettings: strict),
    .target(
      name: "TagModel", dependencies: ["Diagnostics", "TagLayout", "CNettle"], swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m")]),
    .target(
      name: "Content",
      dependencies: [
        "TagModel", "TagLayout", "Diagnostics", "CCmarkGFM", "CArena", "CYAML", "CXML2", "CBridge",
      ],
      swiftSettings: strict),
    .target(
      name: "Typography",
      dependencies: ["TagModel", "Diagnostics", "CHarfBuzz", "CICU", "CFontconfig", "CBridge"],
      swiftSettings: strict),
    .target(
      name: "Rendering", dependencies: ["TagModel", "TagLayout", "Diagnostics", "CBridge", "CTemplates"],
      swiftSettings: strict),
    .target(
      name: "SiteBuild",
      dependencies: ["TagModel", "TagLayout", "Diagnostics", "Content", "Typography", "Rendering"],
      swiftSettings: strict),
    .target(
      name: "Preview", dependencies: ["SiteBuild", "Diagnostics", "CMicrohttpd"], swiftSettings: strict),
    .executableTarget(
      name: "tagcloud",
      dependencies: ["SiteBuild", "Rendering", "Preview", "Diagnostics", "CPopt"],
      swiftSettings: strict,
      linkerSettings: [.linkedLibrary("mimalloc", .when(configuration: .release))]),

    .executableTarget(
      name: "FramePredictor", dependencies: ["SiteBuild", "Content", "Rendering", "TagLayout"],
      path: "Tests/FramePredictor", swiftSettings: strict),
    .executableTarget(
      name: "Benchmarks", dependencies: ["TagLayout"], path: "Tests/Benchmarks",
      exclude: ["ContentBenchmark", "disk.py"],
      swiftSettings: strict),
    .executableTarget(
      name: "ContentBenchmark", dependencies: ["Content", "CCmarkGFM"],
      path: "Tests/Benchmarks/ContentBenchmark", swiftSettings: strict),
    .target(name: "FuzzDriver", path: "Tests/Fuzz/FuzzDriver", swiftSettings: strict),
    .executableTarget(
      name: "FuzzFrontMatter", dependencies: ["Content", "Diagnostics", "FuzzDriver"],
      path: "Tests/Fuzz/FuzzFrontMatter", exclude: ["Corpus"], swiftSettings: strict),
    .executableTarget(
      name: "FuzzLabel", dependencies: ["Typography", "TagModel", "FuzzDriver"], path: "Tests/Fuzz/FuzzLabel",
      exclude: ["Corpus"], swiftSettings: strict),
    .executableTarget(
      name: "FuzzLayout", dependencies: ["SiteBuild", "FuzzDriver"], path: "Tests/Fuzz/FuzzLayout",
      exclude: ["Corpus"], swiftSettings: strict),
    .executableTarget(
      name: "TextBenchmarks", dependencies: ["Typography", "TagModel", "CHarfBuzz"],
      path: "Tests/TextBenchmarks"),
    .executableTarget(
      name: "TextPages", dependencies: ["Typography", "TextCorpus"], path: "Tests/Browser/TextPages",
      swiftSettings: strict),
    .executableTarget(
      name: "RuntimeAnswers", dependencies: ["TagLayout", "LayoutVectors"], path: "Tests/Runtime",
      exclude: ["autoscroll.mjs", "replay.mjs", "types.ts"], swiftSettings: strict),

    .target(
      name: "LayoutVectors", dependencies: ["TagLayout", "TagRuntime"], path: "Tests/LayoutVectors",
      swiftSettings: strict),
    .target(
      name: "TextCorpus", dependencies: ["TagModel", "Typography"], path: "Tests/TextCorpus",
      swiftSettings: strict),

    .testTarget(name: "CTemplatesTests", dependencies: ["CTemplates"], swiftSettings: strict),
    .testTarget(
      name: "ContentTests", dependencies: ["Content", "TagModel", "TagLayout", "Diagnostics", "CCmarkGFM"],
      swiftSettings: strict),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: strict),
    .testTarget(
      name: "PreviewTests", dependencies: ["Preview", "SiteBuild", "Diagnostics"], swiftSettings: strict),
    .testTarget(
      name: "RenderingTests", dependencies: ["Rendering", "TagModel", "TagLayout", "Diagnostics", "CZlib"],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "SiteBuildTests",
      dependencies: ["SiteBuild", "Content", "Rendering", "TagModel", "TagLayout", "Diagnostics"],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "tagcloudTests", dependencies: ["tagcloud", "SiteBuild", "Diagnostics"], swiftSettings: strict),
    .testTarget(
      name: "TagLayoutTests", dependencies: ["TagLayout", "LayoutVectors"], swiftSettings: strict),
    .testTarget(name: "TagModelTests", dependencies: ["TagModel", "Diagnostics"], swiftSettings: strict),
    .testTarget(name: "TagRuntimeTests", dependencies: ["LayoutVectors"], swiftSettings: strict),
    .testTarget(
      name: "TypographyTests", dependencies: ["Typography", "TextCorpus"], swiftSettings: strict),
  ],
  cLanguageStandard: .c2x,
  cxxLanguageStandard: .cxx17
)
