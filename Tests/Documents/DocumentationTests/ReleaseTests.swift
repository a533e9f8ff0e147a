import Foundation
import Testing

/// What a release is made of: the changelog's sections and the baseline of public names.
@Suite struct ReleaseTests {
  private static let root = DocumentationTests.root

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test("The changelog begins with the unreleased changes, and its versions go down from there")
  func changelog() throws {
    let headings = try Self.text("CHANGELOG.md").split(separator: "\n")
      .filter { $0.hasPrefix("## ") }
    #expect(headings.first == "## [Unreleased]")
    let versions = headings.dropFirst().map { heading in
      heading.wholeMatch(of: #/## \[(\d+)\.(\d+)\.(\d+)\S*\] - \d{4}-\d\d-\d\d/#)
        .map { [$0.1, $0.2, $0.3].compactMap { Int($0) } } ?? []
    }
    #expect(!versions.contains([]), "a version's section is “## [1.2.3] - YYYY-MM-DD”")
    #expect(versions == versions.sorted { $1.lexicographicallyPrecedes($0) })
  }

  /// The products that other packages use. `HeadlessUIKit` has no names of its own.
  private static func libraries() throws -> [String] {
    try text("Package.swift").matches(of: #/\.library\(name: "(\w+)"/#).map { String($0.1) }
      .filter { !["ExampleScreens", "TestSupport", "HeadlessUIKit"].contains($0) }
  }

  @Test("The index of packages documents each library")
  func index() throws {
    let listed = try Self.text(".spi.yml").matches(of: #/\n        - (\w+)/#)
    #expect(listed.map { String($0.1) } == (try Self.libraries()))
  }

  @Test("Each library has a sorted list of its public names, and nothing else has one")
  func baseline() throws {
    let products = try Self.libraries()
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "API").path)
    #expect(files.sorted() == products.map { $0 + ".txt" }.sorted())
    // A release is checked by the compiler that made the lists; another one would skip them.
    let version = try #require(
      try Self.text(".github/workflows/release.yml")
        .firstMatch(of: #/container: swift:([\d.]+)/#)?.1)
    for file in files {
      let lines = try Self.text("API/\(file)").split(separator: "\n")
      #expect(lines.first == "# of Swift \(version) on linux")
      let names = lines.dropFirst().map { Array($0.unicodeScalars.map(\.value)) }
      #expect(!names.isEmpty)
      let isSorted = zip(names, names.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) }
      #expect(isSorted, "\(file) is not sorted, or has a line twice")
    }
  }
}
