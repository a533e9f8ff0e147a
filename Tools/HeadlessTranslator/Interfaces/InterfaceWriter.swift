/// Writes the Swift that a storyboard or nib file stands for. Each line has the place of the element
/// that it comes from, so that an error is in the file.
final class InterfaceWriter {
  let file: InterfaceFile
  let model: AppModel
  /// The app's other modules.
  let modules: Set<String>
  private(set) var notices: [Notice] = []
  private(set) var imports: Set<String> = []
  private var lines: [String] = []
  private var nextLine: Int?
  /// The functions to write, one for each object.
  private var waiting: [() -> Void] = []
  /// The ids whose objects are loaded with the view controller, not with its view.
  var early: Set<String> = []
  /// The ids that stand for the first responder.
  var responders: Set<String> = []
  /// The view controllers' keys, by their ids.
  var scenes: [String: String] = [:]
  var exits: Set<String> = []
  var segues: [String] = []
  /// The lines of the segues.
  var seguePlaces: [Int] = []

  init(_ file: InterfaceFile, in model: AppModel, modules: Set<String>) {
    self.file = file
    self.model = model
    self.modules = modules
  }

  func warn(_ element: InterfaceElement, _ reason: String) {
    let place = Place(file: file.path, line: element.line, column: 1)
    notices.append(Notice(place: place, weight: .warning, reason: reason))
  }

  /// Writes a line of code that comes from an element.
  func write(_ code: String, at element: InterfaceElement) {
    write(code, line: element.line)
  }

  func write(_ code: String, line: Int) {
    if nextLine != line {
      lines.append("#sourceLocation(file: \(file.path.literal), line: \(line))")
    }
    lines.append(code)
    nextLine = line + 1
  }

  /// Lets a function be written after the current one.
  func later(_ body: @escaping () -> Void) {
    waiting.append(body)
  }

  func writeWaiting() {
    while !waiting.isEmpty { waiting.removeFirst()() }
  }

  /// The file's Swift.
  var text: String {
    let head = ["import Foundation", "import PortableUIKit"]
    return (head + imports.sorted().map { "import \($0)" } + lines).joined(separator: "\n")
      + "\n#sourceLocation()\n"
  }

  /// The name of an element's class: its own, or UIKit's.
  func className(of element: InterfaceElement, else base: String) -> String {
    guard let name = element["customClass"] else { return base }
    if element["customModuleProvider"] != "target", let module = element["customModule"],
      modules.contains(module)
    {
      imports.insert(module)
      return "\(module).\(name)"
    }
    return name
  }

  /// The function that makes an object.
  func function(of element: InterfaceElement) -> String { "o_\(element.id.identifier)" }
}
