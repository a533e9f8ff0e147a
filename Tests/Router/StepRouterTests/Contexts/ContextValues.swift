import PortableUIKit
import StepRouter

/// The types of contexts in a random chain.
enum ContextKind: CaseIterable {
  case number, word, flag, none
}

/// A context, and how it is converted into another type.
enum ContextValue: Equatable {
  case number(Int)
  case word(String)
  case flag(Bool?)
  case none

  static func all(of kind: ContextKind) -> [Self] {
    switch kind {
    case .number: [.number(0), .number(1), .number(42)]
    case .word: [.word(""), .word("tea"), .word("a lamp")]
    case .flag: [.flag(nil), .flag(false), .flag(true)]
    case .none: [.none]
    }
  }

  var text: String {
    switch self {
    case .number(let number): "number \(number)"
    case .word(let word): "word \(word)"
    case .flag(let flag): "flag \(flag.map { "\($0)" } ?? "nil")"
    case .none: "none"
    }
  }

  /// The value as a router's tasks see it.
  var asAny: String {
    switch self {
    case .number(let number): "\(number)"
    case .word(let word): word
    case .flag(let flag): flag.map { "\($0)" } ?? "nothing"
    case .none: "nothing"
    }
  }

  func converted(to kind: ContextKind) -> Self {
    let number =
      switch self {
      case .number(let number): number
      case .word(let word): word.count
      case .flag(let flag): flag == nil ? 2 : flag == true ? 1 : 0
      case .none: 9
      }
    switch (self, kind) {
    case (.number, .number), (.word, .word), (.flag, .flag): return self
    case (_, .none): return .none
    case (_, .number): return .number(number)
    case (_, .word): return .word("w\(number)")
    case (_, .flag): return .flag(number == 2 ? nil : number % 2 == 1)
    }
  }
}

/// How a context of one type is read and made.
struct ContextReader<Context> {
  let kind: ContextKind
  let read: (Context) -> ContextValue
  let make: (ContextValue) -> Context
}

extension ContextReader<Int> {
  @MainActor static let number = Self(
    kind: .number, read: { .number($0) },
    make: { if case .number(let number) = $0 { number } else { -1 } })
}

extension ContextReader<String> {
  @MainActor static let word = Self(
    kind: .word, read: { .word($0) }, make: { if case .word(let word) = $0 { word } else { "?" } })
}

extension ContextReader<Bool?> {
  @MainActor static let flag = Self(
    kind: .flag, read: { .flag($0) }, make: { if case .flag(let flag) = $0 { flag } else { nil } })
}

extension ContextReader<Void> {
  @MainActor static let none = Self(kind: .none, read: { _ in .none }, make: { _ in })
}

/// A chain of one of the types, and what the model expects of it with a value.
@MainActor
struct TypedChain {
  enum Step {
    case number(DestinationStep<UINavigationController, Int>)
    case word(DestinationStep<UINavigationController, String>)
    case flag(DestinationStep<UINavigationController, Bool?>)
    case none(DestinationStep<UINavigationController, Void>)
  }

  let step: Step
  let expect: (ContextValue) -> Void

  init(_ step: Step, _ expect: @escaping (ContextValue) -> Void) {
    self.step = step
    self.expect = expect
  }

  var kind: ContextKind {
    switch step {
    case .number: .number
    case .word: .word
    case .flag: .flag
    case .none: .none
    }
  }

  /// Navigates with the value, or to a target that has bound it, and returns how that ends.
  func navigate(
    _ router: some Router, _ value: ContextValue, _ isTarget: Bool
  ) -> @MainActor () -> String {
    let end = Journal()
    func go<Context>(
      _ step: DestinationStep<UINavigationController, Context>, _ reader: ContextReader<Context>
    ) {
      let context = reader.make(value)
      if isTarget {
        router.navigate(to: step.with(context), animated: false) { end.note(word(for: $0)) }
      } else {
        router.navigate(to: step, with: context, animated: false) { end.note(word(for: $0)) }
      }
    }
    switch step {
    case .number(let step): go(step, .number)
    case .word(let step): go(step, .word)
    case .flag(let step): go(step, .flag)
    case .none(let step): go(step, .none)
    }
    return { end.lines.joined(separator: ", ") }
  }
}

@MainActor
private func word<Screen>(for result: Result<NavigationOutcome<Screen>, RoutingError>) -> String {
  switch result {
  case .success(let outcome): outcome.kind.rawValue
  case .failure(let error): "\(error)"
  }
}
