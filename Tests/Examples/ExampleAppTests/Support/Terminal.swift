@_exported import DeviceTraits
import ExampleApp
import PortableUIKit
import StepRouterTesting
import Testing

/// The example, with a user at its prompt.
@MainActor
struct Terminal {
  var app = TerminalApp()

  /// Obeys the lines, and returns what they print.
  @discardableResult
  func obey(_ lines: String...) -> [String] {
    lines.flatMap { app.obey($0).lines }
  }

  /// Obeys the lines, lets the tasks end that they begin, and returns what all of that prints.
  @discardableResult
  func settle(_ lines: String...) async -> [String] {
    var printed: [String] = []
    for line in lines { printed += await app.settle(app.obey(line)).lines }
    return printed
  }

  /// The window in front; an empty one if there's none.
  var window: UIWindow { app.window ?? app.device.perform { UIWindow() } }

  /// The hierarchy in the window in front, as it is now.
  var tree: String { HierarchySnapshot(of: window).description }

  /// Expects the hierarchy to be this one.
  func expect(
    _ hierarchy: String, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    expectHierarchy(
      window, hierarchy, reporter: .swiftTesting, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }
}

extension FailureReporter {
  /// Records failures as issues of the running test.
  static let swiftTesting = FailureReporter { failure in
    Issue.record(
      "\(failure.message)",
      sourceLocation: SourceLocation(
        fileID: failure.fileID, filePath: failure.filePath, line: failure.line,
        column: failure.column))
  }
}

/// The tabs with nothing on them and nothing over them.
let emptyTabs = """
  ShopDrawer [visible]
    UITabBarController [visible]
      UINavigationController "Home" [selected] [visible]
        HomeViewController "Home" [visible]
      UINavigationController "Search"
        SearchViewController "Search"
      UINavigationController "Account"
        AccountViewController "Account"
      UINavigationController
    CategoriesViewController "Categories"
  """
