import PortableUIKit
import StepRouter

/// The calls of a test's doubles, in order.
@MainActor
final class Journal {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  func clear() { lines = [] }
}

/// Completion handlers that aren't called yet.
@MainActor
final class Held {
  var completions: [@MainActor (RoutingResult) -> Void] = []

  func answer(_ result: RoutingResult) {
    let held = completions
    completions = []
    for completion in held { completion(result) }
  }
}

struct Refusal: Error, Equatable, CustomStringConvertible {
  var description: String { "refused by the test" }
}

/// How an interceptor or an action of a test answers.
enum Answer {
  case pass
  case fail
  case drop
  case twice
  case hold(Held)

  @MainActor
  func give(_ completion: @escaping @MainActor (RoutingResult) -> Void) {
    switch self {
    case .pass: completion(.success)
    case .fail: completion(.failure(Refusal()))
    case .drop: break
    case .twice:
      completion(.success)
      completion(.success)
    case .hold(let held): held.completions.append(completion)
    }
  }
}

/// An interceptor that notes that it was prepared and asked.
struct TestGuard<Context>: RoutingInterceptor {
  let name: String
  let journal: Journal
  var answer = Answer.pass

  mutating func prepare(with context: Context) { journal.note("prepare \(name)") }

  func perform(
    with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    journal.note("guard \(name)")
    answer.give(completion)
  }
}

/// A context task that notes that it was prepared and performed, and with what.
struct TestTask<ViewController: UIViewController, Context>: ContextTask {
  let name: String
  let journal: Journal

  mutating func prepare(with context: Context) { journal.note("prepare \(name)") }

  func perform(on viewController: ViewController, with context: Context) {
    journal.note("task \(name) \(context)")
  }
}

/// A factory that notes that it was prepared and asked to build.
struct TestFactory<ViewController: UIViewController, Context>: Factory {
  let name: String
  let journal: Journal

  mutating func prepare(with context: Context) { journal.note("prepare \(name)") }

  func build(with context: Context) -> ViewController {
    journal.note("build \(name)")
    let viewController = ViewController(nibName: nil, bundle: nil)
    viewController.title = name
    return viewController
  }
}

/// A custom action: presents, and answers as the test says.
struct TestAction: Action {
  var answer = Answer.pass
  var isEffective = true

  func perform(
    with viewController: UIViewController, on host: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard isEffective else { return answer.give(completion) }
    host.present(viewController, animated: animated) { answer.give(completion) }
  }
}
