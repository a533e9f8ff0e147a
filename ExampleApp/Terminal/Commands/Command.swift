import StepRouterExplorer

/// A command for the terminal, written on one line.
package enum Command: Hashable, Sendable {
  case go(Request)
  case plan(Request)
  case destinations
  case open(String)
  case shortcut(String)
  case notify(String)
  case links
  /// The file with a document of rules; nil lists the rules in effect.
  case rules(file: String?)
  /// The route to go to; nil prints the current one.
  case route(String?)
  case save(file: String)
  case restore(file: String)
  case tap(String)
  case type(field: Int, text: String)
  case back
  case leave
  case tab(Int)
  case dismiss
  case escape
  case resize(WindowShape)
  case windows
  case window(Int)
  case close
  case home
  case `return`
  case kill
  case relaunch
  /// The file with a list of pages; nil for the default list.
  case flow(file: String?)
  case screen
  case tree
  case visits
  case trace(Bool)
  /// The file to record the session to; nil stops the recording.
  case record(file: String?)
  case help
  case quit

  /// The maximum length of a line, in bytes; far more than any command needs.
  package static let longest = 4_096

  /// A destination's name, and the context as the user typed it.
  package struct Request: Hashable, Sendable {
    package let destination: String
    package let context: String?
  }
}
