// swift-tools-version: 6.2
import PackageDescription

let common: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "GuideBubbles",
  products: [
    .library(name: "Constraints", targets: ["Constraints"]),
    .library(name: "GuideBubbles", targets: ["GuideBubbles"]),
    .executable(name: "guidectl", targets: ["guidectl"]),
  ],
  targets: [
    .target(name: "Constraints", swiftSettings: common + [.strictMemorySafety()]),
    .target(name: "GuideBubbles", dependencies: ["Constraints"], swiftSettings: common),
    .executableTarget(
      name: "guidectl", dependencies: ["Constraints", "GuideBubbles"], swiftSettings: common),
    .executableTarget(
      name: "solve-constraints", dependencies: ["Constraints"], path: "Examples/solve-constraints",
      swiftSettings: common),
    .executableTarget(
      name: "place-bubble", dependencies: ["Constraints", "GuideBubbles"],
      path: "Examples/place-bubble", swiftSettings: common),
    .executableTarget(
      name: "lead-tour", dependencies: ["Constraints", "GuideBubbles"], path: "Examples/lead-tour",
      swiftSettings: common),
    .target(
      name: "TestSupport", dependencies: ["Constraints", "GuideBubbles"], path: "Tests/TestSupport",
      swiftSettings: common),
    .testTarget(
      name: "ConstraintsTests", dependencies: ["Constraints", "TestSupport"],
      swiftSettings: common),
    .testTarget(
      name: "GuideBubblesTests", dependencies: ["GuideBubbles", "Constraints", "TestSupport"],
      exclude: ["Golden", "Scenes"], swiftSettings: common),
    .testTarget(
      name: "guidectlTests",
      dependencies: ["guidectl", "GuideBubbles", "Constraints", "TestSupport"],
      swiftSettings: common),
  ]
)
