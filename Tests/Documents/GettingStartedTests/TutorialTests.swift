import Foundation
import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// The shop of the tutorials is the shop of these tests, and prints what the tutorials show.
@MainActor @Suite struct TutorialTests {
  private static let resources = GettingStartedPage.root
    .appendingPathComponent("Sources/Router/StepRouter/StepRouter.docc/Resources")

  static func text(of file: String) throws -> String {
    try String(contentsOf: resources.appendingPathComponent(file), encoding: .utf8)
  }

  /// The last states of the files in some folders: `Login-06-SceneDelegate.swift` is a state of
  /// `SceneDelegate.swift`.
  private static func lastFiles(of folders: [String]) throws -> [String: String] {
    var files: [String: String] = [:]
    for folder in folders {
      let folder = resources.appendingPathComponent(folder)
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
        files[file.replacing(#/^\w+-\d+-/#, with: "")] = try String(
          contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      }
    }
    return files
  }

  @Test("The first three tutorials end with the files that are tested here")
  func files() throws {
    let last = try Self.lastFiles(of: ["FirstScreen", "Tabs", "Login", "Tests"])
    var checked = 0
    for folder in ["Shop", "ShopTests"] {
      let folder = GettingStartedPage.folder.appendingPathComponent(folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        let file = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
          .replacing(#/(?m)^#(if|endif).*\n/#, with: "")
        #expect(last[name]?.replacing("@testable import Shop\n\n", with: "") == file, "\(name)")
        checked += 1
      }
    }
    #expect(last.count == checked + 3, "Package.swift, main.swift and Terminal.txt are no more.")
  }

  @Test("The tutorials' manifests are the page's, before and after the tests are added")
  func manifests() throws {
    let page = try String(
      contentsOf: GettingStartedPage.root
        .appendingPathComponent("Docs/GettingStarted.md"), encoding: .utf8)
    let before = try Self.text(of: "FirstScreen/FirstScreen-01-Package.swift")
    let after = try Self.text(of: "Tests/Tests-01-Package.swift")
    // Without the comma behind the only target, which the format lint doesn't like.
    let end = "\n  ]\n)\n"
    #expect(page.contains(before.replacing(end, with: ",\(end)")))
    let added = after.replacing(before.dropLast(end.count), with: "").dropFirst(2)
    let listing = added.replacing(end, with: "\n").replacing(#/(?m)^ {4}/#, with: "")
    #expect(page.contains("```swift\n\(listing)```"))
  }

  #if !canImport(UIKit)
  @Test("A second request prints what the tutorial says")
  func askingAgain() throws {
    var lines = ""
    mainOfAskingAgain { lines += "\($0)\n" }
    #expect(lines == (try Self.text(of: "FirstScreen/FirstScreen-09-Terminal.txt")))
  }

  @Test("The explorer prints what the tutorial shows of the shop")
  func explorations() async throws {
    let first = await explorer(isDeclared: false, asksForLogin: true).run(depth: 3)
    try expect(first, in: "Tests/Tests-08-Terminal.txt")
    let declared = await explorer(isDeclared: true, asksForLogin: true).run(depth: 3)
    try expect(declared, in: "Tests/Tests-10-Terminal.txt")
    let forgotten = await explorer(isDeclared: true, asksForLogin: false).run(depth: 3)
    let told = "\(forgotten)\n".replacing("GettingStartedTests/", with: "Shop/")
    let shown = try Self.text(of: "Tests/Tests-12-Terminal.txt")
    #expect(told.prefix(shown.count) == shown[...])
  }

  private func expect(_ exploration: Exploration, in file: String) throws {
    let printed = "\(exploration)\n"
    let shown = try Self.text(of: file)
    #expect(printed == shown)
  }

  /// The explorer of the shop, as in the steps of the tutorial.
  private func explorer(isDeclared: Bool, asksForLogin: Bool) -> Explorer {
    Explorer { window in
      let session = Session()
      let windowProvider = CustomWindowProvider { [weak window] in window }
      let openRouter = DefaultRouter(windowProvider: windowProvider)
      let login = LoginInterceptor(session: session, router: openRouter)
      let router = asksForLogin ? openRouter.adding(login) : openRouter
      let routes = Routes(router: router)
      routes.start(in: window)
      let bag = ExploredDestination("bag", routes.bag)
      let destinations = [
        ExploredDestination("home", routes.home),
        ExploredDestination("account", routes.account),
        isDeclared ? bag.removingNothing() : bag,
        ExploredDestination("product 42", routes.product, with: 42),
        ExploredDestination("product 7", routes.product, with: 7),
      ]
      guard isDeclared else { return ExploredApp(router: router, destinations: destinations) }
      return ExploredApp(
        router: router,
        destinations: destinations.map { destination in
          destination.requiring("a login", fulfilledBy: [.tap("Log in")]) { session.isLoggedIn }
        },
        state: { session.isLoggedIn ? "logged in" : "logged out" })
    }
  }
  #endif
}
