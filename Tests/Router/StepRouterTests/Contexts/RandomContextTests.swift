import PortableUIKit
import StepRouter
import Testing

/// Random chains with all kinds of conversions, in which each step must get the right context.
@MainActor @Suite("Rule 4: random chains of contexts", .onDevice)
struct RandomContextTests {
  @Test("Every part of 2,000 seeded chains gets the context of its own position", .exhaustive)
  func contexts() {
    for seed in UInt64(1)...2000 {
      let chain = RandomContextChain(seed: seed)
      // Each chain has its own device, since a shared one would keep all windows.
      let wrong = HeadlessDevice(timeMode: .manual).perform { chain.wrong() }
      #expect(wrong == [], "seed \(seed): \(chain.text)")
      if !wrong.isEmpty { return }
    }
  }
}

/// A chain with a context of another kind at about every second step.
@MainActor
final class RandomContextChain {
  private var random: SplitMix
  private let journal = Journal()
  /// What each step must get, by its name.
  private var expected: [String: ContextValue] = [:]
  private(set) var text = ""

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// What the steps of one navigation get wrong, or don't get.
  func wrong() -> [String] {
    let stage = Stage(root: stack(HomeViewController()))
    let kind = random.one(of: ContextKind.allCases)
    var chain = base(of: kind)
    for depth in 0..<(1 + random.next(below: 5)) { chain = step(depth, on: chain) }
    let value = random.one(of: ContextValue.all(of: chain.kind))
    chain.expect(value)
    let router = stage.router.adding(
      InlineContextTask { [journal] (_: UIViewController, context: Any?) in
        journal.note("router = \(context.map { "\($0)" } ?? "nothing")")
      })
    let ended = chain.navigate(router, value, random.chance(30))
    stage.device.runUntilIdle()
    var wrong = ended() == "built" ? [] : ["ended: \(ended())"]
    var seen: Set<String> = []
    for line in journal.lines {
      let parts = line.components(separatedBy: " = ")
      seen.insert(parts[0])
      let own = parts[0].components(separatedBy: " ").first ?? ""
      let right = own == "router" ? value.asAny : expected[own]?.text
      if right != parts[1] { wrong.append("\(line), not \(right ?? "anything")") }
    }
    for name in expected.keys {
      for part in ["interceptor", "task", "factory", "post"] where !seen.contains("\(name) \(part)")
      {
        wrong.append("\(name) \(part) got nothing")
      }
    }
    if !seen.contains("router") { wrong.append("the router's task got nothing") }
    return wrong
  }

  private func base(of kind: ContextKind) -> TypedChain {
    text = "\(kind)"
    func base<Context>(_ type: Context.Type) -> DestinationStep<UINavigationController, Context> {
      GeneralStep.custom(using: ClassFinder<UINavigationController, Context>())
    }
    return switch kind {
    case .number: TypedChain(.number(base(Int.self))) { _ in }
    case .word: TypedChain(.word(base(String.self))) { _ in }
    case .flag: TypedChain(.flag(base(Bool?.self))) { _ in }
    case .none: TypedChain(.none(base(Void.self))) { _ in }
    }
  }

  /// A screen pushed onto the chain's screen.
  private func step(_ depth: Int, on chain: TypedChain) -> TypedChain {
    let name = "s\(depth)"
    let kind = random.one(of: ContextKind.allCases)
    text += " <- \(name) \(kind)"
    return switch kind {
    case .number: TypedChain(.number(pushed(name, .number, on: chain)), expecting(name, chain))
    case .word: TypedChain(.word(pushed(name, .word, on: chain)), expecting(name, chain))
    case .flag: TypedChain(.flag(pushed(name, .flag, on: chain)), expecting(name, chain))
    case .none: TypedChain(.none(pushed(name, .none, on: chain)), expecting(name, chain))
    }
  }

  private func expecting(_ name: String, _ chain: TypedChain) -> (ContextValue) -> Void {
    let middle = middles.removeValue(forKey: name)
    return { [self] value in
      expected[name] = value
      if let middle { expected[name + "m"] = value.converted(to: middle) }
      chain.expect(value.converted(to: chain.kind))
    }
  }

  private var middles: [String: ContextKind] = [:]

  private func pushed<Context>(
    _ name: String, _ reader: ContextReader<Context>, on chain: TypedChain
  ) -> DestinationStep<UINavigationController, Context> {
    let open: StepChain<UINavigationController, UIViewController, Context> = noting(
      StepAssembly(
        finder: Missing<Context>(note: note(name + " finder", reader)),
        factory: factory(name, reader)), name, reader
    ).using(.push())
    let based: DestinationStep<UINavigationController, Context> =
      switch chain.step {
      case .number(let base): converted(base, by: reader, to: .number)
      case .word(let base): converted(base, by: reader, to: .word)
      case .flag(let base): converted(base, by: reader, to: .flag)
      case .none(let base): random.chance(50) ? base.adaptingContext() : closing(base, reader)
      }
    if case .none(let base) = chain.step, random.chance(50) {
      // The base itself, without a conversion.
      return open.from(base).assemble().expectingContainer()
    }
    guard random.chance(30) else {
      return open.from(based).assemble().expectingContainer()
    }
    let kind = random.one(of: ContextKind.allCases)
    middles[name] = kind
    text += " (\(kind))"
    return switch kind {
    case .number: around(open, middle(name, .number), reader, .number, based)
    case .word: around(open, middle(name, .word), reader, .word, based)
    case .flag: around(open, middle(name, .flag), reader, .flag, based)
    case .none: around(open, middle(name, .none), reader, .none, based)
    }
  }

  private typealias Middle<Context> =
    SingleStep<Missing<Context>, InlineFactory<UIViewController, Context>>

  private func middle<Context>(_ name: String, _ reader: ContextReader<Context>) -> Middle<Context>
  {
    var step = SingleStep(
      finder: Missing<Context>(note: note(name + "m finder", reader)),
      factory: factory(name + "m", reader))
    step.assembly = noting(step.assembly, name + "m", reader)
    return step
  }

  /// The chain with a step in between that has its own context.
  private func around<Context, Other>(
    _ open: StepChain<UINavigationController, UIViewController, Context>, _ middle: Middle<Other>,
    _ reader: ContextReader<Context>, _ other: ContextReader<Other>,
    _ base: DestinationStep<UINavigationController, Context>
  ) -> DestinationStep<UINavigationController, Context> {
    let container: ExpectedContainerStep<_, UINavigationController> = middle.expectingContainer()
    let adapted = container.adaptingContext {
      (context: Context) in other.make(reader.read(context).converted(to: other.kind))
    }
    return open.from(adapted).using(.push()).from(base).assemble()
      .expectingContainer()
  }

  private func closing<Context>(
    _ base: DestinationStep<UINavigationController, Void>, _ reader: ContextReader<Context>
  ) -> DestinationStep<UINavigationController, Context> {
    base.adaptingContext { (_: Context) in }
  }

  private func converted<Context, Other>(
    _ base: DestinationStep<UINavigationController, Other>, by reader: ContextReader<Context>,
    to other: ContextReader<Other>
  ) -> DestinationStep<UINavigationController, Context> {
    if let same = base as? DestinationStep<UINavigationController, Context>, random.chance(60) {
      return same
    }
    let convert = { @MainActor (context: Context) in
      other.make(reader.read(context).converted(to: other.kind))
    }
    return random.chance(50)
      ? base.adaptingContext(using: InlineContextTransformer(convert))
      : base.adaptingContext(convert)
  }

  private func factory<Context>(
    _ name: String, _ reader: ContextReader<Context>
  ) -> InlineFactory<UIViewController, Context> {
    let note = note(name + " factory", reader)
    return InlineFactory { context in
      note(context)
      return UIViewController()
    }
  }

  private func noting<Context>(
    _ assembly: StepAssembly<Missing<Context>, InlineFactory<UIViewController, Context>>,
    _ name: String, _ reader: ContextReader<Context>
  ) -> StepAssembly<Missing<Context>, InlineFactory<UIViewController, Context>> {
    let asked = note(name + " interceptor", reader)
    let task = note(name + " task", reader)
    let post = note(name + " post", reader)
    return
      assembly
      .adding(InlineInterceptor<Context>(checking: { asked($0) }))
      .adding(InlineContextTask<UIViewController, Context> { _, context in task(context) })
      .adding(InlinePostTask<UIViewController, Context> { _, context, _ in post(context) })
  }

  private func note<Context>(
    _ part: String, _ reader: ContextReader<Context>
  ) -> @MainActor (Context) -> Void {
    { [journal] context in journal.note("\(part) = \(reader.read(context).text)") }
  }
}

private struct Missing<Context>: Finder {
  let note: @MainActor (Context) -> Void

  func findViewController(with context: Context) -> UIViewController? {
    note(context)
    return nil
  }
}
