import PortableUIKit
import StepRouter

/// A way from one screen to another as a value: from where, to where, and how.
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
/// Source and destination are mandatory. A mediation passes data, a presentation shows the
/// destination; with neither the destination is only built. They always come in this order: source,
/// destination, mediation, presentation. `with` and `applying` return copies that differ in one
/// thing.
@MainActor
public struct ScreenTransition {
  let source: Source
  let destination: Destination
  private(set) var intent: Intent
  let location: CodeLocation

  /// From a source to a destination, with what is to happen between them.
  public init(
    from source: Source, to destination: Destination, applying mediation: Mediation? = nil,
    with presentation: Presentation? = nil, fileID: String = #fileID, line: UInt = #line
  ) {
    self.init(
      from: source, to: destination, with: Intent(applying: mediation, with: presentation),
      fileID: fileID, line: line)
  }

  /// From a source to a destination, with an intent for both mediation and presentation.
  public init(
    from source: Source, to destination: Destination, with intent: Intent,
    fileID: String = #fileID, line: UInt = #line
  ) {
    self.source = source
    self.destination = destination
    self.intent = intent
    location = CodeLocation(fileID: fileID, line: line)
  }

  /// The same way with another intent: it replaces mediation and presentation.
  public func with(_ intent: Intent) -> Self { changing { $0 = intent } }

  /// The same way with another mediation; the presentation stays.
  public func applying(_ mediation: Mediation?) -> Self { changing { $0.mediation = mediation } }

  /// The same way with another presentation; the mediation stays.
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
  /// How a transition is made: what passes data, and what shows. Both may be missing.
  ///
  /// ```swift
  /// let peek = ScreenTransition.Intent(applying: .mediator(SelectionMediator()), with: .present())
  /// router.perform(detail.with(peek))
  /// ```
  @MainActor
  public struct Intent {
    /// What passes data from the source to the destination.
    public var mediation: Mediation?
    /// What shows the destination.
    public var presentation: Presentation?

    /// A mediation, a presentation, both or neither.
    public init(applying mediation: Mediation? = nil, with presentation: Presentation? = nil) {
      self.mediation = mediation
      self.presentation = presentation
    }
  }
}
