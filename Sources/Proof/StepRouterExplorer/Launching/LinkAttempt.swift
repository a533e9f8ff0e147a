#if !canImport(UIKit)
import PortableUIKit
import StepRouter

/// Lets a URL arrive in one state, and judges the outcome.
@MainActor
struct LinkAttempt {
  let replay: Replay
  let link: String
  let arrival: LinkArrival
  let before: Standings
  let sight: LinkSight
  private let leaves: LeaveRecord

  init(_ link: String, _ arrival: LinkArrival, in replay: Replay) {
    self.link = link
    self.arrival = arrival
    self.replay = replay
    before = Standings(of: replay)
    sight = LinkSight(of: link, in: replay)
    leaves = LeaveRecord(of: replay)
  }

  /// Lets the URL arrive, and judges the outcome once nothing moves.
  func run() async -> Verdict {
    guard let url = URL(string: link), replay.app.links.contains(where: { $0.url == link }) else {
      return Verdict(unknown: link, amongLinks: replay.app.links.map(\.url))
    }
    _ = replay.takeComplaints()
    guard await replay.receive(url, arrival) else { return Verdict(impossible: arrival) }
    await replay.settle()
    replay.watch.cause = .link(link)
    replay.watch.look(at: replay)
    var verdict = Verdict()
    var opener = judgeOpening(&verdict)
    judgeOthers(but: opener, &verdict)
    leaves.judge(&verdict, after: arrival == .atLaunch ? .move(.relaunch) : .several)
    replay.judgeMoment(&verdict, since: before)
    if verdict.outcome == .refusedByInterceptor, await fulfil() {
      opener = judgeOpening(&verdict)
      if opener != nil { verdict.outcome = .interceptorAnswered }
    }
    if opener != nil {
      await lookAgain(&verdict)
      await replay.tryTurn(&verdict)
    }
    await replay.judgeRest(&verdict, since: before)
    return verdict
  }
}

extension LinkAttempt {
  /// Judges the windows in which the link is open. Returns the ID of the right window; nil if the
  /// link isn't open there.
  private func judgeOpening(_ verdict: inout Verdict) -> Int? {
    let now = LinkSight(of: link, in: replay)
    let expected = sight.expected(arrival, among: replay.windows)
    let right = expected.first { now.isOpen(in: $0, since: sight) }
    let wrong = replay.windows.first { window in
      !expected.contains { $0.id == window.id } && now.isOpen(in: window, since: sight)
        && !sight.isVisible(in: window)
    }
    if let wrong { noteWrong(wrong, isOpenRight: right != nil, &verdict) }
    guard let right else {
      if wrong == nil { judgeAbsence(now, &verdict) }
      return nil
    }
    verdict.outcome = now.outcome(in: right, since: sight)
    if right.window.windowScene?.activationState != .foregroundActive {
      verdict.note(.notVisible, "\(replay.name(of: right)), where it is open, is not in front.")
    }
    if let kind = now.excess(in: right, since: sight, arrival) {
      verdict.note(kind, "\(replay.name(of: right)) has its screen more often than asked for.")
    }
    if !sight.isVisible(in: right), let hidden = now.hiddenTabs[right.session] {
      verdict.note(.hiddenTabShown, "It is open in the tab “\(hidden)”, which is hidden.")
    }
    return right.id
  }

  private func noteWrong(_ window: ExploredWindow, isOpenRight: Bool, _ verdict: inout Verdict) {
    let name = replay.name(of: window)
    if sight.isVisibleAnywhere {
      verdict.note(.linkMisplaced, "\(name) has opened it, though another window showed it.")
    } else if isOpenRight {
      verdict.note(.linkOpenedTwice, "\(name) has opened it as well as the window in front.")
    } else {
      verdict.note(.linkMisplaced, "\(name) has opened it, though another one was in front.")
    }
  }

  /// Judges a link that isn't open: the app may refuse it, but it mustn't lose it.
  private func judgeAbsence(_ now: LinkSight, _ verdict: inout Verdict) {
    if replay.device.perform({ replay.unmet(of: link) }) != nil {
      verdict.outcome = .refusedByInterceptor
    } else if before.front.hasLocked {
      verdict.outcome = .refusedByLock
    } else if !replay.app.isRouted, !now.alerts.isSubset(of: sight.alerts) {
      verdict.outcome = .answeredByAlert
    } else {
      verdict.note(.linkLost, "It is open nowhere, and nothing has refused it.")
    }
  }

  /// Judges the other windows: only the window that opened the link may have changed. After a
  /// launch, every other window must be where the user left it.
  private func judgeOthers(but opener: Int?, _ verdict: inout Verdict) {
    let opener = opener ?? sight.expected(arrival, among: replay.windows).first?.id
    if arrival == .atLaunch { return replay.judgeRestoration(&verdict, except: opener) }
    verdict.note(.lockIgnored, before.goneThoughLocked(from: replay.windows)) {
      "\($0) refused to go, but is gone."
    }
    verdict.noteLocks(of: before, in: replay)
    guard verdict.problems.isEmpty else { return }
    for window in before.othersMoved(in: replay, but: opener) {
      verdict.note(.otherWindowMoved, "\(window) has changed, though the link is not open there.")
    }
  }
}
#endif
