import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("The answer of a screen that needs data", .onDevice)
struct LoadedResultTests {
  private let orders = Orders()
  private let waiter = Waiter()
  private let stage = Stage(root: stack(HomeViewController()))

  private var picker: DestinationStep<AsyncScreen<WordPicker, Int>, Int> {
    let orders = orders
    return StepAssembly(
      finder: ClassWithContextFinder(),
      factory: AsyncFactory { (id: Int) in
        _ = try await orders.load(id)
        return WordPicker()
      }
    )
    .using(.push())
    .from(orders.stack)
    .assemble()
  }

  private func ask() async {
    let router = stage.router
    let picker = picker
    waiter.wait {
      try await router.result(of: picker.loaded(fileID: "Shop/Orders.swift", line: 7), with: 42)
    }
    await stage.device.settle()
  }

  private static let home = """
    UINavigationController [visible]
      HomeViewController [visible]
    """

  @Test("The content answers, and the whole screen is closed")
  func answer() async throws {
    await ask()
    #expect(waiter.endings == [])
    orders.answer(42)
    await stage.device.settle()
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          AsyncScreen<WordPicker, Int> [visible]
            WordPicker [visible]
        """)
    let stack = try #require(stage.window.rootViewController as? UINavigationController)
    let screen = try #require(stack.topViewController as? AsyncScreen<WordPicker, Int>)
    let content = try #require(screen.content)
    content.returnResult("blue")
    await stage.device.settle()
    #expect(waiter.endings == ["blue"])
    #expect(stage.tree == Self.home)
    #expect(stage.recorder.misuses == [])
  }

  @Test("If the user leaves while the screen waits, there is no answer to come")
  func left() async throws {
    await ask()
    let stack = try #require(stage.window.rootViewController as? UINavigationController)
    stage.device.user.pressBack(in: stack)
    await stage.device.settle()
    #expect(stage.tree == Self.home)
    #expect(waiter.endings.count == 1)
    #expect(waiter.endings.first?.contains("the screen has left, which cancelled the load") == true)
    #expect(orders.lines == ["load 42", "cancel 42"])
  }

  @Test("If the user goes back from the content, the wait is cancelled")
  func back() async throws {
    await ask()
    orders.answer(42)
    await stage.device.settle()
    let stack = try #require(stage.window.rootViewController as? UINavigationController)
    stage.device.user.pressBack(in: stack)
    await stage.device.settle()
    #expect(waiter.endings == ["cancelled"])
    #expect(stage.tree == Self.home)
  }
}
