/// The reason that a list of accepted faults can't be read.
package enum AcceptedFaultsError: Error, Hashable, Sendable {
  /// A line begins with a word that isn't a fault's code.
  case noCode(line: Int, String)
  /// A line doesn't say why the fault is accepted.
  case noReason(line: Int, code: String)
  /// Two lines have the same code.
  case repeated(line: Int, code: String, firstLine: Int)
}

extension AcceptedFaultsError: CustomStringConvertible {
  /// The line, the problem, and what to write.
  package var description: String {
    switch self {
    case .noCode(let line, let word):
      "Line \(line) begins with “\(word)”, which is not a fault's code: begin with a code such as "
        + "leaked-3f2a, as the command prints it, or with “#” for a comment."
    case .noReason(let line, let code):
      "Line \(line) accepts \(code) without a reason: write after the code why."
    case .repeated(let line, let code, let first):
      "Line \(line) accepts \(code), as line \(first) does: leave one of them out."
    }
  }
}
