/// All that is compiled.
struct Units {
  private(set) var all: [Unit] = []

  init(_ workspace: Workspace) async throws {
    let standIns = { (name: String) in
      try workspace.sources(in: "Tools/AppleHalf/StandIns/\(name)")
    }
    let headless = try workspace.sources(in: "Sources/PortableUIKit")
    let shadow = ShadowUIKit(headless: headless, additions: try standIns("UIKit"))
    all = [
      Unit(
        name: "PhoneFoundation", platform: .iPhone, files: try standIns("PhoneFoundation.swift"),
        isInterfaceOnly: true),
      Unit(
        name: "ObjectiveC", platform: .iPhone, files: try standIns("ObjectiveC.swift"),
        isInterfaceOnly: true),
      Unit(
        name: "UserNotifications", platform: .iPhone,
        files: try standIns("UserNotifications.swift"), isInterfaceOnly: true),
      Unit(
        name: "UIKit", platform: .iPhone, files: shadow.files,
        dependencies: ["iPhone/PhoneFoundation", "iPhone/ObjectiveC"],
        flags: ["-package-name", "UIKit"], isInterfaceOnly: true),
    ]
    let swiftUI = try workspace.sources(in: "Sources/PortableSwiftUI")
    all.append(
      Unit(
        name: "SwiftUI", platform: .iPhone, files: ShadowSwiftUI(headless: swiftUI).files,
        dependencies: ["iPhone/UIKit"], flags: ["-package-name", "UIKit"], isInterfaceOnly: true))
    let targets = try await PackageTarget.all(in: workspace)
    let names = Set(targets.map(\.name))
    for target in targets {
      let files = try workspace.sources(in: target.folder, excluding: target.exclude)
      all.append(Unit(target, files: files, known: names, optional: shadow.optional))
    }
    all += [
      Unit(
        name: "XCTest", platform: .iPhone, files: try standIns("XCTest.swift"),
        dependencies: ["iPhone/UIKit"], isInterfaceOnly: true),
      Unit(
        name: "ShopApp", platform: .iPhone,
        files: try workspace.sources(in: "ExampleApp/iOS/App").map { $0.read(on: .iPhone) },
        dependencies: ["iPhone/ExampleScreens"]),
      Unit(
        name: "ShopUITests", platform: .iPhone,
        files: try workspace.sources(in: "ExampleApp/iOS/UITests").map { $0.read(on: .iPhone) },
        dependencies: ["iPhone/XCTest"]),
    ]
    all += [
      Unit(
        name: "MacFoundation", platform: .mac, files: try standIns("MacFoundation.swift"),
        isInterfaceOnly: true),
      Unit(
        name: "CoreGraphics", platform: .mac, files: try standIns("CoreGraphics.swift"),
        isInterfaceOnly: true),
      Unit(
        name: "PortableUIKit", platform: .mac, files: headless.map { $0.read(on: .mac) },
        dependencies: ["mac/MacFoundation", "mac/CoreGraphics"],
        flags: ["-package-name", "steprouter"]),
      Unit(
        name: "PortableSwiftUI", platform: .mac, files: swiftUI.map { $0.read(on: .mac) },
        dependencies: ["mac/PortableUIKit"], flags: ["-package-name", "steprouter"]),
    ]
    for (folder, platform, dependency) in [
      ("Phone", Platform.iPhone, "iPhone/PortableSwiftUI"), ("Mac", .mac, "mac/PortableUIKit"),
    ] {
      let files = try workspace.sources(in: "Tools/AppleHalf/Faults/\(folder)")
      all.append(
        Unit(
          name: "\(folder)Faults", platform: platform,
          files: files.map { $0.read(on: platform) }, dependencies: [dependency],
          planted: PlantedFaults(in: files)))
    }
  }
}
