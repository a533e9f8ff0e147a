import Foundation
import PackagePlugin

/// Gives a target an app's sources, translated for the headless UIKit.
///
/// A file of the target says where they are, in a comment: `// sources: ../../Shop`. On a Mac, which
/// has Apple's compiler, the plugin does nothing.
@main
struct HeadlessUIKitPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    #if os(macOS)
    return []
    #else
    guard let target = target as? SourceModuleTarget else { return [] }
    let sources = try AppSources(of: target)
    let imported = try target.recursiveTargetDependencies
      .compactMap { $0 as? SourceModuleTarget }
      .flatMap { try AppSources(of: $0, isOptional: true).files }
    let tool = Tool(in: context)
    let output = context.pluginWorkDirectoryURL.appending(path: "Translated")
    let arguments =
      ["translate", "--output", output.path()]
      + imported.flatMap { ["--uses", $0.path()] } + sources.files.map { $0.path() }
    return [
      .buildCommand(
        displayName: "Translating \(target.name) for the headless UIKit", executable: tool.script,
        arguments: arguments, environment: tool.environment,
        inputFiles: sources.files + imported + tool.files,
        outputFiles: sources.files.map { file in
          let name = file.deletingPathExtension().lastPathComponent
          return output.appending(path: "\(name).headless.swift")
        })
    ]
    #endif
  }
}

/// The files that a target's own files name.
struct AppSources {
  private static let mark = "// sources: "

  let files: [URL]

  init(of target: some SourceModuleTarget, isOptional: Bool = false) throws {
    var folders: [URL] = []
    for file in target.sourceFiles where file.type == .source && file.url.pathExtension == "swift" {
      let text = try String(contentsOf: file.url, encoding: .utf8)
      for line in text.split(separator: "\n") where line.hasPrefix(Self.mark) {
        let path = String(line.dropFirst(Self.mark.count))
        folders.append(
          URL(filePath: path, relativeTo: file.url.deletingLastPathComponent()).standardizedFileURL)
      }
    }
    guard isOptional || !folders.isEmpty else { throw NoSources(target: target.name) }
    files = try folders.flatMap(Self.files)
  }

  /// The Swift files in a folder, or the one file.
  private static func files(at url: URL) throws -> [URL] {
    let isFolder = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
    guard isFolder else { return [url] }
    let found = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    return (found?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path() < $1.path() }
  }
}

/// A target that doesn't say which sources it has.
struct NoSources: Error, CustomStringConvertible {
  let target: String

  var description: String {
    "The target '\(target)' uses HeadlessUIKitPlugin and doesn't say where the app's sources are. "
      + "Add a line such as '// sources: ../../Shop' to one of its files; the path begins at that "
      + "file's folder."
  }
}

/// The translator. The script builds it at first use, once for all targets of a package.
struct Tool {
  let script: URL
  let environment: [String: String]
  let files: [URL]

  init(in context: PluginContext) {
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    script = package.appending(path: "Tools/headless-uikit")
    let sources = package.appending(path: "Tools/HeadlessTranslator")
    let found = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    files = (found?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
    // The plugin's folder is outputs/PACKAGE/TARGET/destination/PLUGIN.
    let shared = context.pluginWorkDirectoryURL
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var environment = ["HEADLESS_UIKIT_CACHE": shared.appending(path: "translator").path()]
    if let path = ProcessInfo.processInfo.environment["PATH"] { environment["PATH"] = path }
    if let compiler = try? context.tool(named: "swiftc") {
      environment["SWIFTC"] = compiler.url.path()
    }
    self.environment = environment
  }
}
