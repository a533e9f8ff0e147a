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

  @Test("The answer comes, and the screen has gone")
  func answer() async throws {
    let stage = Stage(root: UIViewController())
    let result = Task { try await stage.router.result(of: picker) }
    await stage.settle()
    #expect(stage.texts == ["[36]", "[37]", "[38]"])
    stage.tap("37")
    await stage.settle()
    #expect(try await result.value == 37)
    #expect(stage.tree == "UIViewController [visible]")
  }

  @Test("The user who pulls the sheet down does not answer")
  func cancelled() async throws {
    let stage = Stage(root: UIViewController())
    let result = Task { try await stage.router.result(of: picker) }
    await stage.settle()
    stage.device.user.swipeDown(try #require(stage.window.layers.last))
    await stage.settle()
    await #expect(throws: CancellationError.self) { try await result.value }
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
