import PortableUIKit

extension Explorer {
  /// Returns an explorer of the same app that commits a misdeed in a phase.
  func committing(_ misdeed: Misdeed, _ phase: SelfTestPhase, _ log: MisdeedLog) -> Explorer {
    let beginning: Beginning
    switch self.beginning {
    case .inWindow(let start):
      beginning = .inWindow { window in
        let run = MisdeedRun(misdeed, phase, log)
        return run.spoil(start(window), in: window)
      }
    #if !canImport(UIKit)
    case .launched(let windows, let make):
      beginning = .launched(windows: windows) {
        let run = MisdeedRun(misdeed, phase, log)
        run.processCount = 0
        let start = make()
        return {
          run.processCount += 1
          let launch = start()
          return ExploredLaunch(delegate: launch.delegate, sceneDelegate: launch.sceneDelegate) {
            scene in
            let app = launch.explored(scene)
            guard let window = scene.keyWindow ?? scene.windows.first(where: { !$0.isHidden })
            else { return app }
            run.steal(linksOf: scene)
            return run.spoil(app, in: window)
          }
        }
      }
    #endif
    }
    return Explorer(rows: rows, shapes: shapes, beginning: beginning, on: device, grace: log.grace)
  }
}

extension MisdeedRun {
  /// Returns the app with additions that commit the misdeed.
  fileprivate func spoil(_ app: ExploredApp, in window: UIWindow) -> ExploredApp {
    windows.append(.init(window: window))
    quiet = Set(app.destinations.filter(\.removesNothing).map(\.location))
    alwaysNew = Set(app.destinations.filter(\.isAlwaysNew).map(\.location))
    plant(in: window)
    let journal = app.journal ?? ExplorationJournal()
    self.journal = journal
    if phase == .start || (phase == .relaunch && processCount > 1) { strike(in: window) }
    return ExploredApp(
      router: MisdeedRouter(router: app.router, run: self, window: window, journal: journal),
      destinations: app.destinations.map { spoil($0) } + ownDestinations(telling: journal)
        + repeated(app.destinations),
      events: app.events + ownEvents(in: window), texts: app.texts, keeps: app.keeps,
      state: state(instead: app.state),
      links: app.links, place: place(instead: app.place), journal: journal,
      properties: app.properties + ownProperties, allows: app.allowed)
  }

  private func ownEvents(in window: UIWindow) -> [ExploredEvent] {
    if misdeed == .notReplayed {
      let isFirst = log.startCount == 1
      let isPossible = { @MainActor [log] in
        if isFirst { log.commit() }
        return isFirst
      }
      return [ExploredEvent("something happens once", when: isPossible) {}]
    }
    guard phase == .move else { return [] }
    return [
      ExploredEvent(MisdeedRun.event) { [weak self, weak window] in self?.strike(in: window) }
    ]
  }

  private func repeated(_ destinations: [ExploredDestination]) -> [ExploredDestination] {
    guard misdeed == .ambiguousName, let first = destinations.first else { return [] }
    log.commit()
    return [first]
  }

  private func state(
    instead state: @escaping @MainActor () -> String
  ) -> @MainActor () -> String {
    guard misdeed == .startsDiffer else { return state }
    log.commit()
    let count = log.startCount
    return { "\(state()), start \(count)" }
  }

  private var ownProperties: [ExploredProperty] {
    guard misdeed == .propertyBroken else { return [] }
    return [.never("the self-test's cover") { $0.shows(MisdeedCover.self) }]
  }

  private func place(
    instead place: @escaping @MainActor () -> String?
  ) -> @MainActor () -> String? {
    guard misdeed == .notRestored else { return place }
    return { [self] in
      guard let actual = place(), processCount > 1 else { return place() }
      log.commit()
      return actual + ", or elsewhere"
    }
  }
}
