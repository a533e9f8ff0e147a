/// A tour of the shop, for a run without any input.
@MainActor
package struct Tour {
  private static let steps: [(said: String, command: String)] = [
    ("The shop starts on its first tab.", "screen"),
    ("The bag comes as a sheet over whatever is on screen.", "go bag"),
    ("A product belongs on the first tab: what would the router do from here?", "plan product 42"),
    ("It does just that: the sheet goes, and the product is pushed.", "go product 42"),
    ("The whole hierarchy:", "tree"),
    ("Orders need a login: the router asks for it and waits.", "go orders"),
    ("The login is a form like any other:", "screen"),
    ("", "type 2 ada@example.com"),
    ("", "type 3 tea"),
    ("Once it is done the router goes on with the orders.", "tap 4"),
    ("", "screen"),
    ("A wide window has room for columns: the settings stand side by side.", "resize regular"),
    ("", "go setting offers"),
    ("", "screen"),
    ("In a narrow one they are a stack, and nothing is lost:", "resize compact"),
    ("", "screen"),
    ("Departments are a group of tabs, which a wide window shows one by one:", "resize regular"),
    ("", "go department tea"),
    ("", "screen"),
    ("In a narrow one the group is one tab:", "resize compact"),
    ("", "screen"),
    ("A second window has screens of its own. The bag is the shop's:", "window 2"),
    ("", "open shop://search?q=kettle"),
    ("", "screen"),
    ("The system ends the shop. Launched again, it is where it was:", "relaunch"),
    ("", "windows"),
    ("A link that launches it lies on what was there, in the window that was in front.", "kill"),
    ("", "open shop://bag"),
    ("", "screen"),
  ]

  package init() {}

  /// Runs the tour in an app of its own, and returns its text.
  package func text() async -> String {
    let app = TerminalApp()
    var lines = ["A small shop, run by StepRouter on a headless UIKit. A short tour:"]
    for step in Self.steps {
      if !step.said.isEmpty { lines += ["", step.said] }
      lines += ["", "> \(step.command)"] + (await app.settle(app.obey(step.command))).lines
    }
    lines += [
      "", "Now you: start it in a terminal, or pipe commands into it, one a line.",
      "", CommandForm.help,
    ]
    return lines.joined(separator: "\n")
  }
}
