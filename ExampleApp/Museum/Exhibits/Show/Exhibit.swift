#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer
import StepRouterTesting

/// An exhibit of the museum.
@MainActor
public struct Exhibit: Sendable, CustomStringConvertible {
  /// One of an exhibit's two apps.
  public enum Edition: Sendable {
    case faulty, mended
  }

  /// The number in hall A, such as `A11`.
  public nonisolated let number: String
  /// The title, in a few words.
  public nonisolated let title: String
  /// What was reported.
  public let plaque: Plaque
  private let type: any Exhibited.Type

  init(_ number: String, _ title: String, _ type: any Exhibited.Type) {
    self.number = number
    self.title = title
    self.type = type
    plaque = type.plaque
  }

  /// Explores one of the two apps as far as the plaque's moves lead.
  public func exploration(of edition: Edition) async -> Exploration {
    await type.explorer(of: edition, keeping: .always("anything") { _ in true })
      .run(depth: plaque.moves.count, states: 60, waitingStates: 1)
  }

  /// Makes the plaque's moves in one of the two apps.
  ///
  /// - Returns: What was wrong after the last move, and the window's view controllers then.
  public func replay(in edition: Edition) async -> (Exploration, end: String) {
    let sight = Sight()
    let last = plaque.moves.last
    let replayed = await type.explorer(
      of: edition,
      keeping: .always("anything") { moment in
        if moment.cause == last.map(ExploredMoment.Cause.move) ?? .start {
          sight.hierarchy = moment.hierarchy
        }
        return true
      }
    ).replay(plaque.moves)
    return (replayed, sight.hierarchy.map { "\($0)" } ?? "")
  }

  @MainActor
  private final class Sight {
    var hierarchy: HierarchySnapshot?
  }

  /// The number and the title.
  public nonisolated var description: String { "\(number) \(title)" }
}
#endif
