import PortableSwiftUI
import PortableUIKit
import StepRouter
import StepRouterSwiftUI
import Testing

@MainActor
@Suite("Screens whose content is a view", .onDevice) struct FactoryTests {
  @Test("A host is built, pushed and rendered")
  func built() {
    let stage = Stage(root: UINavigationController(rootViewController: UIViewController()))
    #expect(stage.end(of: Shop.product, with: 42) == "built")
    #expect(stage.texts == ["Product 42", "Count 0", "[More]"])
    stage.tap("More")
    #expect(stage.texts == ["Product 42", "Count 1", "[More]"])
    #expect(stage.end(of: Shop.product, with: 42) == "alreadyVisible")
    #expect(stage.end(of: Shop.product, with: 7) == "built")
    #expect(stage.texts == ["Product 7", "Count 0", "[More]"])
    #expect(stage.end(of: Shop.product, with: 42) == "revealed")
    #expect(stage.texts == ["Product 42", "Count 1", "[More]"])
    #expect(stage.misuses == [])
  }
}
