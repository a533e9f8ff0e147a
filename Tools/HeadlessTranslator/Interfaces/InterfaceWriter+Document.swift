/// The parts of a file: scenes and their units.
extension InterfaceWriter {
  static let controllers = [
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController",
    "navigationController": "UINavigationController",
    "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
    "pageViewController": "UIPageViewController",
  ]

  /// Writes the type with the function `declare(on:)`.
  func writeDocument() {
    guard !file.isLaunchScreen else { return write("enum \(file.typeName) {}", line: 1) }
    write("@MainActor enum \(file.typeName) {", line: 1)
    if file.isStoryboard { writeStoryboard() } else { writeNib() }
    writeWaiting()
    write("}", line: 1)
  }

  // Storyboards

  private func writeStoryboard() {
    let all = file.root.list("scenes").filter { $0.name == "scene" }
    for scene in all { register(scene) }
    var made: [String] = []
    var references: [String] = []
    for scene in all {
      let objects = scene.list("objects")
      for object in objects where object.name == "viewControllerPlaceholder" {
        references.append(reference(object))
      }
      guard let controller = objects.first(where: { Self.controllers[$0.name] != nil }) else {
        refuseController(in: objects)
        continue
      }
      made.append("scene_\(controller.id.identifier)()")
      later { [self] in writeScene(controller, objects) }
    }
    let initial = file.root["initialViewController"].flatMap { scenes[$0] }
    // Segues are known once the scenes have been written.
    later { [self] in
      write("static func declare(on device: HeadlessDevice) {", line: 1)
      write(
        "device.declareStoryboard(named: \(file.name.literal), StoryboardContents(_interface: "
          + "[\(made.joined(separator: ", "))], references: [\(references.joined(separator: ", "))],"
          + " initial: \(initial?.literal ?? "nil"), segues: segues()))", line: 1)
      write("}", line: 1)
      write("private static func segues() -> [StoryboardContents.Segue] {", line: 1)
      write("var all: [StoryboardContents.Segue] = []", line: 1)
      for (segue, line) in zip(segues, seguePlaces) { write("all.append(\(segue))", line: line) }
      write("return all", line: 1)
      write("}", line: 1)
    }
  }

  private func register(_ scene: InterfaceElement) {
    for object in scene.list("objects") {
      if let base = Self.controllers[object.name] {
        scenes[object.id] = object["storyboardIdentifier"] ?? "\(base)-\(object.id)"
      } else if object.name == "viewControllerPlaceholder" {
        scenes[object.id] = "UIViewController-\(object.id)"
      } else if object.name == "exit" {
        exits.insert(object.id)
      } else if object["placeholderIdentifier"] == "IBFirstResponder" {
        responders.insert(object.id)
      }
    }
  }

  private func refuseController(in objects: [InterfaceElement]) {
    let others = ["placeholder", "viewControllerPlaceholder", "exit"]
    guard let first = objects.first(where: { !others.contains($0.name) }) else { return }
    warn(first, "A '\(first.name)' isn't translated, and neither are segues to it.")
  }

  private func reference(_ element: InterfaceElement) -> String {
    let key = scenes[element.id] ?? ""
    return "_InterfaceReference(\(key.literal), storyboard: "
      + "\((element["storyboardName"] ?? file.name).literal), identifier: "
      + "\(element["referencedIdentifier"]?.literal ?? "nil"))"
  }

  private func writeScene(_ controller: InterfaceElement, _ objects: [InterfaceElement]) {
    let base = Self.controllers[controller.name] ?? "UIViewController"
    let (id, key) = (controller.id, scenes[controller.id] ?? "")
    early = earlyIDs(of: controller, objects)
    noteSegues(of: controller, objects)
    let view = rootView(of: controller)
    let name = id.identifier
    write(
      "private static func scene_\(name)() -> _InterfaceScene { _InterfaceScene(\(id.literal), key: "
        + "\(key.literal), \(values(of: controller)), create: { create_\(name)($0) }, "
        + "decode: { decode_\(name)($0, $1) }"
        + "\(view == nil ? "" : ", view: { view_\(name)($0) }")) }", at: controller)
    write(
      "private static func create_\(name)(_ coder: NSCoder) -> UIViewController? {",
      at: controller)
    let type = className(of: controller, else: base)
    write("let made: \(base)? = \(type)(coder: coder); return made", at: controller)
    write("}", at: controller)
    write(
      "private static func decode_\(name)(_ controller: UIViewController, _ nib: "
        + "_InterfaceObjects) {", at: controller)
    let cast = base == "UIViewController" ? "let it = controller" : nil
    write(cast ?? "guard let it = controller as? \(base) else { return }", at: controller)
    write("_ = it", at: controller)
    writeController(controller)
    for object in objects where object.name == "customObject" { writeCustomObject(object) }
    writeConnections(in: [controller] + objects.filter { $0.name == "customObject" }, early: true)
    write("}", at: controller)
    if let view { writeView(view, of: controller, objects, name) }
  }

  private func rootView(of controller: InterfaceElement) -> InterfaceElement? {
    controller.children.first { ["view", "tableView", "collectionView"].contains($0.key) }
      ?? controller.children.first { $0.key == nil && Self.views[$0.name] != nil }
  }

  private func writeView(
    _ view: InterfaceElement, of controller: InterfaceElement, _ objects: [InterfaceElement],
    _ name: String
  ) {
    write(
      "private static func view_\(name)(_ nib: _InterfaceObjects) -> UIView? {", at: controller)
    let others = objects.filter { $0.id != controller.id && $0.name != "customObject" }
    for object in others { writeTopObject(object, isKept: true) }
    write("let root: UIView? = \(make(view))", at: view)
    writeConstraints(in: [view] + others)
    writeConnections(in: [controller] + others, early: false)
    write("return root", at: view)
    write("}", at: view)
  }

  /// An object at the top of a scene or nib, beside the view.
  private func writeTopObject(_ object: InterfaceElement, isKept: Bool) {
    if Self.recognizers[object.name] != nil {
      writeRecognizer(object)
    } else if Self.views[object.name] != nil {
      write("nib.keep(\(make(object)))", at: object)
    } else if !["placeholder", "exit", "customObject"].contains(object.name) {
      warn(object, "A '\(object.name)' isn't translated.")
    }
  }

  private func writeCustomObject(_ object: InterfaceElement) {
    let type = className(of: object, else: "NSObject")
    write("nib.keep(nib.add(\(object.id.literal), \(type)()))", at: object)
  }

  /// The ids of what is loaded with the view controller: its items, bars and custom objects.
  private func earlyIDs(
    of controller: InterfaceElement, _ objects: [InterfaceElement]
  ) -> Set<String> {
    let view = rootView(of: controller)
    let parts = controller.children.filter { $0 !== view && $0.name != "connections" }
    let custom = objects.filter { $0.name == "customObject" }
    return Set((parts.flatMap(\.all) + custom).map(\.id).filter { !$0.isEmpty } + [controller.id])
  }

  // Nibs

  private func writeNib() {
    let objects = file.root.list("objects")
    responders = Set(
      objects.filter { $0["placeholderIdentifier"] == "IBFirstResponder" }.map(\.id))
    write("static func declare(on device: HeadlessDevice) {", line: 1)
    write(
      "device.declareNib(named: \(file.name.literal), NibContents(_interface: { load($0) }))",
      line: 1)
    write("}", line: 1)
    write("private static func load(_ nib: _InterfaceObjects) -> [NSObject?] {", line: 1)
    write("var top: [NSObject?] = []", line: 1)
    for object in objects where object.name != "placeholder" {
      if object.name == "customObject" {
        let type = className(of: object, else: "NSObject")
        write("top.append(nib.add(\(object.id.literal), \(type)()))", at: object)
      } else if Self.views[object.name] != nil {
        write("top.append(\(make(object)))", at: object)
      } else {
        writeTopObject(object, isKept: false)
        if Self.recognizers[object.name] != nil {
          write("top.append(nib.find(\(object.id.literal)))", at: object)
        }
      }
    }
    writeConstraints(in: objects)
    writeConnections(in: objects, early: nil)
    write("return top", line: 1)
    write("}", line: 1)
  }
}
