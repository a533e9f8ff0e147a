import PortableUIKit

extension Error {
  /// The error within a sentence: without a full stop at its end, and `CancellationError` in words.
  package var inWords: String {
    if self is CancellationError { return "the task was cancelled" }
    var words = "\(self)"[...]
    while let last = words.last, last.isWhitespace || last == "." { words.removeLast() }
    return words.isEmpty ? "\(type(of: self))" : String(words)
  }

  /// The error where it ends a sentence: with one mark behind it, whatever its own text ends with.
  package var atSentenceEnd: String {
    let words = inWords
    return words.last.map { "!?…".contains($0) } ?? false ? words : words + "."
  }
}
