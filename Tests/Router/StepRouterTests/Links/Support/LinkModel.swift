import PortableUIKit
import StepRouter
import StepRouterLinks
import StepRouterState

/// What may happen to each link, as plainly as possible: a list of the links that wait, each with
/// its scene, which depends on what the windows show and where they are.
@MainActor
final class LinkModel {
  struct Link {
    let number: Int
    let product: Int
    var asked: String?
    /// Whether the window was made for it.
    var isInsisting = false
    /// The scene that was found last.
    var line: ObjectIdentifier?
  }

  private struct Opening {
    var link: Link
    /// Nil when its window has closed, since another scene may get the same address.
    var scene: ObjectIdentifier?
    var isAsking = false
    /// Its login has just been answered, and nothing has moved yet.
    var isJustAnswered = false
    /// Its window has closed, which the inbox is going to report.
    var isOrphaned = false
  }

  /// Where the user was in a window that has come back.
  private struct Place {
    let products: [Int]
    var isBegun = false
    var hasFailed = false
  }

  let policy: LinkInbox.Policy
  weak var storm: LinkStorm?
  private(set) var held: [Link] = []
  /// The links for which a window was requested.
  private var windowless: [Int: Link] = [:]
  /// The places that haven't been restored yet.
  private var places: [ObjectIdentifier: Place] = [:]
  /// Links whose window has closed while they waited for another link's movement: only the inbox
  /// knows whether they have shown anything.
  private var uncertain: [Int: Link] = [:]
  /// How many places were restored.
  private(set) var restorations = 0
  /// How many links were overtaken, and how many were opened in their own windows.
  private(set) var overtaken = 0
  private(set) var ownWindows = 0
  /// The overtaken links, and those of which the inbox has said so.
  private var givenWay: Set<Int> = []
  private var toldOvertaken: Set<Int> = []
  private(set) var violations: [String] = []
  /// The scenes in which links were opened, and failures.
  private(set) var ends = 0
  private var openings: [Int: Opening] = [:]
  private var ended: Set<Int> = []
  private var scenes: [UIScene] = []
  private var fronts: [ObjectIdentifier: Int] = [:]
  private var frontCount = 0

  init(_ policy: LinkInbox.Policy) { self.policy = policy }

  func violation(_ text: String) { violations.append(text) }

  /// What hasn't ended, in words.
  var unfinished: [String] {
    (held + windowless.values).map { "link \($0.number) was never opened" }
      + places.values.map { "the place \($0.products) was never restored" }
      + openings.values.map { "link \($0.link.number) was not opened to its end" }
  }

  func forgetAll() {
    givenWay.formIntersection(toldOvertaken)
    held = []
    windowless = [:]
    uncertain = [:]
    places = [:]
    openings = [:]
    scenes = []
    fronts = [:]
  }

  func connects(_ scene: UIScene) {
    scenes.append(scene)
    fronts[ObjectIdentifier(scene)] = nil
    places[ObjectIdentifier(scene)] = products(scene.session.stateRestorationActivity).map {
      Place(products: $0)
    }
    linesUp()
  }

  func activated(_ scene: UIScene) {
    frontCount += 1
    fronts[ObjectIdentifier(scene)] = frontCount
    linesUp()
  }

  func disconnects(_ scene: UIScene) {
    scenes.removeAll { $0 === scene }
    places[ObjectIdentifier(scene)] = nil
    for (number, opening) in openings where opening.scene == ObjectIdentifier(scene) {
      if opening.isJustAnswered {
        // It hasn't shown anything, so it goes elsewhere.
        openings[number] = nil
        hold(opening.link)
      } else if policy == .newest, !opening.isAsking {
        openings[number] = nil
        uncertain[number] = opening.link
      } else {
        openings[number]?.isOrphaned = true
        openings[number]?.scene = nil
      }
    }
    linesUp()
  }

  /// All links find their scenes again.
  func linesUp() {
    let links = held
    held = []
    for link in links { findsLine(link) }
  }

  /// Uncertain links that the inbox still holds wait as before.
  private func learn(beginning: Int? = nil) {
    guard !uncertain.isEmpty, let inbox = storm?.inbox else { return }
    var again = Set(inbox.held.map(LinkStorm.number))
    if let beginning { again.insert(beginning) }
    let links = uncertain.values.filter { again.contains($0.number) }
    guard !links.isEmpty else { return }
    for link in links {
      uncertain[link.number] = nil
      hold(link)
    }
    linesUp()
  }

  /// Of the links in one line only the newest stays, if the policy says so.
  private func findsLine(_ link: Link) {
    var link = link
    link.line = scene(for: link).map(ObjectIdentifier.init)
    hold(link)
    guard policy == .newest, let line = link.line else { return }
    let others = held.filter { $0.line == line }
    guard let newest = others.map(\.number).max(), others.count > 1 else { return }
    overtaken += others.count - 1
    givenWay.formUnion(others.map(\.number).filter { $0 != newest })
    held.removeAll { $0.line == line && $0.number != newest }
  }

  func arrive(_ number: Int, _ product: Int, asked: UIScene?) {
    learn()
    findsLine(
      Link(number: number, product: product, asked: asked?.session.persistentIdentifier))
  }

  func wantsWindow(_ number: Int, _ product: Int) {
    windowless[number] = Link(number: number, product: product)
  }

  /// A window has come for a link. The inbox doesn't know the requests of an earlier process, whose
  /// links are like any others.
  func getsWindow(_ number: Int, _ product: Int, _ scene: UIScene) {
    guard var link = windowless.removeValue(forKey: number) else {
      return arrive(number, product, asked: scene)
    }
    ownWindows += 1
    link.asked = name(scene)
    link.isInsisting = true
    hold(link)
    linesUp()
  }

  /// Checks the place that a scene saves.
  func saves(_ scene: UIScene, _ activity: NSUserActivity?) {
    let saved = products(activity) ?? []
    let id = ObjectIdentifier(scene)
    let expected: [Int]
    if let place = places[id] {
      expected = place.products
    } else {
      guard !openings.values.contains(where: { $0.scene == id }) else { return }
      expected = stack(in: scene)
    }
    if saved != expected { violation("\(name(scene)) saves \(saved), and not \(expected)") }
  }

  func restores(_ scene: UIScene?) {
    guard let scene, let place = places[ObjectIdentifier(scene)] else {
      return violation("a place is restored where there is none")
    }
    if place.isBegun { violation("\(name(scene)) is restored twice") }
    if storm?.isReady != true { violation("a place is restored before the app is ready") }
    if !isInForeground(scene) { violation("a place is restored in the background") }
    if !stack(in: scene).isEmpty { violation("a place is restored on what is there") }
    places[ObjectIdentifier(scene)]?.isBegun = true
  }

  /// A login for the place was refused, so the place is as good as gone.
  func failsToRestore(_ scene: UIScene?) {
    if let scene { places[ObjectIdentifier(scene)]?.hasFailed = true }
  }

  func restored(_ scene: UIScene?) {
    guard let scene, let place = places.removeValue(forKey: ObjectIdentifier(scene)) else { return }
    restorations += 1
    let products = stack(in: scene)
    if !place.hasFailed, products != place.products {
      violation("\(name(scene)) is restored to \(products), and not \(place.products)")
    }
  }

  /// Checks that no place waits that could be restored now.
  func checkPlaces() {
    guard storm?.isReady == true else { return }
    for scene in scenes where scene.activationState == .foregroundActive {
      if places[ObjectIdentifier(scene)]?.isBegun == false {
        violation("\(name(scene)) is not restored")
      }
    }
  }

  /// Links are held in the order of arrival, since those before a link decide about its scene.
  private func hold(_ link: Link) {
    held.insert(link, at: held.firstIndex { $0.number > link.number } ?? held.endIndex)
  }

  func begins(_ number: Int, in scene: UIScene?) {
    guard let scene else { return violation("link \(number) begins in a scene that is gone") }
    learn(beginning: number)
    let next = nextToBegin()
    if next?.number != number || next?.scene !== scene {
      let expected = next.map { "link \($0.number) in \(name($0.scene))" } ?? "none"
      violation("link \(number) is opened in \(name(scene)); next is \(expected)")
    }
    guard let index = held.firstIndex(where: { $0.number == number }) else {
      return violation("link \(number) is opened a second time, or was never there")
    }
    let link = held.remove(at: index)
    if !isInForeground(scene) { violation("link \(number) is opened in the background") }
    if places[ObjectIdentifier(scene)] != nil { violation("link \(number) overtakes a place") }
    if storm?.isReady != true { violation("link \(number) is opened before the app is ready") }
    if policy == .inOrder,
      openings.values.contains(where: { $0.scene == ObjectIdentifier(scene) && !$0.isOrphaned })
    {
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

  /// The links that have passed their logins have begun to move.
  func timePasses() {
    for number in openings.keys { openings[number]?.isJustAnswered = false }
  }

  /// The link that must be opened now, and where. A link whose turn has come finds its scene again.
  @discardableResult
  func nextToBegin() -> (number: Int, scene: UIScene)? {
    learn()
    guard storm?.isReady == true else { return nil }
    for _ in 1...1_000 {
      let heads = scenes.filter(canOpen).compactMap { scene in
        held.filter { $0.line == ObjectIdentifier(scene) }.min { $0.number < $1.number }
          .map { (link: $0, scene: scene) }
      }
      guard let next = heads.min(by: { $0.link.number < $1.link.number }),
        let index = held.firstIndex(where: { $0.number == next.link.number })
      else { return nil }
      if scene(for: next.link) === next.scene { return (next.link.number, next.scene) }
      held.remove(at: index)
      findsLine(next.link)
    }
    violation("links go to and fro")
    return nil
  }

  private func canOpen(_ scene: UIScene) -> Bool {
    let id = ObjectIdentifier(scene)
    let isFree = policy == .newest || !openings.values.contains { $0.scene == id }
    return isInForeground(scene) && isFree && places[id] == nil
  }

  private func isInForeground(_ scene: UIScene) -> Bool {
    scene.activationState == .foregroundActive || scene.activationState == .foregroundInactive
  }

  func opened(_ number: Int) { end(number) }

  func failed(_ number: Int) { end(number) }

  /// The inbox says that a newer link has overtaken this one, which it held.
  func gaveWay(_ number: Int) {
    if openings[number] != nil { violation("link \(number) is overtaken while it opens") }
    if !ended.insert(number).inserted { violation("link \(number) ends a second time") }
    // Of these the model doesn't know whether the inbox holds them.
    if uncertain.removeValue(forKey: number) == nil { toldOvertaken.insert(number) }
  }

  /// Checks that the inbox has told of each overtaken link, and of no other.
  func compareOvertaken() {
    for number in givenWay.symmetricDifference(toldOvertaken).sorted() {
      violation(
        givenWay.contains(number)
          ? "link \(number) was overtaken, and nobody was told"
          : "link \(number) should not have been overtaken")
    }
  }

  private func end(_ number: Int) {
    ends += 1
    if openings.removeValue(forKey: number) == nil, uncertain.removeValue(forKey: number) == nil {
      violation("link \(number) ends, but was not opened")
    }
    if !ended.insert(number).inserted { violation("link \(number) ends a second time") }
  }

  private func name(_ scene: UIScene) -> String { scene.session.persistentIdentifier }

  /// The scene that is right for a link now: each rule narrows the choice, unless it leaves none.
  private func scene(for link: Link) -> UIScene? {
    var choice = scenes
    let rules: [(UIScene) -> Bool] = [
      { link.isInsisting && self.name($0) == link.asked },
      { self.product(in: $0) == link.product && self.isSettled($0, before: link) },
      { self.name($0) == link.asked },
      { $0.activationState == .foregroundActive },
      { $0.activationState == .foregroundInactive },
      { $0.activationState == .background },
    ]
    for rule in rules where choice.contains(where: rule) { choice = choice.filter(rule) }
    return choice.max { (fronts[ObjectIdentifier($0)] ?? 0) < (fronts[ObjectIdentifier($1)] ?? 0) }
  }

  /// Whether no link before this one is being opened in the scene, or waits to be.
  private func isSettled(_ scene: UIScene, before link: Link) -> Bool {
    let scene = ObjectIdentifier(scene)
    return places[scene] == nil && !openings.values.contains { $0.scene == scene }
      && !held.contains { $0.line == scene && $0.number < link.number }
  }

  private func product(in scene: UIScene) -> Int? {
    (controllers(in: scene).last as? VisitedViewController)?.product
  }

  private func stack(in scene: UIScene) -> [Int] {
    controllers(in: scene).compactMap { ($0 as? VisitedViewController)?.product }
  }

  private func controllers(in scene: UIScene) -> [UIViewController] {
    let root = (scene as? UIWindowScene)?.windows.first?.rootViewController
    return (root as? UINavigationController)?.viewControllers ?? []
  }

  /// The products of a saved place.
  private func products(_ activity: NSUserActivity?) -> [Int]? {
    guard let activity else { return nil }
    guard let place = try? SavedPlace(activity), place.routes.count == 1 else {
      violation("a place cannot be read: \(activity.userInfo ?? [:])")
      return nil
    }
    return place.routes[0].compactMap { try? $0.value("id") as Int }
  }
}
