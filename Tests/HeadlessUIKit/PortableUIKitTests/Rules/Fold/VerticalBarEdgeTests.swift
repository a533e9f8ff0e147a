#if !canImport(UIKit)
import PortableUIKit
import Testing

@MainActor @Suite("The edge of a vertical bar", .standInOnly) struct VerticalBarEdgeTests {
  private func root(of app: LaunchedApp) throws -> UIViewController {
    try #require(app.scene(1)?.windows.first?.rootViewController)
  }

  @Test("Rule 195: it's trailing where the strip is, and unspecified elsewhere")
  func edges() throws {
    let app = LaunchedApp(model: .duo, showsScreens: true)
    app.launch()
    app.device.runUntilIdle()
    let root = try root(of: app)
    #expect(root.traitCollection.verticalBarEdge == .trailing)
    app.device.user.unfold()
    app.device.runUntilIdle()
    #expect(root.traitCollection.verticalBarEdge == .trailing)
    app.device.user.rotate()
    app.device.runUntilIdle()
    #expect(root.traitCollection.verticalBarEdge == .unspecified)
    let phone = LaunchedApp(showsScreens: true)
    phone.launch()
    #expect(try self.root(of: phone).traitCollection.verticalBarEdge == .unspecified)
  }

  @Test(
    "Rule 195: a screen that has registered for its traits hears of a turn, and of the other half")
  func registered() throws {
    let app = LaunchedApp(model: .duo, showsScreens: true)
    app.launch()
    app.device.user.unfold()
    app.device.runUntilIdle()
    let root = try root(of: app)
    root.registerForTraitChanges(UITraitCollection.systemTraitsAffectingVerticalBarEdge) {
      (screen: UIViewController, old: UITraitCollection) in
      app.log.add("\(old.verticalBarEdge) to \(screen.traitCollection.verticalBarEdge)")
    }
    func news() -> [String] {
      app.device.runUntilIdle()
      return app.take().filter { $0.contains(" to ") && !$0.contains("(") }
    }
    _ = news()
    app.device.user.rotate()
    #expect(news() == ["trailing to unspecified"])
    app.device.user.rotate()
    #expect(news() == ["unspecified to trailing"])
    app.device.user.openInSplitView(.trailing)
    #expect(news() == ["trailing to trailing"])
    app.device.user.openInSplitView(.leading)
    #expect(news() == ["trailing to unspecified"])
  }
}
#endif
