// swift-tools-version: 6.2

import Foundation
import PackageDescription

let headless: [Target.Dependency] = [.product(name: "HeadlessUIKit", package: "StepRouter")]
let explorer: Target.Dependency = .product(name: "StepRouterExplorer", package: "StepRouter")

/// An app whose sources the plugin translates.
func app(
  _ name: String, in folder: String = "Headless", _ dependencies: [Target.Dependency] = [],
  mode: SwiftLanguageMode = .v5
) -> Target {
  .target(
    name: name, dependencies: dependencies + headless, path: "\(folder)/\(name)",
    exclude: folder == "Planted" ? ["App"] : [], swiftSettings: [.swiftLanguageMode(mode)],
    plugins: [.plugin(name: "HeadlessUIKitPlugin", package: "StepRouter")])
}

func tests(_ name: String, of dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies + headless, path: "Tests/\(name)")
}

let explored = ["Expenses", "Gallery", "Recipes", "Tasks", "Travel", "Workouts"]
/// The copies with planted faults, if the script `plant` has made them.
let folder = URL(filePath: Context.packageDirectory).appending(path: "Planted").path()
let planted = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

let package = Package(
  name: "HeadlessApps",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "StepRouter", path: "../..")],
  targets: [
    app("Shared"),
    app("Fragments", ["Shared"]),
    app("Ledger"),
    app("Places"),
    app("Habits"),
    app("Storyboards"),
    app("StoryboardsIn6", mode: .v6),
    .target(
      name: "Explored",
      dependencies: (explored + planted).map { .target(name: $0) } + [explorer],
      path: "Explored", swiftSettings: planted.isEmpty ? [] : [.define("PLANTED")]),
    .executableTarget(
      name: "Proof",
      dependencies: ["Explored", .product(name: "StepRouterVerify", package: "StepRouter")],
      path: "Proof"),
    .testTarget(
      name: "TranslatorTests", path: "Tests/TranslatorTests", exclude: ["Mistakes", "Lists"]),
    tests("FragmentTests", of: ["Fragments"]),
    tests("StoryboardTests", of: ["Storyboards", "StoryboardsIn6"]),
    tests("LedgerTests", of: ["Ledger"]),
    tests("PlacesTests", of: ["Places", explorer]),
    tests("HabitsTests", of: ["Habits", explorer]),
    tests("RecipesTests", of: ["Recipes"]),
    tests(
      "WorkoutsTests",
      of: ["Workouts", .product(name: "StepRouterTesting", package: "StepRouter")]),
    tests("ExploredTests", of: ["Explored", explorer]),
  ]
    + explored.map { app($0, [explorer]) }
    + planted.map { app($0, in: "Planted", [explorer]) },
  swiftLanguageModes: [.v6]
)
