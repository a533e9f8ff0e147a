import PortableUIKit
import StepRouterExplorer
import StepRouterTesting

extension VerifyTool.Settings {
  /// Reads the settings from the record of an exploration.
  package init(of record: URL) throws(ExplorationFileError) {
    let header = try ExplorationFile.header(of: record)
    self.init(windows: header.windows ?? VerifyOptions().windows, folds: header.folds == true)
  }
}
