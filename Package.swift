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
    .library(name: "GuideBubbles", targets: ["GuideBubbles", "GuideScenes"]),
    .executable(name: "guidectl", targets: ["guidectl"]),
  ],
  targets: [
    .target(
      name: "LayoutGeometry", path: "Sources/Constraints/Geometry",
      swiftSettings: common + [.strictMemorySafety()]),
    .target(
      name: "Constraints", dependencies: ["LayoutGeometry"], exclude: ["Geometry"],
      swiftSettings: common + [.strictMemorySafety()]),
    .target(
      name: "GuideFormats", path: "Sources/GuideBubbles/Formats", swiftSettings: common),
    .target(
      name: "GuideText", dependencies: ["LayoutGeometry", "GuideFormats"],
      path: "Sources/GuideBubbles/Text", swiftSettings: common),
    .target(
      name: "GuideBubbles",
      dependencies: ["LayoutGeometry", "Constraints", "GuideFormats", "GuideText"],
      path: "Sources/GuideBubbles/Bubbles", swiftSettings: common),
    .target(
      name: "GuideScenes",
      dependencies: [
        "LayoutGeometry", "Constraints", "GuideFormats", "GuideText", "GuideBubbles",
      ],
      path: "Sources/GuideBubbles/Scenes", swiftSettings: common),
    .executableTarget(
      name: "guidectl", dependencies: ["Constraints", "GuideBubbles", "GuideScenes"],
      resources: [
        .embedInCode("Renderers/preview.css"), .embedInCode("Renderers/preview.js"),
      ], swiftSettings: common),
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
      name: "TestSupport", dependencies: ["Constraints", "GuideBubbles", "GuideScenes"],
      path: "Tests/TestSupport", swiftSettings: common),
    .testTarget(
      name: "ConstraintsTests", dependencies: ["Constraints", "TestSupport"],
      swiftSettings: common),
    .testTarget(
      name: "GuideBubblesTests",
      dependencies: ["GuideBubbles", "GuideScenes", "Constraints", "TestSupport"],
      exclude: ["Golden", "Scenes"], swiftSettings: common),
    .testTarget(
      name: "guidectlTests",
      dependencies: ["guidectl", "GuideBubbles", "GuideScenes", "Constraints", "TestSupport"],
      exclude: ["Renderers/pretended-page.js"], swiftSettings: common),
  ]
)
