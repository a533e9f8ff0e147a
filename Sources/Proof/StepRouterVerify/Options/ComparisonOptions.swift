import PortableUIKit
import StepRouterExplorer

/// The option that names an earlier exploration to compare with.
package struct ComparisonOptions: Hashable, Sendable {
  /// The file that `--record` wrote, if any.
  package private(set) var since: String?

  /// Reads the option's value if the option is `--since`; otherwise returns false.
  mutating func read(_ option: String, _ options: inout OptionReader) throws(Problem) -> Bool {
    guard option == "--since" else { return false }
    since = try options.value(of: option)
    return true
  }

  /// Reads the earlier exploration; nil if the options name none.
  ///
  /// - Parameter keepsEverything: Whether to keep the faultless trials as well.
  func previous(keepsEverything: Bool) throws(Problem) -> Exploration? {
    guard let since else { return nil }
    do throws(ExplorationFileError) {
      return try ExplorationFile.read(URL(fileURLWithPath: since), keepsEverything: keepsEverything)
    } catch { throw Problem(error.description) }
  }
}
