import Foundation

/// Warnings for the developer of an app, in the console of a debug build. They are the library's own, so
/// a headless device keeps them apart from its ``HeadlessDevice/warnings``, which are UIKit's.
package enum DeveloperWarning {
  /// Writes a line.
  @MainActor
  package static func write(_ line: String) {
    #if canImport(UIKit)
    // It is a format.
    NSLog(line.replacing("%", with: "%%"))
    #else
    HeadlessDevice.current.warnDeveloper(line)
    #endif
  }
}
