import PortableSwiftUI
import PortableUIKit
import StepRouter
import StepRouterSwiftUI
import Testing

@MainActor
@Suite("Waiting for the answer of a view", .onDevice) struct ResultTests {
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

  /// What comes of asking, in words; written down, so that a test that fails does not wait for ever.
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

  @Test("The answer comes, and the screen has gone")
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

  @Test("The user who pulls the sheet down does not answer")
  func cancelled() async throws {
    let stage = Stage(root: UIViewController())
    let journal = ask(stage)
    await stage.settle()
    stage.device.user.swipeDown(try #require(stage.window.layers.last))
    await stage.settle()
    #expect(journal.lines == ["CancellationError"])
  }

  @Test("As a part of another screen the view answers nobody")
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
