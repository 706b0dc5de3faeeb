// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "GuideBubbles", path: "..")],
  targets: [
    .executableTarget(
      name: "bench",
      dependencies: [.product(name: "Constraints", package: "GuideBubbles")],
      swiftSettings: settings),
    .executableTarget(
      name: "bench-layout",
      dependencies: ["Stopwatch", .product(name: "Constraints", package: "GuideBubbles")],
      swiftSettings: settings),
    .target(name: "Stopwatch", swiftSettings: settings),
    .executableTarget(
      name: "bench-placement",
      dependencies: [
        "Stopwatch",
        .product(name: "GuideBubbles", package: "GuideBubbles"),
        .product(name: "Constraints", package: "GuideBubbles"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "bench-text",
      dependencies: [
        "Stopwatch",
        .product(name: "GuideBubbles", package: "GuideBubbles"),
        .product(name: "Constraints", package: "GuideBubbles"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "bench-scenes",
      dependencies: [
        "Stopwatch",
        .product(name: "GuideBubbles", package: "GuideBubbles"),
        .product(name: "Constraints", package: "GuideBubbles"),
      ],
      swiftSettings: settings),
    .target(name: "ExactJudge", swiftSettings: settings),
    .target(
      name: "SolverLives",
      dependencies: [
        "ExactJudge",
        .product(name: "Constraints", package: "GuideBubbles"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "judge-numbers", dependencies: ["ExactJudge", "SolverLives"], swiftSettings: settings),
    .testTarget(name: "benchTests", dependencies: ["bench"]),
    .testTarget(name: "ExactJudgeTests", dependencies: ["ExactJudge"]),
    .testTarget(name: "SolverLivesTests", dependencies: ["ExactJudge", "SolverLives"]),
  ]
)
