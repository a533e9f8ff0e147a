import Foundation

/// What an Info.plist says of an app's storyboards and scenes.
struct AppManifest {
  struct Scene {
    let name: String?
    let storyboard: String?
    let delegate: String?
  }

  let path: String
  let storyboard: String?
  let scenes: [Scene]
  private let lines: [Substring]

  /// Returns nil if the file says nothing of them.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let keys = list as? [String: Any]
    else { return nil }
    let manifest = keys["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let configurations = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []
    self.path = path
    storyboard = keys["UIMainStoryboardFile"] as? String
    scenes = configurations.map { configuration in
      let delegate = configuration["UISceneDelegateClassName"] as? String
      return Scene(
        name: configuration["UISceneConfigurationName"] as? String,
        storyboard: configuration["UISceneStoryboardFile"] as? String,
        delegate: delegate?.split(separator: ".").last.map(String.init))
    }
    lines = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    if storyboard == nil, manifest == nil { return nil }
  }

  /// The line on which a value is.
  func line(of value: String) -> Int {
    (lines.firstIndex { $0.contains("\(value)</string>") } ?? 0) + 1
  }
}
