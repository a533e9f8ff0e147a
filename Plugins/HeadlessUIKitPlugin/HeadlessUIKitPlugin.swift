import Foundation
import PackagePlugin

/// Gives a target an app's sources, translated for the headless UIKit.
///
/// A file of the target says where they are, in a comment: `// sources: ../../Shop`. Another one,
/// `// stubs: ../../Shop/Map`, says which of them can't be compiled as they are. On a Mac, which has
/// Apple's compiler, the plugin does nothing.
@main
struct HeadlessUIKitPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    #if os(macOS)
    return []
    #else
    guard let target = target as? SourceModuleTarget else { return [] }
    let sources = try AppSources(of: target)
    let others = try target.recursiveTargetDependencies
      .compactMap { $0 as? SourceModuleTarget }
      .map { (module: $0.moduleName, sources: try AppSources(of: $0, isOptional: true)) }
    let imported = others.flatMap(\.sources.swiftFiles)
    let interfaces = others.filter { !$0.sources.interfaces.isEmpty }.map(\.module)
    let tool = Tool(in: context)
    let output = context.pluginWorkDirectoryURL.appending(path: "Translated")
    var arguments = ["translate", "--output", output.path(), "--module", target.moduleName]
    for other in others where !other.sources.files.isEmpty {
      arguments += ["--uses-module", other.module]
    }
    for module in interfaces { arguments += ["--uses-interfaces", module] }
    for file in imported { arguments += ["--uses", file.path()] }
    for file in sources.stubs { arguments += ["--stub", file.path()] }
    arguments += sources.files.map { $0.path() }
    return [
      .buildCommand(
        displayName: "Translating \(target.name) for the headless UIKit", executable: tool.script,
        arguments: arguments, environment: tool.environment,
        inputFiles: sources.files + imported + tool.files,
        outputFiles: sources.outputs(
          module: target.moduleName, isNeeded: !interfaces.isEmpty
        ).map { output.appending(path: $0) })
    ]
    #endif
  }
}

/// The files that a target's own files name.
struct AppSources {
  private static let mark = "// sources: "
  private static let markOfStubs = "// stubs: "

  let files: [URL]
  /// The files among these that become stubs.
  let stubs: [URL]

  private static let endings: Set<String> = ["swift", "storyboard", "xib"]

  var swiftFiles: [URL] { files.filter { $0.pathExtension == "swift" } }
  var interfaces: [URL] { files.filter { ["storyboard", "xib"].contains($0.pathExtension) } }

  /// The names of the files that the translator writes.
  ///
  /// - Parameter isNeeded: Whether modules that the target imports have storyboards.
  func outputs(module: String, isNeeded: Bool) -> [String] {
    let swift = swiftFiles.map { $0.deletingPathExtension().lastPathComponent }
    let others = Set(interfaces.map(\.lastPathComponent)).sorted()
    let all = others.isEmpty && !isNeeded ? [] : ["\(module)Interfaces"]
    return (swift + others + all).map { "\($0).headless.swift" }
  }

  init(of target: some SourceModuleTarget, isOptional: Bool = false) throws {
    var (folders, stubbed): ([URL], [URL]) = ([], [])
    for file in target.sourceFiles where file.type == .source && file.url.pathExtension == "swift" {
      let text = try String(contentsOf: file.url, encoding: .utf8)
      let folder = file.url.deletingLastPathComponent()
      folders += Self.paths(in: text, after: Self.mark, from: folder)
      stubbed += Self.paths(in: text, after: Self.markOfStubs, from: folder)
    }
    guard isOptional || !folders.isEmpty else { throw NoSources(target: target.name) }
    let files = try folders.flatMap(Self.files)
    stubs = try stubbed.flatMap(Self.files).filter { $0.pathExtension == "swift" }
    self.files = files + stubs.filter { !files.contains($0) }
  }

  private static func paths(in text: String, after mark: String, from folder: URL) -> [URL] {
    text.split(separator: "\n").filter { $0.hasPrefix(mark) }.map { line in
      URL(filePath: String(line.dropFirst(mark.count)), relativeTo: folder).standardizedFileURL
    }
  }

  /// The Swift files, storyboards, nibs and Info.plists in a folder, or the one file.
  private static func files(at url: URL) throws -> [URL] {
    let isFolder = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
    guard isFolder else { return [url] }
    let found = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    return (found?.allObjects ?? []).compactMap { $0 as? URL }
      .filter {
        endings.contains($0.pathExtension) || $0.lastPathComponent.hasSuffix("Info.plist")
      }
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
