@_exported import DeviceTraits
import ExampleApp
import PortableUIKit
import StepRouterTesting
import Testing

/// The example, and somebody who types.
@MainActor
struct Terminal {
  var app = TerminalApp()

  /// What the lines print.
  @discardableResult
  func obey(_ lines: String...) -> [String] {
    lines.flatMap { app.obey($0).lines }
  }

  /// What the lines print, with what the tasks do that they begin.
  @discardableResult
  func settle(_ lines: String...) async -> [String] {
    var printed: [String] = []
    for line in lines { printed += await app.settle(app.obey(line)).lines }
    return printed
  }

  /// The window in front; an empty one where there is none.
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

/// The tabs with nothing on them, and with nothing over them.
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
