// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "PushWay",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "StepRouter", path: "../..")],
  targets: [
    .executableTarget(
      name: "PushWay",
      dependencies: [
        .product(name: "StepRouter", package: "StepRouter"),
        .product(name: "PortableUIKit", package: "StepRouter"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
