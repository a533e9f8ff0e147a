import Foundation

/// Finds the Swift files in folders.
enum SourceFiles {
  static func all(in places: [String]) throws -> [String] {
    try places.flatMap { place in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else {
        throw Failure("\(place) does not exist.")
      }
      guard isFolder.boolValue else { return [place] }
      return try FileManager.default.subpathsOfDirectory(atPath: place).sorted()
        .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
        .map { "\(place)/\($0)" }
    }
  }
}
