import PortableUIKit
import StepRouter

final class OrderScreen: Screen {}

/// A shop whose answers a test gives by hand.
@MainActor
final class Orders {
  private(set) var lines: [String] = []
  private var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
  /// Whether loads that are cancelled go on all the same.
  var areStubborn = false

  func load(_ id: Int) async throws -> OrderScreen {
    note("load \(id)")
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting[id] = $0 }
    } onCancel: {
      Task { @MainActor in self.cancel(id) }
    }
    note("loaded \(id)")
    return OrderScreen().titled("Order \(id)")
  }

  private func cancel(_ id: Int) {
    note("cancel \(id)")
    if !areStubborn { answer(id, with: .failure(CancellationError())) }
  }

  func note(_ line: String) { lines.append(line) }

  func answer(_ id: Int, with result: Result<Void, any Error> = .success(())) {
    waiting.removeValue(forKey: id)?.resume(with: result)
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  var stack: DestinationStep<UINavigationController, Int> {
    StepAssembly(finder: ClassFinder<UINavigationController, Int>(), factory: NilFactory())
      .from(.root)
      .assemble()
  }

  var order: DestinationStep<AsyncScreen<OrderScreen, Int>, Int> {
    StepAssembly(
      finder: ClassWithContextFinder(),
      factory: AsyncFactory { (id: Int) in try await self.load(id) },
      fileID: "Shop/Orders.swift", line: 12
    )
    .using(.push())
    .from(stack)
    .assemble()
  }

  func order(
    timeLimit: Duration?
  ) -> DestinationStep<AsyncScreen<OrderScreen, Int>, Int> {
    StepAssembly(
      finder: ClassWithContextFinder(),
      factory: AsyncFactory(timeLimit: timeLimit) { (id: Int) in try await self.load(id) }
    )
    .using(.push())
    .from(stack)
    .assemble()
  }
}

/// An error that has a text for users.
struct OutOfReach: LocalizedError, CustomStringConvertible {
  var errorDescription: String? { "The shop is out of reach." }
  var description: String { "the shop is out of reach" }
}

extension Stage {
  /// Begins a navigation and lets time and tasks run until nothing is left to do.
  func settled<Screen, Context>(
    _ step: DestinationStep<Screen, Context>, with context: Context, animated: Bool = true
  ) async -> String {
    var end = "unfinished"
    router.navigate(to: step, with: context, animated: animated) { result in
      switch result {
      case .success(let outcome): end = outcome.kind.rawValue
      case .failure(let error): end = "\(error)"
      }
    }
    await device.settle()
    return end
  }
}

extension UIView {
  /// The first button in the view.
  var firstButton: UIButton? {
    if let button = self as? UIButton { return button }
    for view in subviews { if let button = view.firstButton { return button } }
    return nil
  }

  /// The texts of the labels and buttons in the view.
  var texts: [String] {
    if let label = self as? UILabel { return [label.text].compactMap { $0 } }
    if let button = self as? UIButton { return [button.currentTitle].compactMap { $0 } }
    return subviews.flatMap(\.texts)
  }
}
