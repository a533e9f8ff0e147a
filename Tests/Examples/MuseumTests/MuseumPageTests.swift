#if !canImport(UIKit)
import DeviceTraits
import Foundation
import MuseumExhibits
import Testing

/// The page about the museum says what the plaques and the questions say.
@MainActor
@Suite("The museum's page")
struct MuseumPageTests {
  @Test("The page ends with what `swift run Museum page` prints")
  func page() throws {
    let page = try String(contentsOf: documents.appending(path: "Museum.md"), encoding: .utf8)
    #expect(page.hasSuffix(MuseumPage.text), "Print it anew, and replace both halls.")
  }

  @Test(
    "Each picture shows the faulty app where its moves have led", .exhaustive,
    arguments: await Museum.hallA)
  func picture(_ exhibit: Exhibit) async throws {
    let file = documents.appending(path: "Images/Museum/\(exhibit.number).svg")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(await exhibit.picture() == text, "swift run Museum pictures Docs/Images/Museum")
  }

  private let documents = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Docs")
}
#endif
