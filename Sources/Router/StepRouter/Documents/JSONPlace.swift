/// A position in a JSON document, counted from 1.
package struct JSONPlace: Hashable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The reason why a document isn't JSON, or doesn't have the expected content.
package struct JSONFault: Error, Hashable, Sendable {
  package let place: JSONPlace
  package let reason: String
  /// The keys that lead from the decoded value to the faulty one, joined by dots.
  package let key: String?

  package init(_ reason: String, at place: JSONPlace, key: String? = nil) {
    self.place = place
    self.reason = reason
    self.key = key
  }
}
