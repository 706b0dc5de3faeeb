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
    .library(name: "GuideBubbles", targets: ["GuideBubbles", "GuideScenes", "GuideChecks"]),
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
    .target(
      name: "GuideChecks",
      dependencies: [
        "LayoutGeometry", "Constraints", "GuideFormats", "GuideText", "GuideBubbles", "GuideScenes",
      ],
      path: "Sources/GuideBubbles/Checks", swiftSettings: common),
    .executableTarget(
      name: "guidectl",
      dependencies: ["Constraints", "GuideBubbles", "GuideScenes", "GuideChecks"],
      resources: [
        .embedInCode("Renderers/preview.css"), .embedInCode("Renderers/preview.js"),
        .embedInCode("Reports/report.css"), .embedInCode("Reports/report.js"),
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
      name: "TestSupport", dependencies: ["LayoutGeometry"], path: "Tests/TestSupport",
      exclude: ["Bubbles", "Scenes"], swiftSettings: common),
    .target(
      name: "BubbleTestSupport", dependencies: ["Constraints", "GuideBubbles", "TestSupport"],
      path: "Tests/TestSupport/Bubbles", swiftSettings: common),
    .target(
      name: "SceneTestSupport", dependencies: ["Constraints", "GuideScenes"],
      path: "Tests/TestSupport/Scenes", swiftSettings: common),
    .testTarget(
      name: "LayoutGeometryTests", dependencies: ["LayoutGeometry", "TestSupport"],
      path: "Tests/ConstraintsTests/Geometry", swiftSettings: common),
    .testTarget(
      name: "ConstraintsTests", dependencies: ["Constraints", "TestSupport"],
      exclude: ["Geometry", "Work/counted-work.md"], swiftSettings: common),
    .testTarget(
      name: "GuideFormatsTests", dependencies: ["GuideFormats", "TestSupport"],
      path: "Tests/GuideBubblesTests/Formats", swiftSettings: common),
    .testTarget(
      name: "GuideTextTests", dependencies: ["LayoutGeometry", "GuideText", "TestSupport"],
      path: "Tests/GuideBubblesTests/Text", exclude: ["Letters/Golden"], swiftSettings: common),
    .testTarget(
      name: "GuideBubblesTests",
      dependencies: [
        "Constraints", "GuideFormats", "GuideText", "GuideBubbles", "TestSupport",
        "BubbleTestSupport",
      ],
      path: "Tests/GuideBubblesTests/Bubbles", swiftSettings: common),
    .testTarget(
      name: "GuideScenesTests",
      dependencies: [
        "Constraints", "GuideFormats", "GuideText", "GuideBubbles", "GuideScenes", "TestSupport",
        "BubbleTestSupport", "SceneTestSupport",
      ],
      path: "Tests/GuideBubblesTests/Scenes",
      exclude: ["Decoding/every-key.json", "Described/Golden", "Drawing/Golden"],
      swiftSettings: common),
    .testTarget(
      name: "GuideChecksTests",
      dependencies: [
        "GuideFormats", "GuideText", "GuideBubbles", "GuideScenes", "GuideChecks", "TestSupport",
        "SceneTestSupport",
      ],
      path: "Tests/GuideBubblesTests/Checks", swiftSettings: common),
    .testTarget(
      name: "guidectlTests",
      dependencies: [
        "guidectl", "GuideBubbles", "GuideScenes", "GuideChecks", "Constraints", "TestSupport",
        "SceneTestSupport",
      ],
      exclude: ["Renderers/pretended-page.js", "Reports/Golden"], swiftSettings: common),
  ]
)
