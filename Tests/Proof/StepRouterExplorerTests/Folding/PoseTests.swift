#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// The poses of the phone: the states and the moves between them.
@MainActor
@Suite struct PoseTests {
  private final class HingeScreen: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      guard #available(iOS 27.1, *) else { return }
      view.addInteraction(UIHingeInteraction { _, _ in })
    }
  }

  /// An app of one screen, which notes its window's sizes.
  private func explorer(
    hearsOfHinge: Bool = false, noting: @escaping @MainActor (String) -> Void = { _ in }
  ) -> Explorer {
    Explorer { window in
      window.rootViewController = hearsOfHinge ? HingeScreen() : HomeViewController()
      window.makeKeyAndVisible()
      return ExploredApp(
        router: DefaultRouter(), destinations: [],
        state: {
          let size = window.bounds.size
          noting("\(Int(size.width)) × \(Int(size.height))")
          return ""
        })
    }
  }

  @Test("The app starts closed, and each pose is a state; the first one doesn't count")
  func states() async {
    let explorer = explorer().on(.duo)
    #expect(
      await explorer.run(depth: 0).states.map(\.moves) == [[], [.unfold], [.rotate]])
    #expect(
      await explorer.run(depth: 1).states.map(\.moves) == [
        [], [.unfold], [.rotate], [.unfold, .rotate], [.unfold, .openInSplitView(.leading)],
      ])
    let deep = await explorer.run(depth: 2)
    #expect(deep.states.count == 6)
    #expect(
      deep.states.last?.moves
        == [.unfold, .openInSplitView(.leading), .openInSplitView(.trailing)])
    #expect(deep.depth == 2)
    #expect(deep.findings == [])
  }

  @Test("The pose decides on the size, whatever the explorer's shapes are")
  func sizes() async {
    var sizes: Set<String> = []
    _ = await explorer { sizes.insert($0) }.on(.duo).run(depth: 1)
    #expect(sizes == ["466 × 678", "678 × 466", "951 × 669", "669 × 951", "469 × 669"])
  }

  @Test("Half open is a state of its own only if something in the app hears of the hinge")
  func halfOpen() async {
    let exploration = await explorer(hearsOfHinge: true).on(.duo).run(depth: 0)
    #expect(exploration.states.map(\.moves) == [[], [.unfold], [.halfFold], [.rotate]])
    #expect(exploration.findings == [])
  }

  @Test("Elsewhere there is nothing to fold")
  func otherDevices() async {
    let explorer = explorer()
    #expect(await explorer.run(depth: 1).states.map(\.moves) == [[]])
    #expect(
      await explorer.replay([.unfold]).trials.map(\.problems) == [
        [Problem(.notReplayed, "‘Open the phone’ is no longer possible.")]
      ])
    #expect(
      await explorer.on(.duo).replay([.resize(.regular)]).trials.map(\.problems) == [
        [Problem(.notReplayed, "‘Make the window wide’ is no longer possible.")]
      ])
    let shop = Shop.explorer()
    for interleaving in [Interleaving.hinge, .folding, .fold, .secondRequest("bag").folded] {
      #expect(
        await shop.replay([], asking: "bag", during: interleaving).trials.flatMap(\.problems) == [
          Problem(
            .notReplayed, "\(interleaving) was possible, but is not when it is tried again.")
        ])
    }
    #expect(
      await Library.explorer(windows: 1).replay([], opening: "library://note", .duringFold).trials
        .flatMap(\.problems) == [
          Problem(.notReplayed, ".duringFold needs a phone that folds.")
        ])
  }

  @Test("A new window has no place while the phone is closed")
  func windows() async {
    let exploration = await Library.explorer().on(.duo).replay([.openWindow])
    #expect(
      exploration.trials.map(\.problems) == [
        [Problem(.notReplayed, "‘Open another window’ is no longer possible.")]
      ])
    #expect(await Library.explorer().on(.duo).replay([.unfold, .openWindow]).findings == [])
  }

  @Test("The app comes back in the pose in which its process has ended")
  func relaunch() async {
    let explorer = Post.launched()
    #expect(await explorer.replay([.unfold, .relaunch, .fold]).findings == [])
    #expect(await explorer.replay([.unfold, .relaunch, .unfold]).findings.count == 1)
  }

  @Test("Moves and moments are described and encoded as they are written")
  func descriptions() throws {
    let moves: [UserMove] = [
      .fold, .unfold, .halfFold, .rotate, .openInSplitView(.trailing), .closeSplitView,
    ]
    #expect(
      "\(moves)"
        == "[.fold, .unfold, .halfFold, .rotate, .openInSplitView(.trailing), .closeSplitView]")
    let push = Interleaving.movement(.push, by: .tap("Tea Cup"))
    #expect("\(push.folded)" == ".movement(.push, by: .tap(\"Tea Cup\")).folded")
    #expect(push.folded != push)
    let all = [push, push.folded, .hinge, .folding, .fold, .cancelledPop.folded]
    let data = try JSONEncoder().encode(all)
    #expect(try JSONDecoder().decode([Interleaving].self, from: data) == all)
    #expect(!String(decoding: try JSONEncoder().encode(push), as: UTF8.self).contains("olded"))
  }
}
#endif
