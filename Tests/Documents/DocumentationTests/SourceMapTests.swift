import Foundation
import Testing

/// `Docs/HeadlessUIKit/PortableUIKit.md` maps the folders of the module.
@Suite struct SourceMapTests {
  private static let sources = DocumentationTests.root.appending(
    path: "Sources/HeadlessUIKit/PortableUIKit")
  private let section: String

  init() throws {
    let page = DocumentationTests.root.appending(path: "Docs/HeadlessUIKit/PortableUIKit.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let sections = text.components(separatedBy: "\n## ")
    section = try #require(sections.first { $0.hasPrefix("Where the sources are\n") })
  }

  @Test("The map lists exactly the folders of the module, in order")
  func folders() throws {
    let mapped = section.split(separator: "\n").compactMap { line in
      line.prefixMatch(of: #/\| `([^`]+)` \|/#).map { String($0.1) }
    }
    #expect(mapped == (try Self.foldersWithFiles()))
  }

  @Test("The files that the map names exist")
  func files() {
    let named = section.matches(of: #/`([\w/+]+/[\w+]+\.swift)`/#).map { String($0.1) }
    #expect(!named.isEmpty)
    for file in named {
      let path = Self.sources.appending(path: file).path
      #expect(FileManager.default.fileExists(atPath: path), "\(file) is not there.")
    }
  }

  @Test("No folder of the module is more than two levels deep")
  func depth() throws {
    let deep = try Self.foldersWithFiles().filter { $0.split(separator: "/").count > 2 }
    #expect(deep == [])
  }

  private static func foldersWithFiles() throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    let files = paths.filter { $0.hasSuffix(".swift") && $0.contains("/") }
    return Set(files.map { $0.split(separator: "/").dropLast().joined(separator: "/") }).sorted()
  }
}
