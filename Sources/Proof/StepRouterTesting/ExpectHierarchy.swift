import PortableUIKit

/// Expects a window to hold exactly this hierarchy of view controllers.
///
/// ```swift
/// expectHierarchy(
///   window,
///   """
///   UINavigationController [visible]
///     HomeViewController "Home"
///     ProductViewController "Espresso cup" [visible]
///   """,
///   reporter: .swiftTesting)
/// ```
///
/// Write the hierarchy in the format of ``HierarchySnapshot``. If it differs, the reporter gets one
/// failure, at the caller's source location, with a diff from the expected hierarchy (`-`) to the
/// actual one (`+`).
///
/// - Returns: True if the hierarchy is as expected.
@MainActor
@discardableResult
public func expectHierarchy(
  _ window: UIWindow, _ expected: String, reporter: FailureReporter,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
  let found = HierarchySnapshot(of: window).description
  guard found != expected else { return true }
  let message = """
    The hierarchy is not the expected one (- expected, + found):
    \(LineDiff(from: expected, to: found))
    """
  reporter.report(
    .init(message: message, fileID: fileID, filePath: filePath, line: line, column: column))
  return false
}
