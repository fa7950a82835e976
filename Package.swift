// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "swift-store",
  platforms: [
    .macOS(.v15), .iOS(.v18), .macCatalyst(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2),
  ],
  products: [
    .library(name: "Effects", targets: ["Effects"]),
    .library(name: "Store", targets: ["Store"]),
    .library(name: "Differences", targets: ["Differences"]),
    .library(name: "StoreTesting", targets: ["StoreTesting"]),
    .library(name: "StoreTracing", targets: ["StoreTracing"]),
    .library(name: "RandomNumberFeature", targets: ["RandomNumberFeature"]),
    .executable(name: "examples", targets: ["Examples"]),
    .executable(name: "benchmarks", targets: ["Benchmarks"]),
  ],
  targets: [
    .target(name: "Effects", swiftSettings: settings),
    .target(name: "Store", dependencies: ["Effects"], swiftSettings: settings),
    .target(name: "Differences", swiftSettings: settings),
    .target(
      name: "StoreTesting",
      dependencies: ["Differences", "Effects", "Store"],
      swiftSettings: settings
    ),
    .target(
      name: "StoreTracing",
      dependencies: ["Differences", "Effects", "Store"],
      resources: [.embedInCode("Timeline/Page")],
      swiftSettings: settings
    ),
    .target(
      name: "RandomNumberFeature",
      dependencies: ["Effects", "Store"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "Examples",
      dependencies: ["Effects", "Store", "StoreTracing", "RandomNumberFeature"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["Differences", "Effects", "Store", "StoreTesting", "StoreTracing"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "DifferencesProbe",
      dependencies: ["Differences"],
      path: "Tests/DifferencesProbe",
      swiftSettings: settings
    ),
    .target(
      name: "TestSupport",
      dependencies: ["Effects", "StoreTesting"],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    .testTarget(
      name: "EffectsTests",
      dependencies: ["Effects", "TestSupport"],
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "DifferencesTests",
      dependencies: ["Differences", "DifferencesProbe", "Effects", "Store", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "StoreTests",
      dependencies: ["Effects", "Store", "StoreTesting", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FeatureTests",
      dependencies: [
        "Effects", "Store", "StoreTesting", "StoreTracing", "RandomNumberFeature", "Examples",
        "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TracingTests",
      dependencies: [
        "Differences", "Effects", "Store", "StoreTesting", "StoreTracing", "RandomNumberFeature",
        "Examples", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "BenchmarkTests",
      dependencies: ["Benchmarks", "TestSupport"],
      swiftSettings: settings
    ),
  ]
)
