import PortableUIKit

/// A data source's class, and whether it commits edits of its table. In UIKit the method is
/// optional, and rows have a delete button only if the class implements it.
@MainActor
struct CommittingSource {
  /// Whether each class commits edits, as far as an edit has shown it.
  private static var known: [ObjectIdentifier: Bool] = [:]

  private let type: ObjectIdentifier

  init(_ source: any UITableViewDataSource) {
    type = ObjectIdentifier(Swift.type(of: source))
  }

  /// Whether the class commits edits; nil until an edit has been tried.
  var commits: Bool? {
    get { Self.known[type] }
    nonmutating set { Self.known[type] = newValue }
  }
}
