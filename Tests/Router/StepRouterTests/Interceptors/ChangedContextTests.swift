import PortableUIKit
import StepRouter
import Testing

/// A context is converted at each planning, and may be another one after a login.
@MainActor
@Suite("Rule 12: an interceptor's answer counts only for its context", .onDevice)
struct ChangedContextTests {
  /// A context that can't be compared.
  struct Opaque {
    let number: Int
    let describe: @MainActor () -> String
  }

  struct Unstable: Equatable {
    let number: Int
    static func == (left: Self, right: Self) -> Bool { false }
  }

  final class Reference {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  private struct Seen {
    var guarded: [Int] = []
    var shown: [Int] = []
  }

  /// Navigates to a screen with an interceptor. Its context is converted from a number that changes
  /// when the interceptor is asked for the first time.
  private func seen<Context>(
    converting convert: @escaping @MainActor (Int) -> Context,
    number: @escaping @MainActor (Context) -> Int
  ) -> Seen {
    let stage = Stage(root: HomeViewController())
    var current = 1
    var seen = Seen()
    let bag = StepAssembly(finder: NilFinder<BagViewController, Context>(), factory: ClassFactory())
      .adding(
        InlineInterceptor<Context> { context, completion in
          seen.guarded.append(number(context))
          current = 2
          completion(.success)
        }
      )
      .adding(
        InlineContextTask { (_: BagViewController, context: Context) in
          seen.shown.append(number(context))
        }
      )
      .using(.present()).from(.current).assemble()
      .adaptingContext(using: InlineContextTransformer<Void, Context> { _ in convert(current) })
    #expect(stage.end(of: bag, with: ()) == "built")
    return seen
  }

  @Test("If the context has changed, the interceptor is asked again")
  func comparable() {
    let seen = seen(converting: { $0 }, number: { $0 })
    #expect(seen.guarded == [1, 2])
    #expect(seen.shown == [2])
  }

  @Test("An optional context that has got a value has changed, even as `Any?`")
  func optional() {
    let plain = seen(converting: { $0 == 1 ? nil : $0 }, number: { ($0 as Int?) ?? 0 })
    #expect(plain.guarded == [0, 2])
    #expect(plain.shown == [2])
    let any = seen(converting: { $0 == 1 ? nil : $0 }, number: { ($0 as Any?) as? Int ?? 0 })
    #expect(any.guarded == [0, 2])
    #expect(any.shown == [2])
  }

  @Test("If a context never equals itself, the interceptor is asked only once more")
  func unstable() {
    var made = 0
    let seen = seen(
      converting: { _ in
        made += 1
        return Unstable(number: made)
      }, number: { $0.number })
    #expect(seen.guarded == [1, 2])
    #expect(seen.shown == [2])
  }

  @Test("If contexts can't be compared, the screen gets the one that has passed")
  func opaque() {
    let seen = seen(
      converting: { number in Opaque(number: number) { "\(number)" } }, number: { $0.number })
    #expect(seen.guarded == [1])
    #expect(seen.shown == [1])
    let object = self.seen(converting: { Reference($0) }, number: { $0.number })
    #expect(object.guarded == [1])
    #expect(object.shown == [1])
  }

  @Test("If the context is the same, the interceptor isn't asked again")
  func same() {
    let seen = seen(converting: { _ in "same" }, number: { $0.count })
    #expect(seen.guarded == [4])
    #expect(seen.shown == [4])
  }

  private final class Count {
    var value = 0
  }

  /// A factory that knows which of its preparations it builds with.
  private struct Numbered<Context>: Factory {
    let count: Count
    var number = 0

    mutating func prepare(with context: Context) {
      count.value += 1
      number = count.value
    }

    func build(with context: Context) -> BagViewController {
      let bag = BagViewController()
      bag.title = "prepared as number \(number)"
      return bag
    }
  }

  private func title<Context>(
    converting convert: @escaping @MainActor (Int) -> Context
  ) -> String? {
    let stage = Stage(root: HomeViewController())
    var plans = 0
    let bag = StepAssembly(
      finder: NilFinder<BagViewController, Context>(),
      factory: Numbered<Context>(count: Count())
    )
    .adding(InlineInterceptor<Context> { _, completion in completion(.success) })
    .using(.present()).from(.current).assemble()
    .adaptingContext(
      using: InlineContextTransformer<Void, Context> { _ in
        plans += 1
        return convert(plans)
      })
    return (try? stage.go(to: bag, with: ())?.get())?.viewController.title
  }

  @Test(
    "The last preparation builds the screen if the context is the same, else the one that passed")
  func preparation() {
    let object = Reference(1)
    #expect(title { _ in () } == "prepared as number 2")
    #expect(title { _ in 7 } == "prepared as number 2")
    #expect(title { _ in object } == "prepared as number 2")
    #expect(title { _ in 7 as Any } == "prepared as number 2")
    #expect(title { Reference($0) } == "prepared as number 1")
    #expect(title { number in Opaque(number: number) { "" } } == "prepared as number 1")
  }

  @Test("A context that can be compared and one that can't are different")
  func halfComparable() {
    let seen = seen(
      converting: { $0 == 1 ? Opaque(number: 1, describe: { "" }) as Any : 2 as Any },
      number: { $0 as? Int ?? ($0 as? Opaque)?.number ?? 0 })
    #expect(seen.guarded == [1, 2])
    #expect(seen.shown == [2])
  }
}
