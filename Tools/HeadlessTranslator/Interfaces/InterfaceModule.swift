import Foundation

/// The Swift that declares all of a module's storyboards and nibs, and what its Info.plist says.
struct InterfaceModule {
  let module: String
  let files: [InterfaceFile]
  let manifest: AppManifest?
  let model: AppModel
  /// The app's other modules with storyboards or nibs.
  let others: [String]

  var typeName: String { "\(module)Interfaces" }

  var nameOfTranslation: String { "\(typeName).headless.swift" }

  var text: String {
    let imports = ["Foundation", "PortableUIKit"] + others
    let calls =
      others.map { "\($0)Interfaces.declare(on: device)" }
      + files.map { "\($0.typeName)\($0.isLaunchScreen ? ".self" : ".declare(on: device)")" }
      .filter { !$0.hasSuffix(".self") }
    var lines = imports.map { "import \($0)" }
    lines += [
      "/// The storyboards and nibs of this module.",
      "@MainActor public enum \(typeName): HeadlessInterfaces {",
      "  public static func declare(on device: HeadlessDevice) {",
    ]
    lines += calls.map { "    \($0)" } + declaration
    lines += ["  }", "}"]
    for delegate in delegates {
      let access = ["public", "open"].contains(delegate.access ?? "") ? "public " : ""
      lines.append(
        "extension \(delegate.name): _InterfaceOwner { \(access)static var _interfaces: any "
          + "HeadlessInterfaces.Type { \(typeName).self } }")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var delegates: [AppType] { types(of: ["UIApplicationDelegate"]) }

  private func types(of protocols: Set<String>) -> [AppType] {
    model.types.values.filter { type in
      type.isOwn && type.kind == .classType
        && type.inherited.contains { protocols.contains($0) }
    }.sorted { $0.name < $1.name }
  }

  private var declaration: [String] {
    guard manifest != nil || !delegates.isEmpty else { return [] }
    var lines = ["    var scenes: [_InterfaceManifest.Scene] = []"]
    for scene in scenes {
      let place = scene.delegate.flatMap { name in
        manifest.map { "#sourceLocation(file: \($0.path.literal), line: \($0.line(of: name)))" }
      }
      let delegate = scene.delegate.map {
        "delegateClass: \($0).self, delegate: { \($0)() }"
      }
      lines += place.map { [$0] } ?? []
      lines.append(
        "    scenes.append(_InterfaceManifest.Scene(name: \(scene.name?.literal ?? "nil"), "
          + "storyboard: \(scene.storyboard?.literal ?? "nil")"
          + "\(delegate.map { ", \($0)" } ?? "")))")
      if place != nil { lines.append("#sourceLocation()") }
    }
    let storyboard = manifest?.storyboard ?? (manifest == nil ? main : nil)
    lines.append(
      "    device._declareManifest(_InterfaceManifest(storyboard: \(storyboard?.literal ?? "nil"), "
        + "scenes: scenes))")
    return lines
  }

  /// The main storyboard of an app whose Info.plist isn't there.
  private var main: String? {
    files.contains {
      $0.isStoryboard && $0.name == "Main" && $0.root["initialViewController"] != nil
    } ? "Main" : nil
  }

  /// The scenes of the Info.plist; without one, the app's only delegate of window scenes.
  private var scenes: [AppManifest.Scene] {
    if let manifest { return manifest.scenes }
    let found = types(of: ["UIWindowSceneDelegate"])
    guard found.count == 1, let only = found.first, let main else { return [] }
    return [AppManifest.Scene(name: nil, storyboard: main, delegate: only.name)]
  }
}
