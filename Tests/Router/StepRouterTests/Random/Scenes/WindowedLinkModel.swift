import PortableUIKit
import StepRouter
import StepRouterLinks

/// What may become of each link, as plainly as possible: a list of the links that wait, each with
/// the right scene by what the windows show and where they are.
@MainActor
final class WindowedLinkModel {
  struct Link {
    let number: Int
    let product: Int
    let asked: String?
    /// Whether the scene that receives it was made for it.
    let isInsisting: Bool
    /// The scene that was right for it last.
    var line: ObjectIdentifier?
  }

  private struct Opening {
    var link: Link
    let scene: ObjectIdentifier
    var isAsking = false
    /// Whether its window has closed before it's known whether anything has moved.
    var isOrphaned = false
  }

  private let isReady: @MainActor () -> Bool
  /// The product that a scene shows.
  private let product: @MainActor (UIScene) -> Int?
  private(set) var held: [Link] = []
  private(set) var violations: [String] = []
  /// How many links have been opened or have failed.
  private(set) var ends = 0
  private var openings: [Int: Opening] = [:]
  private var ended: Set<Int> = []
  private var scenes: [UIScene] = []
  /// The scenes with a place to restore. The model doesn't know when that happens.
  private var restored: Set<ObjectIdentifier> = []
  private var fronts: [ObjectIdentifier: Int] = [:]
  private var frontCount = 0

  init(
    isReady: @escaping @MainActor () -> Bool = { true },
    product: @escaping @MainActor (UIScene) -> Int?
  ) {
    self.isReady = isReady
    self.product = product
  }

  func violation(_ text: String) { violations.append(text) }

  func forgetAll() {
    held = []
    openings = [:]
    scenes = []
    restored = []
    fronts = [:]
  }

  func connects(_ scene: UIScene, isRestored: Bool) {
    scenes.append(scene)
    if isRestored { restored.insert(ObjectIdentifier(scene)) }
    linesUp()
  }

  func activated(_ scene: UIScene) {
    frontCount += 1
    fronts[ObjectIdentifier(scene)] = frontCount
    linesUp()
  }

  func disconnects(_ scene: UIScene) {
    scenes.removeAll { $0 === scene }
    restored.remove(ObjectIdentifier(scene))
    for (number, opening) in openings where opening.scene == ObjectIdentifier(scene) {
      openings[number]?.isOrphaned = true
    }
    linesUp()
  }

  /// Finds the scene of every link anew.
  func linesUp() {
    held.sort { $0.number < $1.number }
    for index in held.indices { held[index].line = nil }
    for index in held.indices {
      held[index].line = scene(for: held[index]).map(ObjectIdentifier.init)
    }
  }

  func arrive(_ number: Int, _ product: Int, asked: UIScene?, isInsisting: Bool) {
    var link = Link(
      number: number, product: product, asked: asked?.session.persistentIdentifier,
      isInsisting: isInsisting && asked != nil)
    link.line = scene(for: link).map(ObjectIdentifier.init)
    held.append(link)
  }

  func begins(_ number: Int, in scene: UIScene?) {
    guard let scene else { return violation("link \(number) begins in a scene that is gone") }
    if let orphan = openings[number], orphan.isOrphaned, !orphan.isAsking {
      // The window that has closed showed nothing of it.
      openings[number] = nil
      held.append(orphan.link)
    }
    guard let index = held.firstIndex(where: { $0.number == number }) else {
      return violation("link \(number) is opened a second time, or was never there")
    }
    let link = held.remove(at: index)
    let state = scene.activationState
    if state != .foregroundActive, state != .foregroundInactive {
      violation("link \(number) is opened in the background")
    }
    if !isReady() { violation("link \(number) is opened before the app is ready") }
    if openings.values.contains(where: { $0.scene == ObjectIdentifier(scene) && !$0.isOrphaned }) {
      violation("link \(number) does not wait for the one before it")
    }
    let right = self.scene(for: link)
    if right !== scene, self.scene(for: link, whileRestoring: true) !== scene {
      violation("link \(number) is opened in \(name(scene)), not in \(right.map(name) ?? "none")")
    }
    if let earlier = held.first(where: {
      $0.number < number && $0.asked == link.asked && $0.product == link.product
        && $0.line == ObjectIdentifier(scene)
    }) {
      violation("link \(number) overtakes link \(earlier.number)")
    }
    if let earlier = held.first(where: {
      $0.number < number && $0.line == ObjectIdentifier(scene) && self.scene(for: $0) === scene
    }) {
      violation("link \(number) overtakes link \(earlier.number), which is for the same scene")
    }
    openings[number] = Opening(link: link, scene: ObjectIdentifier(scene))
  }

  func asks(_ number: Int) { openings[number]?.isAsking = true }

  func answered(_ number: Int) {
    if openings[number]?.isOrphaned == false { openings[number]?.isAsking = false }
  }

  func opened(_ number: Int) { end(number) }

  func failed(_ number: Int) { end(number) }

  private func end(_ number: Int) {
    ends += 1
    if openings.removeValue(forKey: number) == nil {
      violation("link \(number) ends, but was not opened")
    }
    if !ended.insert(number).inserted { violation("link \(number) ends a second time") }
    takesTurns()
  }

  /// If nothing is being opened, the next link has its turn, in the scene that is right by now.
  private func takesTurns() {
    for _ in held {
      for scene in scenes where scene.activationState.isInForeground {
        let line = ObjectIdentifier(scene)
        guard !openings.values.contains(where: { $0.scene == line && !$0.isOrphaned }),
          let next = held.indices.filter({ held[$0].line == line })
            .min(by: { held[$0].number < held[$1].number })
        else { continue }
        held[next].line = self.scene(for: held[next]).map(ObjectIdentifier.init)
      }
    }
  }

  private func name(_ scene: UIScene) -> String { scene.session.persistentIdentifier }

  /// The scene that is right for a link now: each rule narrows the choice, unless it leaves none.
  private func scene(for link: Link, whileRestoring: Bool = false) -> UIScene? {
    var choice = scenes
    let rules: [(UIScene) -> Bool] = [
      { link.isInsisting && self.name($0) == link.asked },
      {
        self.product($0) == link.product && self.isSettled($0, before: link)
          && !(whileRestoring && self.restored.contains(ObjectIdentifier($0)))
      },
      { self.name($0) == link.asked },
      { $0.activationState == .foregroundActive },
      { $0.activationState == .foregroundInactive },
      { $0.activationState == .background },
    ]
    for rule in rules where choice.contains(where: rule) { choice = choice.filter(rule) }
    return choice.max { (fronts[ObjectIdentifier($0)] ?? 0) < (fronts[ObjectIdentifier($1)] ?? 0) }
  }

  /// Whether nothing is being opened in the scene, or waits for it, before this link.
  private func isSettled(_ scene: UIScene, before link: Link) -> Bool {
    let scene = ObjectIdentifier(scene)
    return !openings.values.contains { $0.scene == scene && !$0.isOrphaned }
      && !held.contains { $0.line == scene && $0.number < link.number }
  }
}

extension UIScene.ActivationState {
  fileprivate var isInForeground: Bool { self == .foregroundActive || self == .foregroundInactive }
}
