/// The package's targets and their imports.
struct Package {
  let targets: [PackageTarget]
  private let imported: Set<String>
  private let names: Set<String>

  init(targets: [PackageTarget]) {
    self.targets = targets
    names = Set(targets.map(\.name))
    imported = Set(targets.flatMap { $0.dependencies.map(\.name) })
  }

  func isImported(_ target: PackageTarget) -> Bool {
    imported.contains(target.name) || target.type != "test"
  }

  /// Returns the keys of the modules the target may import.
  func dependencies(of target: PackageTarget, on platform: Platform) -> Set<String> {
    let apple = platform.hasUIKit ? StandIn.inUIKit.union(["UIKit", "SwiftUI"]) : []
    return StandIn.keys(on: platform).union(
      Set(target.dependencies.map(\.name)).intersection(names).union(apple)
        .map { "\(platform)/\($0)" })
  }
}
