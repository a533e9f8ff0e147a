// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.iOS(.v16), .macOS(.v15)],
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
      ]),
    .testTarget(
      name: "ShopTests",
      dependencies: [
        "Shop",
        .product(name: "StepRouterExplorer", package: "StepRouter"),
        .product(name: "StepRouterTesting", package: "StepRouter"),
      ]),
  ]
)
