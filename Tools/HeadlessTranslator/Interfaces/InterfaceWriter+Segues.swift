/// The segues of a storyboard.
extension InterfaceWriter {
  private static let presentations: Set<String> = [
    "automatic", "fullScreen", "pageSheet", "formSheet", "currentContext", "custom",
    "overFullScreen", "overCurrentContext", "popover",
  ]
  static let transitions: Set<String> = [
    "coverVertical", "flipHorizontal", "crossDissolve", "partialCurl",
  ]

  /// Notes the segues that begin in a scene, in the order of the file.
  func noteSegues(of controller: InterfaceElement, _ objects: [InterfaceElement]) {
    let parts = [controller] + objects.filter { $0 !== controller }
    for source in parts.flatMap(\.all) {
      for segue in source.list("connections") where segue.name == "segue" {
        if let code = code(of: segue, from: source, in: controller) {
          segues.append(code)
          seguePlaces.append(segue.line)
        }
      }
    }
  }

  private func code(
    of segue: InterfaceElement, from source: InterfaceElement, in controller: InterfaceElement
  ) -> String? {
    let destination = segue["destination"] ?? ""
    let kindName = segue["kind"] ?? "show"
    guard let kind = kind(kindName, of: segue, from: source, in: controller) else {
      warn(segue, "A segue of kind '\(kindName)' isn't translated.")
      return nil
    }
    guard kindName == "unwind" || scenes[destination] != nil else {
      warn(segue, "The segue leads to a scene that isn't translated.")
      return nil
    }
    let key = kindName == "unwind" ? "nil" : scenes[destination]?.literal ?? "nil"
    var call =
      "._interface(\(segue.id.literal), \(segue["identifier"]?.literal ?? "nil"), from: "
      + "\((scenes[controller.id] ?? "").literal), to: \(key), \(kind)"
    if segue["animates"] == "NO" { call += ", animates: false" }
    if let creator = segue["destinationCreationSelector"] {
      call += ", creator: \(creator.literal)"
    }
    if segue["customClass"] != nil {
      let type = className(of: segue, else: "UIStoryboardSegue")
      call += ", make: { \(type)(identifier: $0, source: $1, destination: $2) }"
    }
    return call + ")"
  }

  private func kind(
    _ name: String, of segue: InterfaceElement, from source: InterfaceElement,
    in controller: InterfaceElement
  ) -> String? {
    switch name {
    case "show", "push": ".show"
    case "showDetail", "replace": ".showDetail"
    case "presentation", "modal": presentation(segue)
    case "popoverPresentation", "popover": popover(segue)
    case "embed": "._embed(in: \(source.id.literal))"
    case "unwind": segue["unwindAction"].map { unwinding($0, of: segue) }
    case "custom": ".custom"
    case "relationship": "._relationship(\(column(segue, of: controller)))"
    default: nil
    }
  }

  /// UIKit says nothing of an unwind segue without a destination, and neither does the device.
  private func unwinding(_ action: String, of segue: InterfaceElement) -> String {
    let isThere = (Array(model.types.values) + Array(model.extended.values)).contains { type in
      type.members.contains { $0.isExposed && $0.objectiveCName == action }
    }
    if !isThere {
      warn(segue, "No class has the method '\(action)', so the unwind segue does nothing.")
    }
    return "._unwind(\(action.literal))"
  }

  private func presentation(_ segue: InterfaceElement) -> String {
    let style = segue["modalPresentationStyle"].flatMap {
      Self.presentations.contains($0) ? $0 : nil
    }
    let transition = segue["modalTransitionStyle"].flatMap {
      Self.transitions.contains($0) ? $0 : nil
    }
    return ".presentModally(as: \(style.map { ".\($0)" } ?? "nil"), transition: "
      + "\(transition.map { ".\($0)" } ?? "nil"))"
  }

  private func popover(_ segue: InterfaceElement) -> String {
    let anchor = segue["popoverAnchorBarButtonItem"] ?? segue["popoverAnchorView"]
    return "._popover(anchor: \(anchor?.literal ?? "nil"))"
  }

  private func column(_ segue: InterfaceElement, of controller: InterfaceElement) -> String {
    guard controller.name == "splitViewController", splitStyle(of: controller) != nil else {
      return ""
    }
    return switch segue["relationship"] {
    case "masterViewController", "primaryViewController": ".primary"
    case "supplementaryViewController": ".supplementary"
    case "compactViewController": ".compact"
    default: ".secondary"
    }
  }
}
