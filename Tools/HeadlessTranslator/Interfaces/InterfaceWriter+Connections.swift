/// Outlets, actions, segues and constraints.
extension InterfaceWriter {
  private static let events: Set<String> = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
    "primaryActionTriggered", "menuActionTriggered", "editingDidBegin", "editingChanged",
    "editingDidEnd", "editingDidEndOnExit", "allTouchEvents", "allEditingEvents", "allEvents",
  ]

  /// The elements that are loaded together: prototypes aren't, each is loaded by itself.
  func unit(_ element: InterfaceElement) -> [InterfaceElement] {
    [element]
      + element.children.flatMap { child in
        child.name == "prototypes" || isPrototype(child, in: element) ? [] : unit(child)
      }
  }

  private func isPrototype(_ element: InterfaceElement, in parent: InterfaceElement) -> Bool {
    parent.name == "collectionView"
      && (element.name == "cells" || element.name == "collectionReusableView")
  }

  /// Writes the connections of a unit: those of a view controller and its items, which are
  /// `early`, or the others. In a nib all are the same.
  func writeConnections(in elements: [InterfaceElement], early isEarly: Bool?) {
    for element in elements.flatMap(unit) where !element.id.isEmpty {
      var collections: [String: [String]] = [:]
      var places: [(property: String, element: InterfaceElement)] = []
      for connection in element.list("connections") {
        if let isEarly, self.isEarly(connection, of: element) != isEarly { continue }
        guard connection.name == "outletCollection" else {
          write(connection, of: element)
          continue
        }
        let property = connection["property"] ?? ""
        if collections[property] == nil { places.append((property, connection)) }
        collections[property, default: []].append(connection["destination"] ?? "")
      }
      for (property, place) in places {
        let ids = (collections[property] ?? []).map(\.literal).joined(separator: ", ")
        let call =
          property == "gestureRecognizers"
          ? "nib.recognizers([\(ids)], of: \(element.id.literal))"
          : "nib.outlets(\(property.literal), of: \(element.id.literal), to: [\(ids)])"
        write(call, at: place)
      }
    }
  }

  private func isEarly(_ connection: InterfaceElement, of source: InterfaceElement) -> Bool {
    guard early.contains(source.id) else { return false }
    guard connection.name != "segue", let destination = connection["destination"] else {
      return true
    }
    return early.contains(destination) || responders.contains(destination)
  }

  private func write(_ connection: InterfaceElement, of source: InterfaceElement) {
    switch connection.name {
    case "outlet":
      guard let property = connection["property"], let destination = connection["destination"]
      else { return }
      write(
        "nib.outlet(\(property.literal), of: \(source.id.literal), to: \(destination.literal))",
        at: connection)
    case "action": writeAction(connection, of: source)
    case "segue": writeSegue(connection, of: source)
    default: warn(connection, "A connection '\(connection.name)' isn't translated.")
    }
  }

  private func writeAction(_ connection: InterfaceElement, of source: InterfaceElement) {
    guard let selector = connection["selector"], let destination = connection["destination"]
    else { return }
    let target = responders.contains(destination) ? "nil" : destination.literal
    var call = "nib.action(\(selector.literal), of: \(source.id.literal), to: \(target)"
    if let event = connection["eventType"] {
      guard Self.events.contains(event) else {
        return warn(connection, "The event '\(event)' isn't translated.")
      }
      call += ", for: .\(event)"
    } else if Self.views[source.name] != nil {
      call += ", for: .primaryActionTriggered"
    }
    write(call + ")", at: connection)
  }

  private func writeSegue(_ segue: InterfaceElement, of source: InterfaceElement) {
    guard Self.controllers[source.name] == nil, segue["kind"] != "embed" else { return }
    let call = segue["trigger"] == "accessoryAction" ? "accessorySegue" : "segue"
    write("nib.\(call)(\(segue.id.literal), of: \(source.id.literal))", at: segue)
  }

  // Constraints

  private static let layoutAttributes: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
      "centerY", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
      "leadingMargin", "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
    ].map { ($0, $0) } + [("baseline", "lastBaseline"), ("lastBaseline", "lastBaseline")])

  func writeConstraints(in elements: [InterfaceElement]) {
    for element in elements.flatMap(unit) {
      for constraint in element.list("constraints") where constraint.name == "constraint" {
        if !constraint.isYes("placeholder") { write(constraint, in: element) }
      }
    }
  }

  private func write(_ constraint: InterfaceElement, in view: InterfaceElement) {
    guard let first = constraint["firstAttribute"].flatMap({ Self.layoutAttributes[$0] }) else {
      return warn(
        constraint, "The attribute '\(constraint["firstAttribute"] ?? "")' isn't translated.")
    }
    let relations = ["greaterThanOrEqual", "lessThanOrEqual"]
    let relation = constraint["relation"].flatMap { relations.contains($0) ? $0 : nil }
    var call =
      "nib.constraint(\(constraint.id.literal), \((constraint["firstItem"] ?? view.id).literal), "
      + ".\(first), .\(relation ?? "equal")"
    if let other = constraint["secondItem"] ?? (constraint["secondAttribute"].map { _ in view.id })
    {
      let attribute = constraint["secondAttribute"].flatMap { Self.layoutAttributes[$0] } ?? first
      call += ", \(other.literal), .\(attribute)"
    }
    if let multiplier = constraint["multiplier"].flatMap(Self.ratio) {
      call += ", multiplier: \(multiplier)"
    }
    if let constant = constraint["constant"].flatMap(Double.init) {
      call += ", constant: \(constant)"
    }
    if let priority = constraint["priority"].flatMap(Double.init) {
      call += ", priority: \(priority)"
    }
    write(call + ")", at: constraint)
  }

  private static func ratio(_ text: String) -> Double? {
    let parts = text.split(separator: ":").compactMap { Double($0) }
    guard parts.count == 2, parts[1] != 0 else { return parts.first }
    return parts[0] / parts[1]
  }
}
