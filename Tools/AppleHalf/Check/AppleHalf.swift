import Foundation

/// Compiles every target of the package the way Apple's compiler would: for an iPhone and for
/// visionOS, with a `UIKit` module from the headless half, and for a Mac.
///
/// Arguments such as `iPhone/StepRouter` or `mac` limit the run to these units and their imports.
@main
enum AppleHalf {
  static func main() async {
    do {
      let workspace = try Workspace(root: URL(filePath: FileManager.default.currentDirectoryPath))
      let check = Check(workspace)
      let problems = try await check.run(only: Array(CommandLine.arguments.dropFirst()))
      for problem in problems { print(problem) }
      guard problems.isEmpty else {
        print("apple-half: \(problems.count) found.")
        exit(1)
      }
      print("apple-half: no errors. \(Check.limits)")
    } catch {
      FileHandle.standardError.write(Data("apple-half: \(error)\n".utf8))
      exit(2)
    }
  }
}
