/// The reason a text isn't a baseline of taps.
///
/// ```swift
/// do throws(TapBaselineError) { _ = try TapBaseline("") } catch {
///   print(error)     // The baseline is empty: …
/// }
/// ```
public enum TapBaselineError: Error, Hashable, Sendable {
  /// The text is empty.
  case empty
  /// The first line isn't the title of a baseline of this version.
  case noBaseline(firstLine: String)
}

extension TapBaselineError: CustomStringConvertible {
  /// The problem and its remedy.
  public var description: String {
    switch self {
    case .empty: "The baseline is empty: write it again."
    case .noBaseline(let line):
      "This is not a baseline of taps: it begins with “\(line)” and not with “"
        + "\(TapBaseline.title)depth 2, states 1000”. Is it the right file?"
    }
  }
}
