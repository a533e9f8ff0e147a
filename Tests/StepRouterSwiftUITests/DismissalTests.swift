import PortableSwiftUI
import PortableUIKit
import StepRouter
import StepRouterSwiftUI
import Testing

@MainActor
@Suite("A view that keeps its screen from going", .onDevice) struct DismissalTests {
  private struct Form: View {
    @State private var isSaved = true
    @State private var hasField = true

    var body: some View {
      VStack {
        Button("Edit") { isSaved = false }
        Button("Save") { isSaved = true }
        Button("Hide") { hasField = false }
        if hasField { Text("Field").canBeDismissed(isSaved) }
      }
    }
  }

  private let root = UIViewController()

  private func presented() -> Stage {
    let stage = Stage(root: root)
    root.present(HostingScreen(showing: Form()), animated: false)
    stage.rest()
    return stage
  }

  @Test("While it says no, no navigation takes it away")
  func refused() {
    let stage = presented()
    stage.tap("Edit")
    #expect(stage.end(of: Shop.place(root), with: ()).contains("refuses"))
    #expect(root.presentedViewController != nil)
    stage.tap("Save")
    #expect(stage.end(of: Shop.place(root), with: ()) == "revealed")
  }

  @Test("A view that is gone has no say")
  func gone() {
    let stage = presented()
    stage.tap("Edit")
    stage.tap("Hide")
    #expect(stage.end(of: Shop.place(root), with: ()) == "revealed")
  }
}
