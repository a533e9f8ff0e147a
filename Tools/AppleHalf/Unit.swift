/// A module to compile.
struct Unit: Sendable {
  let name: String
  let platform: Platform
  var files: [SourceFile]
  /// The keys of what it imports.
  var dependencies: Set<String> = []
  var flags: [String] = []
  /// Lines, by file, from which a question mark was taken, and which are therefore no mistakes.
  var optionalCalls: [String: Set<Int>] = [:]
  /// Whether nothing in it is looked at but what others see of it.
  var isInterfaceOnly = false

  /// The mistakes in it, if it is there to be refused.
  var planted: PlantedFaults?

  /// What others name it by.
  var key: String { "\(platform)/\(name)" }
}

extension Unit {
  /// A target of the package, as it is read where there is UIKit.
  init(
    _ target: PackageTarget, files: [SourceFile], known: Set<String>,
    optional: OptionalRequirements
  ) {
    self.init(
      name: target.name, platform: .iPhone, files: [],
      dependencies: Set(
        Set(target.dependencies.map(\.name)).intersection(known)
          .union(["UIKit", "UserNotifications", "SwiftUI"]).map { "iPhone/\($0)" }),
      flags: ["-package-name", "steprouter"])
    for file in files {
      let (read, lines) = optional.takingQuestionMarks(
        outOf: file.read(on: .iPhone).constructingByCast().withoutObjectiveC())
      self.files.append(read)
      optionalCalls[file.path] = lines
    }
  }
}
