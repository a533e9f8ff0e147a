/// Finds the faults that are only signs of another one, so that each cause is listed once.
struct CommonCauses {
  private let order: [FaultCulprit]
  private let members: [FaultCulprit: [Exploration.Finding]]
  /// The links that are lost only when they launch the app.
  private let lostAtLaunch: [FaultCulprit]
  private var roots: [FaultCulprit: FaultCulprit] = [:]

  init(among order: [FaultCulprit], _ members: [FaultCulprit: [Exploration.Finding]]) {
    self.order = order
    self.members = members
    lostAtLaunch = order.filter { culprit in
      guard culprit.kind == .linkLost, let findings = members[culprit] else { return false }
      return findings.allSatisfy { $0.trial.arrival == .atLaunch }
        && findings.contains { $0.cause == nil }
    }
    for culprit in order { roots[culprit] = cause(of: culprit) }
  }

  /// Returns the culprit under which a fault is listed: itself if it has a cause of its own.
  func root(of culprit: FaultCulprit) -> FaultCulprit {
    var (root, known) = (culprit, Set([culprit]))
    while let next = roots[root], known.insert(next).inserted { root = next }
    // Two faults that are signs of each other are listed under the first.
    return roots[root] == nil ? root : order.first(where: known.contains) ?? root
  }

  /// Returns the culprit in words, with the number of others that share its cause.
  func words(of culprit: FaultCulprit) -> String {
    let others = lostAtLaunch.count - 1
    return culprit == lostAtLaunch.first && others > 0
      ? "\(culprit.words) at launch, like \(others.counted("other link"))," : culprit.words
  }

  private func cause(of culprit: FaultCulprit) -> FaultCulprit? {
    let signs = [
      refused, behind, byMove, byOwnRule, neverRight, byLink, ofLaunch, onItself, onTheWayOut,
    ]
    return signs.lazy.compactMap { $0(culprit) }.first { $0 != culprit }
  }

  private func findings(_ culprit: FaultCulprit) -> [Exploration.Finding] { members[culprit] ?? [] }

  /// Whether a fault may only say that the app is where it shouldn't be. A crash says more.
  private func mayBeSign(_ culprit: FaultCulprit) -> Bool {
    culprit.kind.mayBeSign
      && !findings(culprit).contains { $0.trial.problems.first?.isCrash == true }
  }

  /// The faulty move on the way to every finding of a fault.
  private func behind(_ culprit: FaultCulprit) -> FaultCulprit? {
    guard mayBeSign(culprit) else { return nil }
    let causes = findings(culprit).map { $0.cause.flatMap(culprit(of:)) }
    guard let cause = causes.first ?? nil, causes.allSatisfy({ $0 != nil }) else { return nil }
    return cause
  }

  private func culprit(of trial: Exploration.Trial) -> FaultCulprit? {
    let finding = Exploration.Finding(moves: [], trial: trial, count: 1, property: nil)
    return FaultCulprit(of: finding).flatMap { members[$0] == nil ? nil : $0 }
  }

  /// The fault that the destination is never shown, if it's refused even after its user has
  /// fulfilled the requirement.
  private func refused(_ culprit: FaultCulprit) -> FaultCulprit? {
    guard culprit.kind == .nextFails else { return nil }
    return order.first { $0.kind == .neverShown && $0.words == culprit.words }
  }

  /// Another fault of the same move, if one place in the app handles that move, or of the same
  /// event.
  private func byMove(_ culprit: FaultCulprit) -> FaultCulprit? {
    guard mayBeSign(culprit) else { return nil }
    let moves = Set(findings(culprit).map(\.trial.moveFromElsewhere))
    guard moves.count == 1, let move = moves.first ?? nil else { return nil }
    // A screen that an event leaves visible says more than the properties it breaks.
    if move.kind == .happens { return order.first { isLeft($0, after: move) } }
    let all = order.filter { $0.words == "the move \(move.words)" }
    // UIKit's complaint says less than what the user sees.
    return all.first { $0.kind != .complaint } ?? all.first
  }

  private func isLeft(_ culprit: FaultCulprit, after event: UserMove) -> Bool {
    culprit.kind == .stillVisible
      && findings(culprit).allSatisfy { $0.trial.moveFromElsewhere == event }
  }

  /// The fault that accompanies every break of one of the app's own properties: the property only
  /// repeats it.
  private func byOwnRule(_ culprit: FaultCulprit) -> FaultCulprit? {
    guard culprit.kind == .propertyBroken else { return nil }
    let causes = findings(culprit).map { $0.broken.flatMap(self.culprit(of:)) }
    guard let cause = causes.first ?? nil, causes.allSatisfy({ $0 == cause }) else { return nil }
    return cause
  }

  /// The loss of a link that opens its screen nowhere: what it does instead depends on the state.
  private func neverRight(_ culprit: FaultCulprit) -> FaultCulprit? {
    let links = Set(findings(culprit).map { $0.isNeverRight ? $0.trial.link : nil })
    guard culprit.kind.isOfLostLink, links.count == 1, let link = links.first ?? nil else {
      return nil
    }
    return order.first { other in
      other.kind == .linkLost && findings(other).allSatisfy { $0.trial.link == link }
    }
  }

  /// The fault of the destination that a link leads to.
  private func byLink(_ culprit: FaultCulprit) -> FaultCulprit? {
    let names = Set(findings(culprit).map(\.linked))
    guard culprit.kind.isOfLinkedScreen, names.count == 1, let name = names.first ?? nil else {
      return nil
    }
    return order.first { other in
      other.words == "“\(name)”" && findings(other).allSatisfy { $0.trial.destination == name }
    }
  }

  /// The first of several links that are all lost at launch: the app reads neither the link it is
  /// launched with nor the place to restore.
  private func ofLaunch(_ culprit: FaultCulprit) -> FaultCulprit? {
    guard lostAtLaunch.count > 1 else { return nil }
    let isRestoring =
      culprit.kind == .notRestored
      && findings(culprit).allSatisfy { $0.trial.move?.kind == .relaunch }
    return isRestoring || lostAtLaunch.contains(culprit) ? lostAtLaunch.first : nil
  }

  /// The fault that the router builds a screen again, which then lies on top of itself.
  private func onItself(_ culprit: FaultCulprit) -> FaultCulprit? {
    guard culprit.kind == .shownTwice, let trial = findings(culprit).first?.trial,
      let name = trial.destination
    else { return nil }
    return order.first { $0.kind == .builtAgain && $0.words == "“\(name)”" }
  }

  /// The wrong way back from a state, if requests in that state don't show their screens, and those
  /// requests fail nowhere else.
  private func onTheWayOut(_ culprit: FaultCulprit) -> FaultCulprit? {
    guard culprit.kind == .notVisible else { return nil }
    let ways = Set(findings(culprit).map(\.moves))
    guard ways.count == 1, let way = ways.first, !way.isEmpty else { return nil }
    return order.first { $0.kind == .wrongBack && findings($0).first?.moves == way }
  }
}

extension Exploration.Trial {
  /// The move, made alone or during a wait, if one place in the app handles it, or if it's an
  /// event. It doesn't touch the screen in front.
  var moveFromElsewhere: UserMove? {
    let move = followUp?.kind == .move ? followUp?.move : move
    return move.flatMap { $0.kind.isSameEverywhere || $0.kind == .happens ? $0 : nil }
  }
}

extension Exploration.Problem.Kind {
  /// Whether a link that opens something else may show this kind of fault, in its own screen or in
  /// the window that it changes.
  fileprivate var isOfLostLink: Bool {
    switch self {
    case .otherWindowMoved, .notVisible, .wrongContent, .notRestored: true
    default: false
    }
  }

  /// Whether this kind of fault, in a link, points to the link's destination rather than to the way
  /// the app handles links.
  fileprivate var isOfLinkedScreen: Bool {
    switch self {
    case .linkLost, .builtAgain, .notVisible, .wrongContent, .failed, .nextFails: true
    default: false
    }
  }
}
