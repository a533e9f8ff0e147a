import ExampleScreens
import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

/// The project in ExampleApp/iOS, as far as it can be checked without Xcode, which alone opens it.
@MainActor
@Suite struct XcodeProjectTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = repository.appending(path: "ExampleApp/iOS")

  private let text: String
  private let project: XcodeProject
  private let links = ShopRoutes(shop: Shop(), router: DefaultRouter()).links

  init() throws {
    text = try String(
      contentsOf: Self.folder.appending(path: "Shop.xcodeproj/project.pbxproj"), encoding: .utf8)
    project = try XcodeProject(text, in: Self.folder)
  }

  private func information() throws -> [String: Any] {
    let data = try Data(contentsOf: Self.folder.appending(path: "App/Info.plist"))
    let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    return try #require(list as? [String: Any])
  }

  @Test("Every reference leads to an object, every path exists, every target has configurations")
  func sound() {
    #expect(project.faults == [])
    #expect(
      project.targets.compactMap { $0.object["name"] as? String }
        == ["Shop", "ShopUITests"] + HostedTestsTests.names)
  }

  @Test(
    "A broken project is reported with its fault",
    arguments: [
      ("path = UITests;", "path = Elsewhere;", "there is no Elsewhere"),
      ("relativePath = \"../..\"", "relativePath = \"../../..\"", "there is no ../../../Package"),
      ("\t\t\t\tInfo.plist,\n", "\t\t\t\tInfos.plist,\n", "there is no App/Infos.plist"),
      (
        "\t\t\t\t5E0B00000000000000000056 /* Release */,\n", "",
        "ShopUITests has not the configurations [\"Debug\", \"Release\"]"
      ),
      (
        "remoteGlobalIDString = 5E0B00000000000000000010",
        "remoteGlobalIDString = 5E0B000000000000000000FF", "refers to 5E0B000000000000000000FF"
      ),
    ])
  func broken(sound: String, broken: String, fault: String) throws {
    try #require(text.contains(sound))
    let faults = try XcodeProject(text.replacing(sound, with: broken), in: Self.folder).faults
    #expect(faults.contains { $0.contains(fault) }, "\(faults)")
  }

  @Test(
    "The schemes build and test the project's targets",
    arguments: [("Shop", ["ShopUITests"]), ("Hosted", HostedTestsTests.names)])
  func scheme(name: String, tests: [String]) throws {
    let scheme = try String(
      contentsOf: Self.folder.appending(
        path: "Shop.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme"), encoding: .utf8)
    let named = scheme.matches(
      of: #/BlueprintIdentifier = "(\w+)"\s+BuildableName = "([^"]+)"\s+BlueprintName = "(\w+)"/#)
    #expect(!named.isEmpty)
    for reference in named {
      let target = project[String(reference.1)]
      #expect(target?["name"] as? String == String(reference.3))
      #expect(
        project[target?["productReference"]]?["path"] as? String == String(reference.2))
    }
    #expect(Set(named.map { String($0.3) }) == Set(["Shop"] + tests))
  }

  @Test("The targets depend on existing products of the package")
  func products() throws {
    let manifest = try String(
      contentsOf: Self.repository.appending(path: "Package.swift"), encoding: .utf8)
    let products = project.objects("XCSwiftPackageProductDependency")
      .compactMap { $0.object["productName"] as? String }
    #expect(products.contains("ExampleScreens"))
    for product in products {
      #expect(manifest.contains(try Regex("\\.library\\(\\s*name: \"\(product)\"")), "\(product)")
    }
  }

  @Test("The shop declares its link scheme, its windows and the activity for their places")
  func declarations() throws {
    let information = try information()
    let types = try #require(information["CFBundleURLTypes"] as? [[String: Any]])
    #expect(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] } == ["shop"])
    let activities = try #require(information["NSUserActivityTypes"] as? [String])
    #expect(activities.contains(ShopWindow.placeActivityType))
    let scenes = try #require(information["UIApplicationSceneManifest"] as? [String: Any])
    #expect(scenes["UIApplicationSupportsMultipleScenes"] as? Bool == true)
    #expect(information["UILaunchScreen"] is [String: Any])
  }

  @Test(
    "Each action of the icon leads to a screen, and differs from the actions that the shop adds"
  )
  func shortcuts() throws {
    let items = try #require(try information()["UIApplicationShortcutItems"] as? [[String: Any]])
    for item in items {
      let type = try #require(item["UIApplicationShortcutItemType"] as? String)
      #expect(ShopShortcut(rawValue: type) == nil)
      let payload = item["UIApplicationShortcutItemUserInfo"] as? [String: Any]
      let url = try #require((payload?["url"] as? String).flatMap { URL(string: $0) })
      #expect(try links.target(for: url) != nil)
    }
    // A home screen shows four actions.
    #expect(items.count + ShopShortcut.allCases.count == 4)
  }

  @Test("The UI tests open links of the shop, and touch existing buttons")
  func uiTests() throws {
    let tests = try Self.sources(in: "ExampleApp/iOS/UITests")
    let screens = try Self.sources(in: "ExampleApp/Screens")
    let opened = tests.matches(of: #/open\("(shop:[^"]*)"\)/#).map { String($0.1) }
    let touched = tests.matches(of: #/tapButton\("([^"]*)"\)/#).map { String($0.1) }
    #expect(opened.count > 5)
    #expect(touched.count > 10)
    for link in opened {
      #expect(try links.target(for: try #require(URL(string: link))) != nil, "\(link)")
    }
    for button in Set(touched) { #expect(screens.contains("\"\(button)\""), "\(button)") }
  }

  private static func sources(in folder: String) throws -> String {
    let files = FileManager.default.enumerator(
      at: repository.appending(path: folder), includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }

  @Test("The storyboard has the class and the unwind segue that its screen uses")
  func storyboard() throws {
    let storyboard = try String(
      contentsOf: Self.folder.appending(path: "App/About.storyboard"), encoding: .utf8)
    let screen = try #require(
      storyboard.firstMatch(of: #/initialViewController="([^"]+)"/#)?.1)
    #expect(
      storyboard.contains(
        "id=\"\(screen)\" customClass=\"AboutViewController\" customModule=\"ExampleScreens\""))
    let exit = try #require(storyboard.firstMatch(of: #/<exit id="([^"]+)"/#)?.1)
    #expect(
      storyboard.contains(
        "<segue destination=\"\(exit)\" kind=\"unwind\" identifier=\"done\" "
          + "unwindAction=\"unwindToAccount:\""))
  }
}
