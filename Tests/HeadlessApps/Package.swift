// swift-tools-version: 6.2

import PackageDescription

let headless: [Target.Dependency] = [.product(name: "HeadlessUIKit", package: "StepRouter")]
let plugin: [Target.PluginUsage] = [
  .plugin(name: "HeadlessUIKitPlugin", package: "StepRouter")
]

let package = Package(
  name: "HeadlessApps",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "StepRouter", path: "../..")],
  targets: [
    .target(
      name: "Shared", dependencies: headless, path: "Headless/Shared",
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: plugin),
    .target(
      name: "Fragments", dependencies: ["Shared"] + headless, path: "Headless/Fragments",
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: plugin),
    .target(
      name: "Ledger", dependencies: headless, path: "Headless/Ledger",
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: plugin),
    .target(
      name: "Habits", dependencies: headless, path: "Headless/Habits",
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: plugin),
    .target(
      name: "Storyboards", dependencies: headless, path: "Headless/Storyboards",
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: plugin),
    .target(
      name: "StoryboardsIn6", dependencies: headless, path: "Headless/StoryboardsIn6",
      swiftSettings: [.swiftLanguageMode(.v6)], plugins: plugin),
    .testTarget(
      name: "FragmentTests", dependencies: ["Fragments"] + headless, path: "Tests/FragmentTests"),
    .testTarget(
      name: "TranslatorTests", path: "Tests/TranslatorTests", exclude: ["Mistakes", "Lists"]),
    .testTarget(
      name: "StoryboardTests", dependencies: ["Storyboards", "StoryboardsIn6"] + headless,
      path: "Tests/StoryboardTests"),
    .testTarget(
      name: "LedgerTests", dependencies: ["Ledger"] + headless, path: "Tests/LedgerTests"),
    .testTarget(
      name: "HabitsTests",
      dependencies: ["Habits", .product(name: "StepRouterExplorer", package: "StepRouter")]
        + headless,
      path: "Tests/HabitsTests"),
  ],
  swiftLanguageModes: [.v6]
)
