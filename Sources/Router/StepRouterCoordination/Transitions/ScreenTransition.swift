import PortableUIKit
import StepRouter

/// A transition from one screen to another as a value: where it starts, where it leads, and how.
///
/// ```swift
/// let detail = ScreenTransition(
///   from: .viewController(list), to: .factory { _ in DetailViewController() },
///   applying: .method { (list: ListViewController, detail: DetailViewController) in
///     detail.item = list.selectedItem
///   },
///   with: .show)
/// try await router.perform(detail)
/// ```
///
/// Source and destination are required. A mediation passes data, and a presentation shows the
/// destination; without either, the router only builds the destination. The order is always source,
/// destination, mediation, presentation. `with` and `applying` return copies with one change.
@MainActor
public struct ScreenTransition {
  let source: Source
  let destination: Destination
  private(set) var intent: Intent
  let location: CodeLocation

  /// Creates a transition from a source to a destination, with an optional mediation and
  /// presentation.
  public init(
    from source: Source, to destination: Destination, applying mediation: Mediation? = nil,
    with presentation: Presentation? = nil, fileID: String = #fileID, line: UInt = #line
  ) {
    self.init(
      from: source, to: destination, with: Intent(applying: mediation, with: presentation),
      fileID: fileID, line: line)
  }

  /// Creates a transition from a source to a destination, with an intent for both mediation and
  /// presentation.
  public init(
    from source: Source, to destination: Destination, with intent: Intent,
    fileID: String = #fileID, line: UInt = #line
  ) {
    self.source = source
    self.destination = destination
    self.intent = intent
    location = CodeLocation(fileID: fileID, line: line)
  }

  /// Returns a copy with another intent, which replaces mediation and presentation.
  public func with(_ intent: Intent) -> Self { changing { $0 = intent } }

  /// Returns a copy with another mediation and the same presentation.
  public func applying(_ mediation: Mediation?) -> Self { changing { $0.mediation = mediation } }

  /// Returns a copy with another presentation and the same mediation.
  public func with(_ presentation: Presentation?) -> Self {
    changing { $0.presentation = presentation }
  }

  private func changing(_ change: (inout Intent) -> Void) -> Self {
    var copy = self
    change(&copy.intent)
    return copy
  }
}

extension ScreenTransition {
  /// A transition's mediation and presentation, each of which may be missing.
  ///
  /// ```swift
  /// let peek = ScreenTransition.Intent(applying: .mediator(SelectionMediator()), with: .present())
  /// router.perform(detail.with(peek))
  /// ```
  @MainActor
  public struct Intent {
    /// Passes data from the source to the destination.
    public var mediation: Mediation?
    /// Shows the destination.
    public var presentation: Presentation?

    /// Creates an intent with a mediation, a presentation, both or neither.
    public init(applying mediation: Mediation? = nil, with presentation: Presentation? = nil) {
      self.mediation = mediation
      self.presentation = presentation
    }
  }
}
