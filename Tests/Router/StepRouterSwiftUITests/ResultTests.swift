import PortableSwiftUI
import PortableUIKit
import StepRouter
import StepRouterSwiftUI
import Testing

@MainActor
@Suite("Waiting for a view's answer", .onDevice) struct ResultTests {
  private struct SizePicker: View, ResultReturningView {
    typealias ReturnedResult = Int
    @Environment(\.screen) private var screen

    var body: some View {
      List(36..<39, id: \.self) { size in
        Button("\(size)") { returnResult(size, on: screen) }
      }
    }
  }

  private let picker = StepAssembly(
    finder: NilFinder(), factory: HostingControllerFactory { SizePicker() }
  ).using(.present()).from(.current).assemble()

  /// Notes in words how the wait ends, so that a failing test doesn't wait for ever.
  private func ask(_ stage: Stage) -> Journal {
    let journal = Journal()
    Task {
      do {
        journal.note("\(try await stage.router.result(of: picker))")
      } catch {
        journal.note("\(type(of: error))")
      }
    }
    return journal
  }

  @Test("The wait ends with the view's answer, and the screen goes")
  func answer() async throws {
    let stage = Stage(root: UIViewController())
    let journal = ask(stage)
    await stage.settle()
    #expect(stage.texts == ["[36]", "[37]", "[38]"])
    #expect(journal.lines == [])
    stage.tap("37")
    await stage.settle()
    #expect(journal.lines == ["37"])
    #expect(stage.tree == "UIViewController [visible]")
  }

  @Test("Pulling the sheet down isn't an answer")
  func cancelled() async throws {
    let stage = Stage(root: UIViewController())
    let journal = ask(stage)
    await stage.settle()
    stage.device.user.swipeDown(try #require(stage.window.layers.last))
    await stage.settle()
    #expect(journal.lines == ["CancellationError"])
  }

  @Test("A view inside another hosted view can't answer")
  func part() async {
    struct Whole: View {
      var body: some View { SizePicker() }
    }
    let stage = Stage(root: HostingScreen(showing: Whole()))
    stage.tap("37")
    await stage.settle()
    #expect(stage.texts == ["[36]", "[37]", "[38]"])
  }
}
