import PortableUIKit
import StepRouterTesting
import Testing

/// A reader who follows Docs/GettingStarted.md gets the files of `Shop`, and the page's output.
@MainActor @Suite struct GettingStartedTests {
  @Test("The page lists exactly the files of the shop, each complete")
  func sources() throws {
    let folder = GettingStartedPage.folder.appendingPathComponent("Shop")
    var files: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      files[name] = try String(
        contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    var given = try GettingStartedPage().files(in: "Sources/Shop")
    given["main.swift"] = nil
    #expect(given.keys.sorted() == files.keys.sorted())
    for (name, file) in files { #expect(given[name] == file, "\(name)") }
  }

  @Test("The page lists the tests of the shop")
  func tests() throws {
    let folder = GettingStartedPage.folder.appendingPathComponent("ShopTests")
    let given = try GettingStartedPage().files(in: "Tests/ShopTests")
    #expect(
      given.keys.sorted() == [
        "EveryScreenTests.swift", "FailureReporter+SwiftTesting.swift", "LinkTests.swift",
      ])
    for (name, listing) in given {
      let file = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        .replacing(#/(?m)^#(if|endif).*\n/#, with: "")
      #expect(listing.replacing("@testable import Shop\n\n", with: "") == file, "\(name)")
    }
  }

  #if !canImport(UIKit)
  @Test("The shop prints what the page says")
  func outputs() throws {
    let mains = [mainOfFirstScreen, mainOfTabs, SceneMain.main, mainOfLogin]
    var printed = mains.map { main in
      var lines = ""
      main { lines += "\($0)\n" }
      return lines
    }
    printed.append(try difference())
    // `TutorialTests` explores the shop, and compares.
    printed.append(try TutorialTests.text(of: "Tests/Tests-10-Terminal.txt"))
    let outputs = try GettingStartedPage().outputs
    #expect(outputs == printed)
  }

  /// The failure of a test that expects product 7 instead of product 42.
  private func difference() throws -> String {
    let device = HeadlessDevice(timeMode: .manual)
    let sceneDelegate = SceneMain.SceneDelegate()
    device.connectScene(delegate: sceneDelegate)
    device.runUntilIdle()
    let window = try #require(sceneDelegate.window)
    let tabs = try #require(window.rootViewController as? UITabBarController)
    let home = tabs.selectedViewController?.children.first as? HomeViewController
    device.user.tap(try #require(home).teaButton)
    device.runUntilIdle()
    let expected = HierarchySnapshot(of: window).description
      .replacingOccurrences(of: "Product 42", with: "Product 7")
    var message = ""
    expectHierarchy(window, expected, reporter: FailureReporter { message = $0.message })
    return message + "\n"
  }
  #endif
}
