#if !canImport(UIKit)
import Foundation
import MuseumExhibits
import Testing

/// The page about the museum says what the plaques and the questions say.
@MainActor
@Suite("The museum's page")
struct MuseumPageTests {
  @Test("The page ends with what `swift run Museum page` prints")
  func page() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Docs/Museum.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(page.hasSuffix(MuseumPage.text), "Print it anew, and replace both halls.")
  }
}
#endif
