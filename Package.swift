// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "StepRouter",
  platforms: [.iOS(.v16), .macCatalyst(.v16), .macOS(.v13)],
  products: [
    .library(name: "StepRouter", targets: ["StepRouter"]),
    .library(name: "PortableUIKit", targets: ["PortableUIKit"]),
    .library(name: "StepRouterTesting", targets: ["StepRouterTesting"]),
    .executable(name: "ExampleApp", targets: ["ExampleApp"]),
  ],
  targets: [
    .target(name: "PortableUIKit"),
    .target(name: "StepRouter", dependencies: ["PortableUIKit"]),
    .target(name: "StepRouterTesting", dependencies: ["StepRouter", "PortableUIKit"]),
    .target(
      name: "ExampleScreens",
      dependencies: ["StepRouter", "PortableUIKit"],
      path: "ExampleApp/Screens"),
    .executableTarget(
      name: "ExampleApp",
      dependencies: [
        "ExampleScreens", "StepRouter", "StepRouterTesting", "PortableUIKit", "AbsentDevice",
      ],
      path: "ExampleApp/Terminal"),
    .target(name: "AbsentDevice", dependencies: ["PortableUIKit"], path: "Tests/AbsentDevice"),
    .testTarget(name: "PortableUIKitTests", dependencies: ["PortableUIKit", "AbsentDevice"]),
    .testTarget(
      name: "StepRouterTests",
      dependencies: ["StepRouter", "StepRouterTesting", "PortableUIKit", "AbsentDevice"]),
    .testTarget(
      name: "StepRouterTestingTests",
      dependencies: ["StepRouterTesting", "StepRouter", "PortableUIKit", "AbsentDevice"]),
    .testTarget(
      name: "ChainDiagnosticsTests", dependencies: ["StepRouter", "PortableUIKit"],
      exclude: ["Samples"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["StepRouter", "StepRouterTesting", "PortableUIKit"]),
    .testTarget(
      name: "ExampleAppTests",
      dependencies: [
        "ExampleScreens", "ExampleApp", "StepRouterTesting", "PortableUIKit", "AbsentDevice",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
