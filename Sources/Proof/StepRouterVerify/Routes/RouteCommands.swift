import PortableUIKit
import StepRouterExplorer
import StepRouterTesting

/// The commands that report on an app's routes without running the app.
@MainActor
struct RouteCommands {
  private let catalogue: RouteCatalogue
  private let suppressions: [LintSuppression]
  private let console: Console

  init(of tool: VerifyTool, on console: Console) throws(Problem) {
    guard let catalogue = tool.catalogue?() else {
      throw Problem("The routes are not known: give `VerifyTool` a `catalogue`.")
    }
    self.catalogue = catalogue
    self.console = console
    suppressions = tool.suppressions
  }

  /// Compares the routes with their baseline, or rewrites the baseline. Returns 1 if they differ.
  func check(_ options: inout OptionReader) throws(Problem) -> Int32 {
    var (path, writes) = (options.file(), false)
    while let option = try options.next() {
      guard option == "--write" else { throw options.unknown(option) }
      writes = true
      path = path ?? options.file()
    }
    guard let path else {
      throw Problem("“check” takes the file with the baseline, such as routes.txt.")
    }
    if writes { return try write(catalogue.baseline, to: path) }
    let text = String(decoding: try SmallFile.contents(of: path), as: UTF8.self)
    do throws(RouteBaselineError) {
      guard let drift = try RouteBaseline.check(catalogue, against: text) else {
        console.print("The routes are those of the baseline.", "\n")
        return 0
      }
      console.print(drift.description, "\n")
      return 1
    } catch { throw Problem("\(path.quoted): \(error.description)") }
  }

  /// Prints a map of the screens and their connections.
  func map(_ options: inout OptionReader) throws(Problem) -> Int32 {
    var formats: [RouteMapFormat] = []
    while let option = try options.next() {
      switch option {
      case "--mermaid": formats.append(.mermaid)
      case "--dot": formats.append(.dot)
      default: throw options.unknown(option)
      }
    }
    guard formats.count < 2 else {
      throw Problem("“--mermaid” and “--dot” are two formats; give one.")
    }
    console.print(catalogue.map(formats.first ?? .mermaid), "")
    return 0
  }

  /// Prints the faults of the declarations. Returns 1 if there are any.
  func lint(_ options: inout OptionReader) throws(Problem) -> Int32 {
    if let option = try options.next() { throw options.unknown(option) }
    let findings = catalogue.lint(except: suppressions)
    for finding in findings { console.print(finding.description, "\n") }
    guard findings.isEmpty else { return 1 }
    console.print("Nothing is wrong with the declarations.", "\n")
    return 0
  }

  private func write(_ text: String, to path: String) throws(Problem) -> Int32 {
    try SmallFile.checkWritable(path)
    do { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) } catch {
      throw Problem("\(path.quoted) cannot be written: \(reason(of: error)).")
    }
    return 0
  }
}
