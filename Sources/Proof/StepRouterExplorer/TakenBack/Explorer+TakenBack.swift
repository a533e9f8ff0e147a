import PortableUIKit

/// Something that happens to a screen in a run for comparison.
private enum Happening {
  case move(UserMove)
  /// A moment passes.
  case time
  /// Another screen covers it, and goes again.
  case cover
}

extension Explorer {
  /// Returns the fault if a swipe changed what the screen shows, although the user took it back,
  /// and nothing else accounts for the change.
  ///
  /// A screen may change by itself, count its visits, show something random, or bring itself up to
  /// date when it appears. So three more runs compare what the user sees: while time passes, before
  /// and after a screen covers this one, and over two such swipes.
  ///
  /// - Parameter steps: The steps before the swipe.
  func confirmed(
    _ change: TakenBackChange, after steps: [WalkStep]
  ) async -> Exploration.Problem? {
    let swipe = Happening.move(change.move)
    guard let again = await facts(after: steps, [swipe, swipe]),
      let still = await facts(after: steps, [.time]),
      // An empty screen is wrong even if it empties itself whenever it's covered.
      let covered = change.isLoss ? [] : await facts(after: steps, [.cover])
    else { return nil }
    let swiped = again.dropFirst()
    let unswiped = again.prefix(1) + still + covered
    let gone = change.gone.filter { phrase in
      unswiped.allSatisfy { $0.phrases.contains(phrase) }
        && swiped.allSatisfy { !$0.phrases.contains(phrase) }
    }
    let new = change.new.filter { phrase in
      unswiped.allSatisfy { !$0.phrases.contains(phrase) }
        && swiped.allSatisfy { $0.phrases.contains(phrase) }
    }
    return change.only(gone: gone, new: new)?.problem
  }

  /// Returns what the user sees after these steps, and then after each of these happenings; nil if
  /// one of them isn't possible.
  private func facts(
    after steps: [WalkStep], _ happenings: [Happening]
  ) async -> [ShownFacts]? {
    await after(steps) { replay -> [ShownFacts]? in
      var facts = [replay.shownFacts]
      for happening in happenings {
        guard await replay.undergo(happening) else { return nil }
        facts.append(replay.shownFacts)
      }
      return facts
    }
  }
}

extension Replay {
  /// The texts, values and selections that the user sees in the front window.
  var shownFacts: ShownFacts { device.perform { ShownFacts(window) } }

  /// Lets something happen. Returns false if it isn't possible.
  fileprivate func undergo(_ happening: Happening) async -> Bool {
    switch happening {
    case .move(let move): return await perform(move)
    case .cover: return await coverOnce()
    case .time:
      await device.pass(.seconds(2))
      await settle()
      return true
    }
  }

  /// Covers the screen in front with an empty one, and uncovers it again. Returns false if the
  /// screen can't be covered.
  fileprivate func coverOnce() async -> Bool {
    let cover = device.perform { () -> UIViewController? in
      guard let top = window.layers.last else { return nil }
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      top.present(cover, animated: false)
      return cover
    }
    await settle()
    guard let cover, device.perform({ cover.presentingViewController != nil }) else { return false }
    device.perform { cover.dismiss(animated: false) }
    await settle()
    return true
  }
}
