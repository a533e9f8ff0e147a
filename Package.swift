// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "StepRouter",
  platforms: [.iOS(.v16), .macCatalyst(.v16), .visionOS(.v1), .macOS(.v15)],
  products: [
    .library(name: "StepRouter", targets: ["StepRouter"]),
    .library(name: "StepRouterLinks", targets: ["StepRouterLinks"]),
    .library(name: "StepRouterState", targets: ["StepRouterState"]),
    .library(name: "StepRouterFlows", targets: ["StepRouterFlows"]),
    .library(name: "StepRouterJournal", targets: ["StepRouterJournal"]),
    .library(name: "StepRouterCoordination", targets: ["StepRouterCoordination"]),
    .library(name: "StepRouterSystemScreens", targets: ["StepRouterSystemScreens"]),
    .library(name: "RouteComposerSpelling", targets: ["RouteComposerSpelling"]),
    .library(name: "PortableUIKit", targets: ["PortableUIKit"]),
    .plugin(name: "HeadlessUIKitPlugin", targets: ["HeadlessUIKitPlugin"]),
    .library(name: "StepRouterSwiftUI", targets: ["StepRouterSwiftUI"]),
    .library(name: "PortableSwiftUI", targets: ["PortableSwiftUI"]),
    .library(name: "StepRouterTesting", targets: ["StepRouterTesting"]),
    .library(name: "StepRouterExplorer", targets: ["StepRouterExplorer"]),
    .library(name: "StepRouterReport", targets: ["StepRouterReport"]),
    .library(name: "StepRouterVerify", targets: ["StepRouterVerify"]),
    .executable(name: "ExampleApp", targets: ["ExampleApp"]),
    // For the project in ExampleApp/iOS: a project takes products only.
    .library(name: "ExampleScreens", targets: ["ExampleScreens"]),
    .library(
      name: "TestSupport",
      targets: ["AbsentDevice", "DeviceTraits", "ExampleDrawer"]),
    .executable(name: "Bank", targets: ["Bank"]),
    .executable(name: "Museum", targets: ["Museum"]),
  ],
  targets: [
    .target(name: "PortableUIKit", path: "Sources/HeadlessUIKit/PortableUIKit"),
    .plugin(name: "HeadlessUIKitPlugin", capability: .buildTool()),
    .target(name: "StepRouter", dependencies: ["PortableUIKit"], path: "Sources/Router/StepRouter"),
    .target(
      name: "StepRouterCoordination", dependencies: ["StepRouter", "PortableUIKit"],
      path: "Sources/Router/StepRouterCoordination"),
    .target(
      name: "StepRouterFlows",
      dependencies: ["StepRouter", "StepRouterCoordination", "PortableUIKit"],
      path: "Sources/Router/StepRouterFlows"),
    .target(
      name: "StepRouterJournal", dependencies: ["StepRouter", "PortableUIKit"],
      path: "Sources/Router/StepRouterJournal"),
    .target(
      name: "StepRouterLinks", dependencies: ["StepRouter", "PortableUIKit"],
      path: "Sources/Router/StepRouterLinks"),
    .target(
      name: "StepRouterState", dependencies: ["StepRouter", "StepRouterLinks", "PortableUIKit"],
      path: "Sources/Router/StepRouterState"),
    .target(
      name: "StepRouterSystemScreens", dependencies: ["StepRouter", "PortableUIKit"],
      path: "Sources/Router/StepRouterSystemScreens"),
    .target(
      name: "RouteComposerSpelling", dependencies: ["StepRouter", "PortableUIKit"],
      path: "Sources/Router/RouteComposerSpelling"),
    .target(
      name: "StepRouterTesting", dependencies: ["StepRouter", "PortableUIKit"],
      path: "Sources/Proof/StepRouterTesting"),
    .target(
      name: "StepRouterExplorer",
      dependencies: [
        "StepRouterTesting", "StepRouterState", "StepRouterLinks", "StepRouter", "PortableUIKit",
      ],
      path: "Sources/Proof/StepRouterExplorer"),
    .target(
      name: "StepRouterReport",
      dependencies: ["StepRouterExplorer", "StepRouterTesting", "StepRouter"],
      path: "Sources/Proof/StepRouterReport",
      resources: [.embedInCode("Assets/report.css"), .embedInCode("Assets/report.js")]),
    .target(
      name: "StepRouterVerify",
      dependencies: ["StepRouterReport", "StepRouterExplorer", "StepRouter", "PortableUIKit"],
      path: "Sources/Proof/StepRouterVerify"),
    .target(
      name: "PortableSwiftUI", dependencies: ["PortableUIKit"],
      path: "Sources/HeadlessUIKit/PortableSwiftUI"),
    .target(
      name: "StepRouterSwiftUI", dependencies: ["StepRouter", "PortableUIKit", "PortableSwiftUI"],
      path: "Sources/Router/StepRouterSwiftUI"),
    .target(name: "ExampleDrawer", dependencies: ["PortableUIKit"], path: "ExampleApp/Drawer"),
    .target(
      name: "ExampleScreens",
      dependencies: [
        "ExampleDrawer", "StepRouter", "StepRouterLinks", "StepRouterState", "StepRouterFlows",
        "StepRouterCoordination", "StepRouterJournal", "StepRouterSwiftUI", "PortableSwiftUI",
        "PortableUIKit",
      ],
      path: "ExampleApp/Screens"),
    .executableTarget(
      name: "ExampleApp",
      dependencies: [
        "ExampleScreens", "StepRouter", "StepRouterLinks", "StepRouterState", "StepRouterFlows",
        "StepRouterCoordination", "StepRouterExplorer", "StepRouterTesting", "StepRouterVerify",
        "PortableUIKit",
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
        "BankScreens", "StepRouter", "StepRouterLinks", "StepRouterExplorer", "StepRouterVerify",
        "PortableUIKit",
      ],
      path: "ExampleApp/Bank/Tool"),
    .target(
      name: "MuseumExhibits",
      dependencies: [
        "StepRouter", "StepRouterExplorer", "StepRouterLinks", "StepRouterReport",
        "StepRouterTesting", "PortableUIKit",
      ],
      path: "ExampleApp/Museum/Exhibits"),
    .executableTarget(
      name: "Museum", dependencies: ["MuseumExhibits", "StepRouterExplorer"],
      path: "ExampleApp/Museum/Tour"),
    .testTarget(
      name: "MuseumTests",
      dependencies: [
        "MuseumExhibits", "StepRouter", "StepRouterExplorer", "StepRouterTesting",
        "PortableUIKit", "DeviceTraits",
      ],
      path: "Tests/Examples/MuseumTests"),
    .target(
      name: "AbsentDevice", dependencies: ["PortableUIKit"], path: "Tests/Support/AbsentDevice"),
    .target(
      name: "DeviceTraits", dependencies: ["AbsentDevice", "PortableUIKit"],
      path: "Tests/Support/DeviceTraits"),
    .target(name: "CompilerRuns", path: "Tests/Support/CompilerRuns"),
    .testTarget(
      name: "PortableUIKitTests",
      dependencies: ["PortableUIKit", "PortableSwiftUI", "AbsentDevice", "DeviceTraits"],
      path: "Tests/HeadlessUIKit/PortableUIKitTests"),
    .testTarget(
      name: "StepRouterSwiftUITests",
      dependencies: [
        "StepRouterSwiftUI", "StepRouter", "StepRouterState", "StepRouterExplorer",
        "StepRouterTesting", "PortableSwiftUI", "PortableUIKit",
        "DeviceTraits",
      ], path: "Tests/Router/StepRouterSwiftUITests"),
    .testTarget(
      name: "StepRouterTests",
      dependencies: [
        "StepRouter", "StepRouterLinks", "StepRouterState", "StepRouterFlows",
        "StepRouterCoordination", "StepRouterJournal", "StepRouterSystemScreens",
        "RouteComposerSpelling", "StepRouterTesting", "PortableUIKit", "DeviceTraits",
        "ExampleDrawer",
      ], path: "Tests/Router/StepRouterTests"),
    .testTarget(
      name: "StepRouterTestingTests",
      dependencies: ["StepRouterTesting", "StepRouter", "PortableUIKit", "DeviceTraits"],
      path: "Tests/Proof/StepRouterTestingTests"),
    .testTarget(
      name: "StepRouterExplorerTests",
      dependencies: [
        "StepRouterExplorer", "StepRouterReport", "StepRouterTesting", "StepRouter",
        "StepRouterLinks", "StepRouterState", "PortableUIKit", "DeviceTraits", "ExampleDrawer",
      ],
      path: "Tests/Proof/StepRouterExplorerTests",
      exclude: ["Logs/Fixtures"]),
    .testTarget(
      name: "RouteComposerSpellingTests",
      dependencies: [
        "RouteComposerSpelling", "StepRouter", "StepRouterTesting", "PortableUIKit", "DeviceTraits",
        "CompilerRuns",
      ],
      path: "Tests/Router/RouteComposerSpellingTests",
      exclude: ["Renaming/Samples"]),
    .testTarget(
      name: "ChainDiagnosticsTests",
      dependencies: [
        "StepRouter", "StepRouterLinks", "StepRouterState", "StepRouterFlows",
        "StepRouterCoordination", "RouteComposerSpelling", "StepRouterExplorer",
        "StepRouterTesting", "PortableUIKit",
        "CompilerRuns", "DeviceTraits",
      ],
      path: "Tests/Router/ChainDiagnosticsTests",
      exclude: ["Samples"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "StepRouter", "StepRouterLinks", "StepRouterState", "StepRouterFlows",
        "StepRouterCoordination", "StepRouterJournal", "StepRouterSystemScreens",
        "RouteComposerSpelling",
        "StepRouterExplorer", "StepRouterReport", "StepRouterTesting", "PortableUIKit",
        "StepRouterSwiftUI", "StepRouterVerify", "PortableSwiftUI", "CompilerRuns", "DeviceTraits",
        "ExampleDrawer",
      ],
      path: "Tests/Documents/DocumentationTests",
      exclude: ["DocComments"]),
    .testTarget(
      name: "GettingStartedTests",
      dependencies: [
        "StepRouter", "StepRouterLinks", "StepRouterExplorer", "StepRouterTesting", "PortableUIKit",
        "DeviceTraits",
      ],
      path: "Tests/Documents/GettingStartedTests"),
    .testTarget(
      name: "ExampleAppTests",
      dependencies: [
        "ExampleScreens", "ExampleApp", "StepRouterFlows", "StepRouterExplorer",
        "StepRouterTesting", "StepRouterVerify",
        "PortableUIKit", "DeviceTraits",
      ], path: "Tests/Examples/ExampleAppTests"),
    .testTarget(
      name: "BankTests",
      dependencies: [
        "Bank", "BankScreens", "StepRouter", "StepRouterLinks", "StepRouterExplorer",
        "StepRouterTesting",
        "PortableUIKit", "DeviceTraits",
      ], path: "Tests/Examples/BankTests"),
  ],
  swiftLanguageModes: [.v6]
)

// Modules of these names, for apps that HeadlessUIKitPlugin translates. A Mac has no use for them.
#if os(Linux)
package.products.append(
  .library(
    name: "HeadlessUIKit", targets: ["PortableUIKit", "PortableSwiftUI", "UIKit", "SwiftUI"]))
package.targets += [
  .target(name: "UIKit", path: "Sources/HeadlessUIKit/UIKit"),
  .target(name: "SwiftUI", path: "Sources/HeadlessUIKit/SwiftUI"),
]
#else
package.products.append(
  .library(name: "HeadlessUIKit", targets: ["PortableUIKit", "PortableSwiftUI"]))
#endif

// For `make quick`: SwiftPM builds a whole package to run one suite. With this set, the package is
// the router's own suite and what that imports.
if Context.environment["STEPROUTER_QUICK"] != nil {
  var kept: Set = ["StepRouterTests"]
  var count = 0
  while count != kept.count {
    count = kept.count
    for target in package.targets where kept.contains(target.name) {
      for case .byNameItem(let name, _) in target.dependencies { kept.insert(name) }
    }
  }
  package.products = []
  package.targets.removeAll { !kept.contains($0.name) }
}
