// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "StepRouter",
  platforms: [.iOS(.v16), .macCatalyst(.v16), .macOS(.v15)],
  products: [
    .library(name: "StepRouter", targets: ["StepRouter"]),
    .library(name: "StepRouterLinks", targets: ["StepRouterLinks"]),
    .library(name: "StepRouterState", targets: ["StepRouterState"]),
    .library(name: "StepRouterFlows", targets: ["StepRouterFlows"]),
    .library(name: "StepRouterCoordination", targets: ["StepRouterCoordination"]),
    .library(name: "RouteComposerSpelling", targets: ["RouteComposerSpelling"]),
    .library(name: "PortableUIKit", targets: ["PortableUIKit"]),
    .library(name: "StepRouterSwiftUI", targets: ["StepRouterSwiftUI"]),
    .library(name: "PortableSwiftUI", targets: ["PortableSwiftUI"]),
    .library(name: "StepRouterTesting", targets: ["StepRouterTesting"]),
    .library(name: "StepRouterVerify", targets: ["StepRouterVerify"]),
    .executable(name: "ExampleApp", targets: ["ExampleApp"]),
    // For the project in ExampleApp/iOS: a project takes products only.
    .library(name: "ExampleScreens", targets: ["ExampleScreens"]),
    .library(
      name: "TestSupport",
      targets: ["AbsentDevice", "DeviceTraits", "ExampleDrawer"]),
    .executable(name: "Bank", targets: ["Bank"]),
  ],
  targets: [
    .target(name: "PortableUIKit"),
    .target(name: "StepRouter", dependencies: ["PortableUIKit"]),
    .target(name: "StepRouterCoordination", dependencies: ["StepRouter", "PortableUIKit"]),
    .target(
      name: "StepRouterFlows",
      dependencies: ["StepRouter", "StepRouterCoordination", "PortableUIKit"]),
    .target(
      name: "StepRouterLinks",
      dependencies: ["StepRouter", "StepRouterCoordination", "PortableUIKit"]),
    .target(
      name: "StepRouterState", dependencies: ["StepRouter", "StepRouterLinks", "PortableUIKit"]),
    .target(name: "RouteComposerSpelling", dependencies: ["StepRouter", "PortableUIKit"]),
    .target(name: "StepRouterTesting", dependencies: ["StepRouter", "PortableUIKit"]),
    .target(
      name: "StepRouterVerify", dependencies: ["StepRouterTesting", "StepRouter", "PortableUIKit"]),
    .target(name: "PortableSwiftUI", dependencies: ["PortableUIKit"]),
    .target(
      name: "StepRouterSwiftUI", dependencies: ["StepRouter", "PortableUIKit", "PortableSwiftUI"]),
    .target(name: "ExampleDrawer", dependencies: ["PortableUIKit"], path: "ExampleApp/Drawer"),
    .target(
      name: "ExampleScreens",
      dependencies: [
        "ExampleDrawer", "StepRouter", "StepRouterLinks", "StepRouterState", "StepRouterFlows",
        "StepRouterCoordination", "StepRouterSwiftUI", "PortableSwiftUI", "PortableUIKit",
      ],
      path: "ExampleApp/Screens"),
    .executableTarget(
      name: "ExampleApp",
      dependencies: [
        "ExampleScreens", "StepRouter", "StepRouterLinks", "StepRouterState", "StepRouterFlows",
        "StepRouterCoordination", "StepRouterTesting", "StepRouterVerify", "PortableUIKit",
        "AbsentDevice",
      ],
      path: "ExampleApp/Terminal"),
    .target(
      name: "BankScreens",
      dependencies: [
        "StepRouter", "StepRouterLinks", "StepRouterState", "StepRouterFlows",
        "StepRouterCoordination", "StepRouterSwiftUI", "PortableSwiftUI", "PortableUIKit",
      ],
      path: "ExampleApp/Bank/Screens"),
    .executableTarget(
      name: "Bank",
      dependencies: [
        "BankScreens", "StepRouter", "StepRouterLinks", "StepRouterTesting", "StepRouterVerify",
        "PortableUIKit",
      ],
      path: "ExampleApp/Bank/Tool"),
    .target(name: "AbsentDevice", dependencies: ["PortableUIKit"], path: "Tests/AbsentDevice"),
    .target(
      name: "DeviceTraits", dependencies: ["AbsentDevice", "PortableUIKit"],
      path: "Tests/DeviceTraits"),
    .target(name: "CompilerRuns", path: "Tests/CompilerRuns"),
    .testTarget(
      name: "PortableUIKitTests",
      dependencies: ["PortableUIKit", "PortableSwiftUI", "AbsentDevice"]),
    .testTarget(
      name: "StepRouterSwiftUITests",
      dependencies: [
        "StepRouterSwiftUI", "StepRouter", "StepRouterTesting", "PortableSwiftUI", "PortableUIKit",
        "DeviceTraits",
      ]),
    .testTarget(
      name: "StepRouterTests",
      dependencies: [
        "StepRouter", "StepRouterLinks", "StepRouterState", "StepRouterFlows",
        "StepRouterCoordination", "RouteComposerSpelling", "StepRouterTesting", "PortableUIKit",
        "DeviceTraits", "ExampleDrawer",
      ]),
    .testTarget(
      name: "StepRouterTestingTests",
      dependencies: [
        "StepRouterTesting", "StepRouter", "PortableUIKit", "DeviceTraits", "ExampleDrawer",
      ],
      exclude: ["Logs/Fixtures"]),
    .testTarget(
      name: "RouteComposerSpellingTests",
      dependencies: [
        "RouteComposerSpelling", "StepRouter", "StepRouterTesting", "PortableUIKit", "DeviceTraits",
        "CompilerRuns",
      ],
      exclude: ["Renaming/Samples"]),
    .testTarget(
      name: "ChainDiagnosticsTests",
      dependencies: [
        "StepRouter", "StepRouterLinks", "StepRouterState", "StepRouterFlows",
        "StepRouterCoordination", "RouteComposerSpelling", "StepRouterTesting", "PortableUIKit",
        "CompilerRuns",
      ],
      exclude: ["Samples"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "StepRouter", "StepRouterLinks", "StepRouterState", "StepRouterFlows",
        "StepRouterCoordination", "RouteComposerSpelling", "StepRouterTesting", "PortableUIKit",
        "StepRouterSwiftUI", "StepRouterVerify", "PortableSwiftUI", "CompilerRuns", "ExampleDrawer",
      ],
      exclude: ["DocComments"]),
    .testTarget(
      name: "GettingStartedTests",
      dependencies: ["StepRouter", "StepRouterLinks", "StepRouterTesting", "PortableUIKit"]),
    .testTarget(
      name: "ExampleAppTests",
      dependencies: [
        "ExampleScreens", "ExampleApp", "StepRouterFlows", "StepRouterTesting", "StepRouterVerify",
        "PortableUIKit", "DeviceTraits",
      ]),
    .testTarget(
      name: "BankTests",
      dependencies: [
        "Bank", "BankScreens", "StepRouter", "StepRouterLinks", "StepRouterTesting",
        "PortableUIKit", "DeviceTraits",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
