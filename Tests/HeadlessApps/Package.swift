// swift-tools-version: 6.2

import PackageDescription

let headless: [Target.Dependency] = [.product(name: "HeadlessUIKit", package: "StepRouter")]
let plugin: [Target.PluginUsage] = [
  .plugin(name: "HeadlessUIKitPlugin", package: "StepRouter")
]

let explorer: [Target.Dependency] = [
  .product(name: "StepRouterExplorer", package: "StepRouter")
]

/// The folder with an app's `Sources.swift`. The script `planted` explores a copy of an app, in which
/// it has planted a fault.
func folder(of app: String) -> String {
  Context.environment["PLANTED"] == app ? ".planted" : "Headless"
}

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
    .target(
      name: "Recipes", dependencies: headless, path: "\(folder(of: "Recipes"))/Recipes",
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: plugin),
    .executableTarget(
      name: "ExploreRecipes", dependencies: ["Recipes"] + explorer + headless,
      path: "Explorations/ExploreRecipes"),
    .testTarget(
      name: "RecipesTests", dependencies: ["ExploreRecipes"] + explorer + headless,
      path: "Tests/RecipesTests"),
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
      dependencies: ["Habits"] + explorer + headless,
      path: "Tests/HabitsTests"),
  ],
  swiftLanguageModes: [.v6]
)
