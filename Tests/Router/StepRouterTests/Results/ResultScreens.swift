import PortableUIKit
import StepRouter

final class WordPicker: UIViewController, ResultReturning {
  typealias ReturnedResult = String

  var answersAtOnce: String?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let answersAtOnce { returnResult(answersAtOnce) }
  }
}

/// A picker that may refuse to go.
final class StubbornPicker: UIViewController, ResultReturning, RoutingInterceptable {
  typealias ReturnedResult = String

  var canBeDismissed = false
}

@MainActor
enum Pickers {
  static let presented = StepAssembly(
    finder: ClassFinder<WordPicker, Void>(), factory: ClassFactory()
  )
  .using(.present()).from(.current).assemble()

  static let pushed = StepAssembly(
    finder: ClassFinder<WordPicker, Void>(), factory: ClassFactory()
  )
  .using(.push())
  .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Void>()))
  .assemble()

  static let inStack = StepAssembly(
    finder: ClassFinder<WordPicker, Void>(), factory: ClassFactory()
  )
  .using(.push()).from(NavigationControllerStep()).using(.present()).from(.current).assemble()

  static let home = StepAssembly(
    finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory()
  )
  .from(.root).assemble()
}

/// Waits for a result in a task of its own, and notes how that ends.
@MainActor
final class Waiter {
  private(set) var endings: [String] = []
  private var task: Task<Void, Never>?

  func wait<Value>(_ body: @escaping @MainActor () async throws -> Value) {
    task = Task { @MainActor in
      do { endings.append("\(try await body())") } catch {
        endings.append(error is CancellationError ? "cancelled" : "\(error)")
      }
    }
  }

  func cancel() { task?.cancel() }
}
