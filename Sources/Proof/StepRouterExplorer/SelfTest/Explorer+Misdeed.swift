import PortableUIKit

extension Explorer {
  /// Returns an explorer of the same app that commits a misdeed.
  func committing(_ misdeed: Misdeed, _ log: MisdeedLog) -> Explorer {
    let beginning: Beginning
    switch self.beginning {
    case .inWindow(let start):
      beginning = .inWindow { window in
        let run = MisdeedRun(misdeed, log)
        return run.spoil(start(window), in: window)
      }
    #if !canImport(UIKit)
    case .launched(let windows, let make):
      beginning = .launched(windows: windows) {
        let run = MisdeedRun(misdeed, log)
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
    return Explorer(rows: rows, shapes: shapes, beginning: beginning, on: device)
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
    return ExploredApp(
      router: MisdeedRouter(router: app.router, run: self, window: window, journal: journal),
      destinations: app.destinations.map { spoil($0) } + ownDestinations(telling: journal),
      events: app.events + ownEvents, texts: app.texts, keeps: app.keeps, state: app.state,
      links: app.links, place: place(instead: app.place), journal: journal,
      properties: app.properties + ownProperties)
  }

  private var ownEvents: [ExploredEvent] {
    guard misdeed == .notReplayed else { return [] }
    let isFirst = log.startCount == 1
    let isPossible = { @MainActor [log] in
      if isFirst { log.commit() }
      return isFirst
    }
    return [ExploredEvent("something happens once", when: isPossible) {}]
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
