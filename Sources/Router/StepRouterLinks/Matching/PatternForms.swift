import PortableUIKit
import StepRouter

/// The paths and query names of a map's patterns. They're `Sendable`, so an error can search them
/// for the nearest pattern on any thread.
struct PatternForms: Sendable {
  private struct Form: Sendable {
    let path: LinkPath
    let queryNames: [String]
  }

  private let all: [Form]

  @MainActor
  init(of patterns: [any AnyLinkPattern]) {
    all = patterns.map { Form(path: $0.path, queryNames: $0.queryParameters.map(\.name)) }
  }

  /// Returns the summary of the pattern that comes closest to a path, or of the first one if
  /// several are equally close.
  func nearest(to path: [String]) -> String? {
    let distances = all.map { $0.path.distance(to: path) }
    guard let least = distances.min(), let index = distances.firstIndex(of: least) else {
      return nil
    }
    return all[index].path.summary(with: all[index].queryNames)
  }
}
