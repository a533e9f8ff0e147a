import PortableUIKit
import StepRouterExplorer
import StepRouterVerify

extension TerminalApp {
  func tap(_ name: String) throws(Problem) -> Reply {
    let control = try control(name)
    guard control.isEnabled else { throw Problem("“\(control.title)” is disabled.") }
    return run { control.tap(by: device.user) }
  }

  func type(_ text: String, into number: Int) throws(Problem) -> Reply {
    let control = try control("\(number)")
    guard case .field(let field) = control.kind else {
      let fields = controls(of: try seen().window).filter {
        if case .field = $0.kind { true } else { false }
      }
      throw Problem(
        "“\(control.title)” is not a text field; \(list(fields, orElse: "there is none here")).")
    }
    return run {
      field.text = ""
      device.user.type(text, into: field)
    }
  }

  func back() throws(Problem) -> Reply {
    let stacks = visible(UINavigationController.self, in: try seen().window)
    guard let stack = stacks.last(where: { $0.viewControllers.count > 1 }) else {
      throw Problem("There is nothing to go back to: this screen is the first of its stack.")
    }
    return run { device.user.pressBack(in: stack) }
  }

  func leave() throws(Problem) -> Reply {
    let seen = try seen()
    return run { seen.leave() }
  }

  func selectTab(_ number: Int) throws(Problem) -> Reply {
    let window = try seen().window
    guard let tabs = visible(UITabBarController.self, in: window).last else {
      throw Problem(
        window.layers.count > 1
          ? "The tabs are covered by what is presented; “dismiss” it first."
          : "The tabs are under the menu; “escape” closes it.")
    }
    let count = tabs.shownTabs.count
    guard number > 0, number <= count else {
      throw Problem("There is no tab \(number); there are the tabs 1 to \(count).")
    }
    return run {
      if #available(iOS 18.0, visionOS 2.0, *) {
        device.user.select(tabs.tabsInSight[number - 1], in: tabs)
      } else {
        device.user.selectTab(at: number - 1, in: tabs)
      }
    }
  }

  /// Returns the title of the nth tab; nil if the user can't touch it.
  func title(ofTab number: Int) -> String? {
    guard let window, let tabs = visible(UITabBarController.self, in: window).last,
      number > 0, number <= tabs.shownTabs.count
    else { return nil }
    return tabs.shownTabs[number - 1].title
  }

  func dismiss() throws(Problem) -> Reply {
    let window = try seen().window
    guard let top = window.layers.last, top !== window.rootViewController else {
      throw Problem("There is nothing to dismiss: nothing is presented.")
    }
    var reply = run { device.user.swipeDown(top) }
    if window.layers.last === top {
      let title = ScreenContent(layer: top).title ?? "It"
      reply.lines.append("“\(title)” refuses to be swiped away; nothing moved.")
    }
    return reply
  }

  func escape() throws(Problem) -> Reply {
    _ = try seen()
    var isAnswered = false
    let reply = run { isAnswered = device.user.performEscape() }
    guard isAnswered else { throw Problem("No screen here answers the escape gesture.") }
    return reply
  }

  func controls(of window: UIWindow) -> [Control] {
    window.layers.last.map { ScreenContent(layer: $0).controls } ?? []
  }

  func control(_ name: String) throws(Problem) -> Control {
    let controls = controls(of: try seen().window)
    if let number = Int(name) {
      if let control = controls.first(where: { $0.number == number }) { return control }
      throw Problem(
        "There is no control \(number) on this screen; \(list(controls, orElse: "it has none")).")
    }
    if let control = controls.first(where: { $0.title.lowercased() == name.lowercased() }) {
      return control
    }
    let proposal =
      Spelling.question(about: name, among: controls.map(\.title))
      ?? "\(list(controls, orElse: "it has none"))."
    throw Problem("There is no control \(name.quoted) on this screen; \(proposal)")
  }

  private func list(_ controls: [Control], orElse none: String) -> String {
    guard !controls.isEmpty else { return none }
    return "there are "
      + controls.map { "\($0.number) “\($0.title)”" }.joined(separator: ", ")
  }

  /// Returns the visible containers of this class, the innermost last.
  private func visible<Container: UIViewController>(
    _ type: Container.Type, in window: UIWindow
  ) -> [Container] {
    window.layers.last.map { containers(of: type, in: $0) } ?? []
  }

  private func containers<Container: UIViewController>(
    of type: Container.Type, in viewController: UIViewController
  ) -> [Container] {
    let own = (viewController as? Container).map { [$0] } ?? []
    return own + viewController.shownChildren.flatMap { containers(of: type, in: $0) }
  }
}
