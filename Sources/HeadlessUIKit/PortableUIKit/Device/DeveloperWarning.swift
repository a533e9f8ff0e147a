import Foundation

/// Warnings for an app's developer, in the console of a debug build. They come from the library, so
/// a headless device keeps them apart from its ``HeadlessDevice/warnings``, which are UIKit's.
package enum DeveloperWarning {
  /// Writes a line to the console, or to the current headless device.
  @MainActor
  package static func write(_ line: String) {
    #if canImport(UIKit)
    // `NSLog` treats the line as a format.
    NSLog(line.replacing("%", with: "%%"))
    #else
    HeadlessDevice.current.warnDeveloper(line)
    #endif
  }
}
