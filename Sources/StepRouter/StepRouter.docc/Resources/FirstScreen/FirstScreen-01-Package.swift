// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [
    .package(path: "../StepRouter")
  ],
  targets: [
    .executableTarget(
      name: "Shop",
      dependencies: [
        .product(name: "PortableUIKit", package: "StepRouter"),
        .product(name: "StepRouter", package: "StepRouter"),
        .product(name: "StepRouterLinks", package: "StepRouter"),
        .product(name: "StepRouterTesting", package: "StepRouter"),
      ])
  ]
)
