/// The usage of a command, and a summary of its effect.
struct CommandForm: Sendable {
  let name: String
  let arguments: String
  let summary: String

  /// The command with its arguments.
  var usage: String { arguments.isEmpty ? name : "\(name) \(arguments)" }

  static let all = [
    CommandForm(
      name: "go", arguments: "<destination> [context]", summary: "navigates to a destination"),
    CommandForm(
      name: "plan", arguments: "<destination> [context]",
      summary: "prints what the router would do; changes nothing"),
    CommandForm(name: "destinations", arguments: "", summary: "lists where you can go"),
    CommandForm(
      name: "open", arguments: "<url>", summary: "opens a link, such as shop://product/42"),
    CommandForm(
      name: "shortcut", arguments: "<name>", summary: "chooses an action of the icon, such as bag"),
    CommandForm(
      name: "notify", arguments: "<url>", summary: "taps a notification that is about a link"),
    CommandForm(name: "links", arguments: "", summary: "lists the links that can be opened"),
    CommandForm(
      name: "rules", arguments: "[file]",
      summary: "lists the rules for links, or applies those in a JSON file"),
    CommandForm(
      name: "route", arguments: "[path]",
      summary: "prints where you are, or goes there, as in /home/product?id=42"),
    CommandForm(
      name: "save", arguments: "<file>", summary: "writes where you are, a route for each tab"),
    CommandForm(name: "restore", arguments: "<file>", summary: "goes back there"),
    CommandForm(
      name: "tap", arguments: "<number or title>", summary: "taps a control of the visible screen"),
    CommandForm(
      name: "type", arguments: "<number> <text>", summary: "writes into a text field"),
    CommandForm(name: "back", arguments: "", summary: "presses the back button"),
    CommandForm(
      name: "leave", arguments: "", summary: "closes the screen in front, as the shop itself does"),
    CommandForm(name: "tab", arguments: "<n>", summary: "taps the nth tab"),
    CommandForm(name: "dismiss", arguments: "", summary: "swipes a sheet down"),
    CommandForm(
      name: "escape", arguments: "", summary: "makes VoiceOver's gesture for leaving a screen"),
    CommandForm(
      name: "resize", arguments: "compact|regular", summary: "makes the window narrow or wide"),
    CommandForm(name: "windows", arguments: "", summary: "lists the windows"),
    CommandForm(
      name: "window", arguments: "<n>", summary: "turns to the nth window, or opens it"),
    CommandForm(name: "close", arguments: "", summary: "closes the window"),
    CommandForm(name: "home", arguments: "", summary: "goes to the home screen"),
    CommandForm(name: "return", arguments: "", summary: "comes back to the shop, or launches it"),
    CommandForm(
      name: "kill", arguments: "", summary: "leaves the shop, and the system ends it"),
    CommandForm(
      name: "relaunch", arguments: "", summary: "the same, and launches it where it was"),
    CommandForm(
      name: "flow", arguments: "[file]",
      summary: "starts the introduction, by the list in a JSON file"),
    CommandForm(name: "screen", arguments: "", summary: "draws the visible screen"),
    CommandForm(name: "tree", arguments: "", summary: "prints every view controller"),
    CommandForm(
      name: "visits", arguments: "", summary: "prints how often each screen was reached"),
    CommandForm(
      name: "trace", arguments: "on|off",
      summary: "prints every decision of the router, and how screens leave, or not"),
    CommandForm(
      name: "record", arguments: "<file>|off",
      summary: "writes the session to a log that can be repeated, or no longer"),
    CommandForm(name: "help", arguments: "", summary: "prints this list"),
    CommandForm(name: "quit", arguments: "", summary: "ends"),
  ]

  /// The usage and summary of every command, one per line.
  static var help: String {
    let width = all.map(\.usage.count).max() ?? 0
    return all.map { form in
      let space = String(repeating: " ", count: width - form.usage.count + 2)
      return "\(form.usage)\(space)\(form.summary)"
    }.joined(separator: "\n")
  }
}
