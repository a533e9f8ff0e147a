import PortableUIKit
import Testing

/// The targets of the project in ExampleApp/iOS that run the package's tests in the shop's process.
@Suite struct HostedTestsTests {
  static let names = [
    "PortableUIKitTests", "StepRouterTests", "StepRouterSwiftUITests", "StepRouterTestingTests",
    "StepRouterExplorerTests",
  ]

  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = repository.appending(path: "ExampleApp/iOS")

  private let project: XcodeProject

  init() throws {
    let text = try String(
      contentsOf: Self.folder.appending(path: "Shop.xcodeproj/project.pbxproj"), encoding: .utf8)
    project = try XcodeProject(text, in: Self.folder)
  }

  private func target(_ name: String) throws -> XcodeProject.Object {
    try #require(project.targets.first { $0.object["name"] as? String == name }).object
  }

  /// Returns the folder of the target's tests, as the manifest declares it.
  private static func path(of name: String) throws -> String {
    let manifest = try String(
      contentsOf: repository.appending(path: "Package.swift"), encoding: .utf8)
    let path = try #require(manifest.firstMatch(of: try Regex("\"(Tests/\\w+/\(name))\"")))
    return try #require(path[1].substring.map { String($0) })
  }

  @Test("Each target has the sources of the package's target of the same name", arguments: names)
  func sources(name: String) throws {
    let groups = project.ids(in: try target(name), at: "fileSystemSynchronizedGroups")
    #expect(
      groups.compactMap { project[$0]?["path"] as? String } == ["../../\(try Self.path(of: name))"])
  }

  @Test("Each target runs in the shop, and has access to the package's internals", arguments: names)
  func host(name: String) throws {
    let target = try target(name)
    #expect(target["productType"] as? String == "com.apple.product-type.bundle.unit-test")
    let settings = project.settings(of: target)
    #expect(settings.count == 2)
    for settings in settings {
      #expect(settings["TEST_HOST"] as? String == "$(BUILT_PRODUCTS_DIR)/Shop.app/Shop")
      #expect(settings["BUNDLE_LOADER"] as? String == "$(TEST_HOST)")
      #expect(settings["SWIFT_PACKAGE_NAME"] as? String == "steprouter")
    }
    let makefile = try String(
      contentsOf: Self.repository.appending(path: "Makefile"), encoding: .utf8)
    #expect(makefile.contains("-scheme Hosted SWIFT_PACKAGE_NAME=steprouter"))
  }

  @Test("Each target has the products that its sources import", arguments: names)
  func imports(name: String) throws {
    let products = project.ids(in: try target(name), at: "packageProductDependencies")
      .compactMap { project[$0]?["productName"] as? String }
    let manifest = try String(
      contentsOf: Self.repository.appending(path: "Package.swift"), encoding: .utf8)
    let modules = try products.flatMap { product in
      let library = try #require(
        manifest.firstMatch(
          of: try Regex(
            "\\.library\\(\\s*name: \"\(product)\",\\s*targets: \\[([^\\]]*)\\]",
            as: (Substring, Substring).self)))
      return library.1.matches(of: #/"(\w+)"/#).map { String($0.1) }
    }
    let given = Set(
      modules + [
        "Testing", "Foundation", "FoundationNetworking", "FoundationXML", "Dispatch", "Observation",
        "AppIntents",
      ])
    var imported: Set<String> = []
    let files = FileManager.default.enumerator(
      at: Self.repository.appending(path: try Self.path(of: name)), includingPropertiesForKeys: nil)
    for file in files?.compactMap({ $0 as? URL }) ?? [] where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      imported.formUnion(text.matches(of: #/(?m)^(?:@\w+ )?import (\w+)/#).map { String($0.1) })
    }
    #expect(imported.count > 2)
    #expect(imported.subtracting(given) == [])
  }
}
