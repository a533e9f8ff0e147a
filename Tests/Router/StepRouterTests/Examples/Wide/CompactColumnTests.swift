import PortableUIKit
import StepRouter
import Testing

/// Columns on a wide screen, and separate tabs in a compact column on a narrow one.
@MainActor
@Suite("A separate compact column", .onTablet) struct CompactColumnTests {
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
    "The tab or the column with the screen is shown, and its task runs on the visible screen",
    arguments: Place.allCases.filter { $0 != .nowhere }, Width.allCases)
  func shown(_ place: Place, width: Width) {
    let stage = place.stage(with: mail(), width: width)
    // Before the columns have been on screen, it isn't known which of them will be.
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
