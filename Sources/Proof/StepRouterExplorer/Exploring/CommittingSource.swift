import PortableUIKit

/// A class of data sources that may commit the edits of its table. In UIKit that's an optional
/// method, and only its presence puts the button for a deletion under a row.
@MainActor
struct CommittingSource {
  /// What the classes have turned out to do.
  private static var known: [ObjectIdentifier: Bool] = [:]

  private let type: ObjectIdentifier

  init(_ source: any UITableViewDataSource) {
    type = ObjectIdentifier(Swift.type(of: source))
  }

  /// Whether the class commits edits. Nil as long as nothing has edited a row.
  var commits: Bool? {
    get { Self.known[type] }
    nonmutating set { Self.known[type] = newValue }
  }
}
