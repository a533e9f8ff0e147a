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
  /// The error for a finder that finds nothing.
  public struct NothingFound: Error, CustomStringConvertible {
    /// The type of the finder.
    public let finder: TypeName
    /// A description that says what to do about the error.
    public var description: String {
      "\(finder) found nothing to integrate; a FinderFactory needs its view controller to exist."
    }
  }

  private let finder: any Finder<ViewController, Context>

  /// Makes a factory that “builds” the finder's result.
  public init(finder: some Finder<ViewController, Context>) { self.finder = finder }

  /// Returns the finder's result, or throws ``NothingFound`` if there is none.
  public func build(with context: Context) throws -> ViewController {
    guard let found = try finder.findViewController(with: context) else {
      throw NothingFound(finder: TypeName(type(of: finder)))
    }
    return found
  }
}
