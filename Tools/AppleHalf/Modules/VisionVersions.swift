import Foundation

/// The version of visionOS for each of iOS. On visionOS, the compiler checks the versions of iOS
/// that a declaration gives, and reads in the SDK which of visionOS each stands for.
enum VisionVersions {
  private static let earlier = ["17.1": "1.0", "17.4": "1.1", "17.5": "1.2"]

  /// Writes the settings of an SDK that has nothing else.
  static func write(to sdk: URL) throws {
    struct Settings: Encodable {
      // swift-format-ignore: AlwaysUseLowerCamelCase
      var Version = "26.0", MaximumDeploymentTarget = "27.99"
      // swift-format-ignore: AlwaysUseLowerCamelCase
      let VersionMap: [String: [String: String]]
    }

    var versions = earlier
    for minor in 0...9 {
      versions["18.\(minor)"] = "2.\(minor)"
      for major in 26...27 { versions["\(major).\(minor)"] = "\(major).\(minor)" }
    }
    try FileManager.default.createDirectory(at: sdk, withIntermediateDirectories: true)
    let settings = Settings(VersionMap: ["iOS_visionOS": versions])
    try JSONEncoder().encode(settings).write(to: sdk.appending(path: "SDKSettings.json"))
  }
}
