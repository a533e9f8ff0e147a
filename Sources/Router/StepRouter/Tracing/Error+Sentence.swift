import PortableUIKit

extension Error {
  /// The error as part of a sentence: without a full stop at its end, and with `CancellationError`
  /// in words.
  package var inWords: String {
    if self is CancellationError { return "the task was cancelled" }
    var words = "\(self)"[...]
    while let last = words.last, last.isWhitespace || last == "." { words.removeLast() }
    return words.isEmpty ? "\(type(of: self))" : String(words)
  }

  /// The error at the end of a sentence, with exactly one punctuation mark behind it.
  package var atSentenceEnd: String {
    let words = inWords
    return words.last.map { "!?…".contains($0) } ?? false ? words : words + "."
  }
}
