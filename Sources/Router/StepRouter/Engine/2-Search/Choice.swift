import PortableUIKit

/// A switch in a chain. The search tries the cases in order, and only when it gets there.
final class Choice<Context>: ChainNode, ChainPart {
  /// A case of a switch. Its selection is nil if the case doesn't apply.
  struct Case {
    let select: @MainActor (Context) throws -> Selection?
    let location: CodeLocation
  }

  /// Describes a case as values.
  typealias Description = @MainActor () -> (CaseDescription.Condition, CaseDescription.Branch)

  /// The view controller or the chain that a case selects.
  enum Selection {
    case found(UIViewController)
    case goOn(Chain<Context>, StepReference)
  }

  let reference: StepReference
  let cases: [Case]
  /// Descriptions of the cases, one for each. Navigations don't use them.
  let descriptions: [Description]

  init(cases: [Case], descriptions: [Description], reference: StepReference) {
    self.cases = cases
    self.descriptions = descriptions
    self.reference = reference
  }

  @MainActor
  func walk(
    with context: Context, search: Search, next: inout Chain<Context>
  ) throws(RoutingError) -> Search.Stretch? {
    for index in cases.indices {
      switch try selection(of: index, for: context) {
      case nil: continue
      case .found(let viewController):
        guard search.isThere(viewController) else { continue }
        record(index, by: search)
        return try search.end(at: viewController, of: reference, with: context)
      case .goOn(let chain, let step):
        record(index, by: search)
        next = search.memory.settle(chain, declaredAt: step.location, case: index, of: self)
        return nil
      }
    }
    throw .noCaseMatched(reference)
  }

  /// Tries the cases as a search does, but doesn't check that a view controller that a case finds
  /// is still there.
  @MainActor
  func contextOfFirstStep(for context: Context) throws(RoutingError) -> Any {
    for index in cases.indices {
      switch try selection(of: index, for: context) {
      case nil: continue
      case .found: return context
      case .goOn(let chain, _): return try chain.contextOfFirstStep(for: context)
      }
    }
    return context
  }

  @MainActor
  private func selection(
    of index: Int, for context: Context
  ) throws(RoutingError) -> Selection? {
    do { return try cases[index].select(context) } catch {
      throw .preparationFailed(
        RoutingParticipant(
          role: .switchCase, type: TypeName(name: "\(index + 1)"), step: reference,
          location: cases[index].location),
        underlying: error)
    }
  }

  @MainActor
  private func record(_ index: Int, by search: Search) {
    search.tracer.record(.caseChosen(reference, location: cases[index].location), as: .detail)
  }
}

/// Remembers, for one navigation, the chains that the closures of its switches have created.
///
/// The router plans a navigation again after its interceptors, and a closure may then create its
/// chain again. A chain declared at the same location counts as the same one, so that the router
/// builds the steps whose interceptors have passed.
@MainActor
struct ChoiceMemory {
  private struct Entry {
    let choice: AnyObject
    let index: Int
    let location: CodeLocation
    let chain: AnyObject
  }

  private final class Known<Context> {
    let chain: Chain<Context>
    init(_ chain: Chain<Context>) { self.chain = chain }
  }

  private var entries: [Entry] = []

  mutating func settle<Context>(
    _ chain: Chain<Context>, declaredAt location: CodeLocation, case index: Int,
    of choice: Choice<Context>
  ) -> Chain<Context> {
    for entry in entries where entry.choice === choice && entry.index == index {
      if entry.location == location, let known = entry.chain as? Known<Context> {
        return known.chain
      }
    }
    entries.append(Entry(choice: choice, index: index, location: location, chain: Known(chain)))
    return chain
  }
}
