import PortableUIKit
import StepRouter
import StepRouterLinks

/// What may become of each link, written down as plainly as it can be: a list of the links that wait,
/// each with the scene that is the right one by what the windows show and where they are.
@MainActor
final class LinkModel {
  struct Link {
    let number: Int
    let product: Int
    let asked: String?
    /// Its scene as it was found last.
    var line: ObjectIdentifier?
  }

  private struct Opening {
    var link: Link
    /// Nil when its window has closed: another one may get its address.
    var scene: ObjectIdentifier?
    var isAsking = false
    /// Its login has just been answered, and nothing has moved yet.
    var isJustAnswered = false
    /// Its window has closed, which is going to be told.
    var isOrphaned = false
  }

  weak var storm: LinkStorm?
  private(set) var held: [Link] = []
  private(set) var violations: [String] = []
  /// The scenes in which links were opened, and failures.
  private(set) var ends = 0
  private var openings: [Int: Opening] = [:]
  private var ended: Set<Int> = []
  private var scenes: [UIScene] = []
  private var fronts: [ObjectIdentifier: Int] = [:]
  private var frontCount = 0

  func violation(_ text: String) { violations.append(text) }

  /// What has not ended, in words.
  var unfinished: [String] {
    held.map { "link \($0.number) was never opened" }
      + openings.values.map { "link \($0.link.number) was not opened to its end" }
  }

  func forgetAll() {
    held = []
    openings = [:]
    scenes = []
    fronts = [:]
  }

  func connects(_ scene: UIScene) {
    scenes.append(scene)
    fronts[ObjectIdentifier(scene)] = nil
    linesUp()
  }

  func activated(_ scene: UIScene) {
    frontCount += 1
    fronts[ObjectIdentifier(scene)] = frontCount
    linesUp()
  }

  func disconnects(_ scene: UIScene) {
    scenes.removeAll { $0 === scene }
    for (number, opening) in openings where opening.scene == ObjectIdentifier(scene) {
      if opening.isJustAnswered {
        // Nothing of it is seen: it goes elsewhere.
        openings[number] = nil
        held.append(opening.link)
      } else {
        openings[number]?.isOrphaned = true
        openings[number]?.scene = nil
      }
    }
    linesUp()
  }

  /// All links find their scenes anew.
  func linesUp() {
    for index in held.indices {
      held[index].line = scene(for: held[index]).map(ObjectIdentifier.init)
    }
  }

  func arrive(_ number: Int, _ product: Int, asked: UIScene?) {
    var link = Link(number: number, product: product, asked: asked?.session.persistentIdentifier)
    link.line = scene(for: link).map(ObjectIdentifier.init)
    held.append(link)
  }

  func begins(_ number: Int, in scene: UIScene?) {
    guard let scene else { return violation("link \(number) begins in a scene that is gone") }
    let next = nextToBegin()
    let isNext = next?.number == number && next?.scene === scene
    if !isNext, !isFirstOfItsOwn(number, in: scene) {
      let expected = next.map { "link \($0.number) in \(name($0.scene))" } ?? "none"
      violation("link \(number) is opened in \(name(scene)); next is \(expected)")
    }
    guard let index = held.firstIndex(where: { $0.number == number }) else {
      return violation("link \(number) is opened a second time, or was never there")
    }
    let link = held.remove(at: index)
    let state = scene.activationState
    if state != .foregroundActive, state != .foregroundInactive {
      violation("link \(number) is opened in the background")
    }
    if storm?.isReady != true { violation("link \(number) is opened before the app is ready") }
    if openings.values.contains(where: { $0.scene == ObjectIdentifier(scene) && !$0.isOrphaned }) {
      violation("link \(number) does not wait for the one before it")
    }
    openings[number] = Opening(link: link, scene: ObjectIdentifier(scene))
  }

  func asks(_ number: Int) { openings[number]?.isAsking = true }

  func answered(_ number: Int, passes: Bool) {
    guard openings[number]?.isOrphaned == false else { return }
    openings[number]?.isAsking = false
    openings[number]?.isJustAnswered = passes
  }

  /// What was let through has begun to move.
  func timePasses() {
    for number in openings.keys { openings[number]?.isJustAnswered = false }
  }

  /// The link that has to be opened now, and where. One whose turn has come finds its scene anew.
  @discardableResult
  func nextToBegin() -> (number: Int, scene: UIScene)? {
    guard storm?.isReady == true else { return nil }
    for _ in 1...1_000 {
      let heads = scenes.filter(canOpen).compactMap { scene in
        held.filter { $0.line == ObjectIdentifier(scene) }.min { $0.number < $1.number }
          .map { (link: $0, scene: scene) }
      }
      guard let next = heads.min(by: { $0.link.number < $1.link.number }),
        let index = held.firstIndex(where: { $0.number == next.link.number })
      else { return nil }
      var link = held.remove(at: index)
      let right = scene(for: link)
      link.line = right.map(ObjectIdentifier.init)
      held.append(link)
      if right === next.scene { return (link.number, next.scene) }
    }
    violation("links go to and fro")
    return nil
  }

  /// Whether the scene is the right one now, and for no link that has arrived before. A link that was
  /// in another line meanwhile comes back with its place in the order.
  private func isFirstOfItsOwn(_ number: Int, in scene: UIScene) -> Bool {
    let own = held.filter { $0.number <= number && self.scene(for: $0) === scene }
    return own.min { $0.number < $1.number }?.number == number
  }

  private func canOpen(_ scene: UIScene) -> Bool {
    let isInForeground =
      scene.activationState == .foregroundActive || scene.activationState == .foregroundInactive
    return isInForeground && !openings.values.contains { $0.scene == ObjectIdentifier(scene) }
  }

  func opened(_ number: Int) { end(number) }

  func failed(_ number: Int) { end(number) }

  private func end(_ number: Int) {
    ends += 1
    if openings.removeValue(forKey: number) == nil {
      violation("link \(number) ends, but was not opened")
    }
    if !ended.insert(number).inserted { violation("link \(number) ends a second time") }
  }

  private func name(_ scene: UIScene) -> String { scene.session.persistentIdentifier }

  /// The scene that is right for a link now: each rule narrows the choice, unless it leaves none.
  private func scene(for link: Link) -> UIScene? {
    var choice = scenes
    let rules: [(UIScene) -> Bool] = [
      { self.product(in: $0) == link.product && self.isSettled($0, before: link) },
      { self.name($0) == link.asked },
      { $0.activationState == .foregroundActive },
      { $0.activationState == .foregroundInactive },
      { $0.activationState == .background },
    ]
    for rule in rules where choice.contains(where: rule) { choice = choice.filter(rule) }
    return choice.max { (fronts[ObjectIdentifier($0)] ?? 0) < (fronts[ObjectIdentifier($1)] ?? 0) }
  }

  /// Whether nothing is opened in it, or waits to be, before this link.
  private func isSettled(_ scene: UIScene, before link: Link) -> Bool {
    let scene = ObjectIdentifier(scene)
    return !openings.values.contains { $0.scene == scene }
      && !held.contains { $0.line == scene && $0.number < link.number }
  }

  private func product(in scene: UIScene) -> Int? {
    let root = (scene as? UIWindowScene)?.windows.first?.rootViewController
    let top = (root as? UINavigationController)?.topViewController
    return (top as? VisitedViewController)?.product
  }
}
