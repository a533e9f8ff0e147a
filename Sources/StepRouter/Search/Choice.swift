import PortableUIKit

/// A switch in a chain. Its cases are tried in order when the search gets there, and not before.
@MainActor
final class Choice<Context> {
  /// How the chain goes on.
  enum Outcome {
    case found(UIViewController)
    case goOn(ChainLink<Context>)
  }

  /// A case: its selection is nil where it does not apply.
  struct Case {
    let select: @MainActor (Context) throws -> Selection?
    let place: CodePlace
  }

  /// What a case selects.
  enum Selection {
    case found(UIViewController)
    case goOn(ChainLink<Context>, StepReference)
  }

  let reference: StepReference
  private let cases: [Case]

  init(cases: [Case], reference: StepReference) {
    self.cases = cases
    self.reference = reference
  }

  func choose(with context: Context, in search: inout Search) throws(RoutingError)
    -> Outcome
  {
    for (index, candidate) in cases.enumerated() {
      let selection: Selection?
      do { selection = try candidate.select(context) } catch {
        throw .preparationFailed(
          RoutingParticipant(
            role: .switchCase, type: TypeName(name: "\(index + 1)"), step: reference,
            place: candidate.place),
          underlying: error)
      }
      switch selection {
      case nil: continue
      case .found(let viewController):
        guard search.isThere(viewController) else { continue }
        search.tracer.record(.caseChosen(reference, place: candidate.place), as: .detail)
        return .found(viewController)
      case .goOn(let link, let step):
        search.tracer.record(.caseChosen(reference, place: candidate.place), as: .detail)
        return .goOn(search.memory.settle(link, declaredAt: step.place, case: index, of: self))
      }
    }
    throw .noCaseMatched(reference)
  }
}

/// Remembers, for one navigation, the chains that the closures of its switches have made.
///
/// A navigation is planned again after its guards, and a closure may then make its chain anew. A
/// chain that is declared at the same place counts as the same one, so that what is built are the
/// very steps whose guards have passed.
@MainActor
struct ChoiceMemory {
  private struct Entry {
    let choice: AnyObject
    let index: Int
    let place: CodePlace
    let chain: AnyObject
  }

  private final class Chain<Context> {
    let link: ChainLink<Context>
    init(_ link: ChainLink<Context>) { self.link = link }
  }

  private var entries: [Entry] = []

  mutating func settle<Context>(
    _ link: ChainLink<Context>, declaredAt place: CodePlace, case index: Int,
    of choice: Choice<Context>
  ) -> ChainLink<Context> {
    for entry in entries where entry.choice === choice && entry.index == index {
      if entry.place == place, let known = entry.chain as? Chain<Context> { return known.link }
    }
    entries.append(Entry(choice: choice, index: index, place: place, chain: Chain(link)))
    return link
  }
}
