/// The units to compile.
struct Units {
  private(set) var all: [Unit] = []
  private let workspace: Workspace
  private let package: Package

  init(_ workspace: Workspace, _ toolchain: Toolchain) async throws {
    self.workspace = workspace
    package = Package(targets: try await PackageTarget.all(in: workspace))
    for platform in Platform.allCases {
      all += try StandardLibrary(for: platform, from: toolchain).units
      all += try StandIn.units(on: platform, in: workspace, with: toolchain)
    }
    let headless = try workspace.sources(in: "Sources/HeadlessUIKit/PortableUIKit")
    let shadow = ShadowUIKit(headless: headless, additions: try standIns("UIKit"))
    let swiftUI = ShadowSwiftUI(
      headless: try workspace.sources(in: "Sources/HeadlessUIKit/PortableSwiftUI"))
    let missing = MissingNames(try workspace.source(at: "Tools/AppleHalf/visionOS.tsv"))
    all += try shadowModules(on: .iPhone, uiKit: shadow.files, swiftUI: swiftUI.files)
    all += try shadowModules(
      on: .vision, uiKit: try missing.marked(shadow.files), swiftUI: swiftUI.files)
    all.append(
      Unit(
        name: "XCTest", platform: .iPhone, files: try standIns("XCTest.swift"),
        dependencies: ["iPhone/UIKit"], kind: .module))
    for platform in Platform.allCases {
      for target in package.targets where platform != .vision || target.isForVision {
        var unit = try unit(target, on: platform, optional: shadow.optional)
        if package.isImported(target) {
          var module = unit
          module.kind = .module
          all.append(module)
        }
        // Libraries must also compile as frameworks of their own, with library evolution.
        if platform == .iPhone, target.folder.hasPrefix("Sources/") {
          unit.flags.append("-enable-library-evolution")
        }
        if platform == .iPhone, target.isSafeForExtensions {
          unit.flags.append("-application-extension")
        }
        all.append(unit)
      }
    }
    all += try project() + clients(optional: shadow.optional) + faults()
  }

  private func standIns(_ name: String) throws -> [SourceFile] {
    try workspace.sources(in: "Tools/AppleHalf/StandIns/\(name)")
  }

  private func shadowModules(
    on platform: Platform, uiKit: [SourceFile], swiftUI: [SourceFile]
  ) throws -> [Unit] {
    let empty = try standIns("InUIKit.swift")
    return [
      Unit(
        name: "UIKit", platform: platform, files: uiKit, dependencies: StandIn.keys(on: platform),
        flags: ["-package-name", "UIKit"], kind: .module),
      Unit(
        name: "SwiftUI", platform: platform, files: swiftUI, dependencies: ["\(platform)/UIKit"],
        flags: ["-package-name", "UIKit"], kind: .module),
    ]
      + StandIn.inUIKit.sorted().map { name in
        Unit(
          name: name, platform: platform, files: empty, dependencies: StandIn.keys(on: platform),
          kind: .module)
      }
  }

  private func unit(
    _ target: PackageTarget, on platform: Platform, optional: OptionalRequirements
  ) throws -> Unit {
    var unit = Unit(
      name: target.name, platform: platform, files: [],
      dependencies: package.dependencies(of: target, on: platform),
      flags: ["-package-name", "steprouter"])
    let written = try workspace.sources(in: target.folder, excluding: target.exclude)
    let made = EmbeddedResources(of: target).source(in: target.folder)
    for file in written + [made].compactMap(\.self) {
      switch platform {
      case .mac: unit.files.append(file.withoutObjectiveC())
      case .iPhone, .vision:
        let (read, lines) = optional.takingQuestionMarks(
          outOf: file.constructingByCast().withoutObjectiveC())
        unit.files.append(read)
        unit.optionalCalls[file.path] = lines
      }
    }
    return unit
  }

  /// Returns the app in `ExampleApp/iOS` and its tests.
  private func project() throws -> [Unit] {
    [
      Unit(
        name: "ShopApp", platform: .iPhone,
        files: try workspace.sources(in: "ExampleApp/iOS/App"),
        dependencies: ["iPhone/ExampleScreens"]),
      Unit(
        name: "ShopUITests", platform: .iPhone,
        files: try workspace.sources(in: "ExampleApp/iOS/UITests"),
        dependencies: ["iPhone/XCTest"]),
    ]
  }

  /// Returns the listings of the pages in apps that haven't moved to Swift 6. They compile without
  /// warnings if such an app may pass main-actor methods as closures, as in Swift 6.
  private func clients(optional: OptionalRequirements) throws -> [Unit] {
    let pages = package.targets.filter { $0.name == "DocumentationTests" }
    return try pages.flatMap { target in
      let files = try workspace.sources(in: target.folder + "/Snippets")
        .map { optional.takingQuestionMarks(outOf: $0.withoutObjectiveC()).file }
      return [true, false].map { checksConcurrency in
        Unit(
          name: checksConcurrency ? "PagesInSwift5" : "PagesInSwift5Minimal", platform: .iPhone,
          files: files, dependencies: package.dependencies(of: target, on: .iPhone),
          flags: ["-enable-upcoming-feature", "InferSendableFromCaptures"],
          language: .five(checksConcurrency: checksConcurrency))
      }
    }
  }

  private func faults() throws -> [Unit] {
    try [
      ("Phone", Platform.iPhone, Language.six, [String]()), ("Mac", .mac, .six, []),
      ("Vision", .vision, .six, []),
      ("Evolution", .iPhone, .six, ["-enable-library-evolution"]),
      ("SwiftFive", .iPhone, .five(checksConcurrency: true), []),
      ("Extension", .iPhone, .six, ["-application-extension"]),
    ].map { folder, platform, language, flags in
      let files = try workspace.sources(in: "Tools/AppleHalf/Faults/\(folder)")
      return Unit(
        name: "\(folder)Faults", platform: platform, files: files,
        dependencies: [
          "\(platform)/PortableSwiftUI", "\(platform)/StepRouter", "\(platform)/Testing",
        ],
        flags: flags, language: language, planted: PlantedFaults(in: files))
    }
  }
}

extension PackageTarget {
  /// Whether it is compiled for visionOS: the library is, and the screens of the examples.
  fileprivate var isForVision: Bool {
    folder.hasPrefix("Sources/")
      || ["ExampleDrawer", "ExampleScreens", "BankScreens"].contains(name)
  }

  /// Whether app extensions can link it. Links arrive at the app, so their product needs the app.
  fileprivate var isSafeForExtensions: Bool {
    folder.hasPrefix("Sources/Router/") && name != "StepRouterLinks"
  }
}
