/// The reason a baseline's text can't be compared with a catalogue.
///
/// ```swift
/// do throws(RouteBaselineError) {
///   _ = try RouteBaseline.check(allRoutes, against: "")
/// } catch {
///   print(error)     // The baseline is empty: …
/// }
/// ```
public enum RouteBaselineError: Error, Hashable, Sendable {
  /// The text is empty.
  case empty
  /// The first line isn't the title of a baseline.
  case noBaseline(firstLine: String)
  /// The text has another version of the format.
  case otherVersion(String)
  /// A line comes before the first paragraph, or is in a paragraph without a route or link.
  case strayLine(number: Int, String)
}

extension RouteBaselineError: CustomStringConvertible {
  /// The problem and its remedy.
  public var description: String {
    switch self {
    case .empty: "The baseline is empty: write the catalogue’s `baseline` into it."
    case .noBaseline(let line):
      "This is not a baseline of routes: it begins with “\(line)” and not with “"
        + "\(RouteBaseline.title)\(RouteBaseline.version)”. Is it the right file?"
    case .otherVersion(let version):
      "The baseline is of version \(version), and this is version \(RouteBaseline.version): "
        + "rewrite it with the catalogue’s `baseline`."
    case .strayLine(let number, let line):
      "Line \(number) of the baseline, “\(line)”, belongs to no route: rewrite the baseline "
        + "with the catalogue’s `baseline`."
    }
  }
}
