import Foundation

/// Warnings for the developer of an app, in the console of a debug build. A headless device keeps them
/// in its ``HeadlessDevice/warnings``, too.
package enum DeveloperWarning {
  /// Writes a line.
  @MainActor
  package static func write(_ line: String) {
    #if canImport(UIKit)
    // It is a format.
    NSLog(line.replacing("%", with: "%%"))
    #else
    HeadlessDevice.current.say(line)
    #endif
  }
}
