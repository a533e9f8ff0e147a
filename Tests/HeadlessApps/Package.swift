// swift-tools-version: 6.2

import Foundation
import PackageDescription

let headless: [Target.Dependency] = [.product(name: "HeadlessUIKit", package: "StepRouter")]
let explorer: Target.Dependency = .product(name: "StepRouterExplorer", package: "StepRouter")

/// An app whose sources the plugin translates.
func app(_ name: String, in folder: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies + headless, path: "\(folder)/\(name)",
    exclude: folder == "Planted" ? ["App"] : [],
    swiftSettings: [.swiftLanguageMode(.v5)],
    plugins: [.plugin(name: "HeadlessUIKitPlugin", package: "StepRouter")])
}

let explored = ["Expenses", "Gallery", "Tasks", "Travel"]
/// The apps with planted faults, if `plant` has made them.
let folder = URL(filePath: Context.packageDirectory).appending(path: "Planted").path()
let planted = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

let package = Package(
  name: "HeadlessApps",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "StepRouter", path: "../..")],
  targets: [
    app("Shared", in: "Headless"),
    app("Fragments", in: "Headless", ["Shared"]),
    app("Ledger", in: "Headless"),
    app("Habits", in: "Headless"),
    .executableTarget(
      name: "Proof",
      dependencies: (explored + planted).map { .target(name: $0) } + [
        explorer, .product(name: "StepRouterVerify", package: "StepRouter"),
      ],
      path: "Proof", swiftSettings: planted.isEmpty ? [] : [.define("PLANTED")]),
    .testTarget(
      name: "FragmentTests", dependencies: ["Fragments"] + headless, path: "Tests/FragmentTests"),
    .testTarget(
      name: "TranslatorTests", path: "Tests/TranslatorTests", exclude: ["Mistakes", "Lists"]),
    .testTarget(
      name: "LedgerTests", dependencies: ["Ledger"] + headless, path: "Tests/LedgerTests"),
    .testTarget(
      name: "HabitsTests", dependencies: ["Habits", explorer] + headless, path: "Tests/HabitsTests"),
  ]
    + explored.map { app($0, in: "Headless", [explorer]) }
    + planted.map { app($0, in: "Planted", [explorer]) },
  swiftLanguageModes: [.v6]
)
