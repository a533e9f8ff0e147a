import PortableUIKit
import StepRouter
import Testing

/// Columns on a wide screen, and tabs of their own in a compact column on a narrow one.
@MainActor
@Suite("A compact column of its own", .onTablet) struct CompactColumnTests {
  private let journal = Journal()

  private func mail() -> UISplitViewController {
    let split = Mail.split(showing: 1)
    split.setViewController(
      tabs(
        stack(SearchViewController().titled("Search")),
        stack(InboxViewController().titled("Narrow inbox"), MessageViewController.make(1))),
      for: .compact)
    return split
  }

  private var message: DestinationStep<MessageViewController, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<MessageViewController, Int>(), factory: NilFactory()
    )
    .adding(
      InlineContextTask { [journal] (message: MessageViewController, _: Int) in
        journal.note(message.navigationController?.viewControllers.count == 1 ? "wide" : "narrow")
      }
    )
    .from(.current)
    .assemble()
  }

  @Test(
    "The tab with the screen, or the column; a task runs on what the user sees",
    arguments: Place.allCases.filter { $0 != .nowhere }, Width.allCases)
  func shown(_ place: Place, width: Width) {
    let stage = place.stage(with: mail(), width: width)
    // Where the columns have not been on screen yet, it is not known which of them will be.
    let isUnseen = [.otherTab, .otherTabUnderSheet].contains(place)
    if isUnseen, width == .compact { return }
    let end = stage.arrive(at: message, with: 1, animated: true)
    let isInFront = width == .regular && [.root, .tab, .fullScreen].contains(place)
    #expect(end == (isInFront ? "alreadyVisible" : "revealed"), "\(stage.tree)")
    #expect(stage.seen.last == "MessageViewController \"Message 1\"")
    #expect(
      stage.seen.contains { $0.contains("Narrow") || $0.contains("UITabBar") }
        == (width == .compact || place == .tab || isUnseen))
    #expect(journal.lines == [width == .compact ? "narrow" : "wide"])
  }
}
