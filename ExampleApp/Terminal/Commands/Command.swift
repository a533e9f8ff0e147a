import StepRouterTesting

/// What the terminal can be asked to do, one command a line.
package enum Command: Hashable, Sendable {
  case go(Request)
  case plan(Request)
  case destinations
  case open(String)
  case shortcut(String)
  case notify(String)
  case links
  /// A path to set, or none to print the current one.
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
  /// The file of a list, or none for the one that was read at the start.
  case flow(file: String?)
  case screen
  case tree
  case visits
  case trace(Bool)
  /// The file to write the session to, or none to stop that.
  case record(file: String?)
  case help
  case quit

  /// How many bytes a line may have: far more than any command needs.
  package static let longest = 4_096

  /// A destination by its name, with its context as it was typed.
  package struct Request: Hashable, Sendable {
    package let destination: String
    package let context: String?
  }
}
