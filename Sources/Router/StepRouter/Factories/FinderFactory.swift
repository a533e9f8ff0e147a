import PortableUIKit

/// “Builds” a view controller by finding it elsewhere, so that an action can move it.
///
/// ```swift
/// StepAssembly(
///   finder: NilFinder(),
///   factory: FinderFactory(finder: InstanceFinder<PlayerViewController, Void>(player))
/// )
/// .using(.push())
/// ```
@MainActor
public struct FinderFactory<ViewController: UIViewController, Context>: Factory, MovesWhatExists {
  /// The finder found nothing.
  public struct NothingFound: Error, CustomStringConvertible {
    /// The finder that was asked.
    public let finder: TypeName
    /// What to do about it.
    public var description: String {
      "\(finder) found nothing to integrate; a FinderFactory needs its view controller to exist."
    }
  }

  private let finder: any Finder<ViewController, Context>

  /// “Builds” what the finder finds.
  public init(finder: some Finder<ViewController, Context>) { self.finder = finder }

  /// What the finder finds; throws ``NothingFound`` otherwise.
  public func build(with context: Context) throws -> ViewController {
    guard let found = try finder.findViewController(with: context) else {
      throw NothingFound(finder: TypeName(type(of: finder)))
    }
    return found
  }
}
