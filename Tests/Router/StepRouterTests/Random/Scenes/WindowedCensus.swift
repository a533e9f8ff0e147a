import PortableUIKit

/// Which objects were made for which window, and what the windows looked like at rest.
@MainActor
final class WindowedCensus {
  private struct Member {
    weak var object: AnyObject?
    let scene: String
    let process: Int
  }

  private var members: [Member] = []
  private var process = 1
  private var atRest: [String: [ObjectIdentifier]] = [:]
  private var touched: Set<String> = []
  /// The products that a window must show when it comes back.
  private var expected: [String: [Int]] = [:]

  func enlist(_ object: AnyObject, in scene: String) {
    members.append(Member(object: object, scene: scene, process: process))
  }

  /// Notes that something may move in a scene from now on. A restoration calls this as well, but
  /// keeps what is expected of the scene.
  func touch(_ scene: UIScene, isRestoring: Bool = false) {
    touched.insert(scene.name)
    if !isRestoring { expectNothing(of: scene) }
  }

  func expectNothing(of scene: UIScene) { expected[scene.name] = nil }

  /// A navigation under way keeps its objects, since nothing ends it when its process ends.
  func endProcess(isAtRest: Bool, expecting places: [String: [Int]]) {
    process += 1
    if !isAtRest { members = [] }
    (atRest, touched, expected) = ([:], [], places)
  }

  /// The user's place in each of these scenes that the user sees, if nothing is presented there and
  /// no login is on the way back.
  func places(of scenes: [UIWindowScene]) -> [String: [Int]] {
    let seen = scenes.filter { scene in
      scene.layers.count == 1 && scene.activationState != .background
        && scene.products.allSatisfy { !WindowedPlace(kind: .product, id: $0).isGuarded }
    }
    return Dictionary(uniqueKeysWithValues: seen.map { ($0.name, $0.products) })
  }

  func faultsAtRest(of scenes: [UIWindowScene]) -> [String] {
    var faults: [String] = []
    let names = Set(scenes.map(\.name))
    var owners: [ObjectIdentifier: String] = [:]
    for scene in scenes {
      for one in scene.everybody {
        if let other = owners.updateValue(scene.name, forKey: one) {
          faults.append("a view controller is in \(other) and in \(scene.name)")
        }
      }
      if !touched.contains(scene.name), let before = atRest[scene.name], before != scene.everybody {
        faults.append("something has moved in \(scene.name), where nobody has done anything")
      }
      if let place = expected[scene.name], scene.products != place {
        faults.append("\(scene.name) shows \(scene.products), and \(place) was to be restored")
      }
      faults += scene.layers.filter { $0.isBeingPresented || $0.isBeingDismissed }
        .map { "\($0) still moves" }
    }
    for member in members {
      guard let object = member.object else { continue }
      if member.process != process || !names.contains(member.scene) {
        faults.append("\(type(of: object)) outlives \(member.scene)")
      } else if object is UIViewController, owners[ObjectIdentifier(object)] != member.scene {
        faults.append("\(type(of: object)) of \(member.scene) is leaked")
      }
    }
    members.removeAll { $0.object == nil }
    atRest = Dictionary(uniqueKeysWithValues: scenes.map { ($0.name, $0.everybody) })
    (touched, expected) = ([], [:])
    return faults
  }
}

extension UIScene {
  struct Held {
    weak var scene: UIScene?

    @MainActor var isConnected: Bool { scene.map { $0.activationState != .unattached } ?? false }
  }

  var name: String { session.persistentIdentifier }
}

extension UIWindowScene {
  var layers: [UIViewController] {
    guard let root = windows.first?.rootViewController else { return [] }
    return Array(sequence(first: root, next: \.presentedViewController))
  }

  var everybody: [ObjectIdentifier] { layers.flatMap(\.withinItself) }

  var stackInFront: UINavigationController? {
    (layers.last as? UINavigationController).flatMap { $0.viewControllers.count > 1 ? $0 : nil }
  }

  /// The products in its stack.
  fileprivate var products: [Int] {
    let stack = layers.first as? UINavigationController
    return (stack?.viewControllers ?? []).compactMap { ($0 as? WindowedProduct)?.id }
  }

  /// The scene, after noting that something is about to happen in it.
  func touched(_ census: WindowedCensus) -> UIWindowScene {
    census.touch(self)
    return self
  }
}

extension UIViewController {
  fileprivate var withinItself: [ObjectIdentifier] {
    [ObjectIdentifier(self)] + children.flatMap(\.withinItself)
  }
}
