// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "StepRouter", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .target(
      name: "Cases",
      dependencies: [
        .product(name: "StepRouter", package: "StepRouter"),
        .product(name: "StepRouterLinks", package: "StepRouter"),
        .product(name: "StepRouterState", package: "StepRouter"),
        .product(name: "StepRouterJournal", package: "StepRouter"),
        .product(name: "StepRouterSystemScreens", package: "StepRouter"),
        .product(name: "PortableUIKit", package: "StepRouter"),
      ]),
    .executableTarget(
      name: "RouterBenchmarks",
      dependencies: ["Cases", .product(name: "Benchmark", package: "benchmark")],
      path: "Benchmarks/RouterBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    .executableTarget(name: "CountedCases", dependencies: ["Cases"]),
    .executableTarget(name: "BenchmarkReport", dependencies: ["Cases"]),
    .executableTarget(
      name: "BigApp",
      dependencies: [
        .product(name: "StepRouter", package: "StepRouter"),
        .product(name: "StepRouterExplorer", package: "StepRouter"),
        .product(name: "StepRouterVerify", package: "StepRouter"),
        .product(name: "PortableUIKit", package: "StepRouter"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
