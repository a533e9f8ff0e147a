import Foundation

/// The values of a view: its attributes, frame, colours and texts.
extension InterfaceWriter {
  private static let skipped: Set<String> = [
    "subviews", "connections", "constraints", "userDefinedRuntimeAttributes", "point", "nil",
    "fontDescription", "variation", "inset", "edgeInsets", "insets", "prototypes", "sections",
    "cells", "items", "segments", "state", "buttonConfiguration", "accessibility", "rect",
    "autoresizingMask", "color", "textInputTraits", "viewLayoutGuide", "tableViewCellContentView",
    "collectionViewCellContentView", "collectionViewFlowLayout", "collectionViewLayout",
    "collectionReusableView", "attributedString", "string", "size", "real", "integer", "mask",
    "directionalEdgeInsets", "dataDetectorType", "preferredSymbolConfiguration", "locale", "bool",
    "date", "timeZone", "scopeButtonTitles", "blurEffect", "vibrancyEffect", "refreshControl",
    "gestureRecognizers", "offsetWrapper", "textAttributes", "navigationBarAppearance",
    "toolbarAppearance", "tabBarAppearance", "view", "button", "imageView", "label", "stackView",
    "searchBar", "behavior", "range", "imageReference", "simulatedMetricsContainer", "menu",
    "wkWebViewConfiguration",
  ]

  /// Writes the values of a view that the code calls `it`.
  func writeValues(of element: InterfaceElement) {
    for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
      write(name, value, of: element)
    }
    // Interface Builder leaves the attribute out if it's true; these classes begin with false.
    if ["label", "imageView"].contains(element.name), element["userInteractionEnabled"] == nil {
      write("it.isUserInteractionEnabled = true", at: element)
    }
    if let frame = element.child(key: "frame") { write("it.frame = \(rect(frame))", at: frame) }
    if let mask = element.child(key: "autoresizingMask") { writeMask(mask) }
    for color in element.children where color.name == "color" {
      guard let key = color.key, ["backgroundColor", "tintColor"].contains(key) else { continue }
      if let code = self.color(color) {
        let isOptional = code.hasSuffix(" as Any")
        write("it.\(key) = \(isOptional ? String(code.dropLast(7)) : code)", at: color)
      }
    }
    for text in element.children where text.name == "string" { writeText(text, of: element) }
    for text in element.children where text.name == "attributedString" {
      let content = text.all.compactMap { $0["content"] ?? ($0.name == "string" ? $0.text : nil) }
      write("it.text = \(content.joined().literal)", at: text)
    }
    writeAccessibility(of: element)
    for guide in element.children where guide.name == "viewLayoutGuide" { write(guide) }
    writeOwn(of: element)
    writeRuntimeAttributes(of: element)
    for child in element.children where !Self.skipped.contains(child.name) {
      warn(child, "A '\(child.name)' of a '\(element.name)' isn't translated.")
    }
  }

  private func write(_ name: String, _ value: String, of element: InterfaceElement) {
    guard let attribute = InterfaceAttribute.all(of: element.name)[name] else {
      return warn(element, "The attribute '\(name)' of a '\(element.name)' isn't translated.")
    }
    switch attribute {
    case .bool(let property): write("it.\(property) = \(value == "YES")", at: element)
    case .number(let property): write("it.\(property) = \(number(value))", at: element)
    case .int(let property): write("it.\(property) = \(Int(value) ?? 0)", at: element)
    case .string(let property): write("it.\(property) = \(value.literal)", at: element)
    case .image(let property):
      if let image = image(element, name) { write("it.\(property) = \(image)", at: element) }
    case .choice(let property, let choices):
      if choices.contains(value) { write("it.\(property) = .\(value)", at: element) }
    case .ignored: break
    }
  }

  private func writeMask(_ mask: InterfaceElement) {
    let names = [
      ("flexibleMinX", "flexibleLeftMargin"), ("flexibleMaxX", "flexibleRightMargin"),
      ("flexibleMinY", "flexibleTopMargin"), ("flexibleMaxY", "flexibleBottomMargin"),
      ("widthSizable", "flexibleWidth"), ("heightSizable", "flexibleHeight"),
    ]
    let set = names.filter { mask.isYes($0.0) }.map { ".\($0.1)" }
    write("it.autoresizingMask = [\(set.joined(separator: ", "))]", at: mask)
  }

  private func writeText(_ text: InterfaceElement, of element: InterfaceElement) {
    guard let key = text.key, ["text", "placeholder", "prompt"].contains(key) else { return }
    write("it.\(key) = \(text.text.literal)", at: text)
  }

  private func writeAccessibility(of element: InterfaceElement) {
    guard let accessibility = element.child("accessibility") else { return }
    for (name, property) in [
      ("label", "accessibilityLabel"), ("hint", "accessibilityHint"),
      ("identifier", "accessibilityIdentifier"),
    ] {
      if let value = accessibility[name] {
        write("it.\(property) = \(value.literal)", at: accessibility)
      }
    }
    if let isElement = accessibility.child(key: "isElement") {
      write("it.isAccessibilityElement = \(isElement.isYes("value"))", at: accessibility)
    }
    guard let traits = accessibility.child(key: "traits") else { return }
    let known = [
      "button", "link", "image", "selected", "staticText", "header", "adjustable", "searchField",
      "notEnabled", "updatesFrequently", "summaryElement", "keyboardKey", "playsSound",
      "startsMediaSession", "allowsDirectInteraction", "causesPageTurn",
    ].filter { traits.isYes($0) }.map { ".\($0)" }
    write("it.accessibilityTraits = [\(known.joined(separator: ", "))]", at: traits)
  }

  private func write(_ guide: InterfaceElement) {
    let guides = [
      "safeArea": "safeAreaLayoutGuide", "keyboard": "keyboardLayoutGuide",
      "contentLayoutGuide": "contentLayoutGuide", "frameLayoutGuide": "frameLayoutGuide",
    ]
    guard let property = guide.key.flatMap({ guides[$0] }) else {
      return warn(guide, "The layout guide '\(guide.key ?? "")' isn't translated.")
    }
    write("nib.add(\(guide.id.literal), guide: it.\(property))", at: guide)
  }

  // What only one class has

  private func writeOwn(of element: InterfaceElement) {
    switch element.name {
    case "button": writeButton(element)
    case "segmentedControl": writeSegments(of: element)
    case "activityIndicatorView":
      if element.isYes("animating") { write("it.startAnimating()", at: element) }
    case "textField", "textView": writeTraits(of: element)
    case "searchBar":
      let titles = element.list("scopeButtonTitles").map(\.text.literal)
      if !titles.isEmpty {
        write("it.scopeButtonTitles = [\(titles.joined(separator: ", "))]", at: element)
      }
    default: break
    }
  }

  private func writeButton(_ button: InterfaceElement) {
    let configuration = button.child(key: "configuration")
    for state in button.children where state.name == "state" {
      guard let name = state.key, ["normal", "selected", "highlighted", "disabled"].contains(name)
      else { continue }
      let title = state["title"] ?? state.child(key: "title")?.text
      // A configuration's title replaces the one that Interface Builder writes for older systems.
      if let title, configuration?["title"] == nil {
        write("it.setTitle(\(title.literal), for: .\(name))", at: state)
      }
      if let image = image(state) { write("it.setImage(\(image), for: .\(name))", at: state) }
    }
    guard let configuration else { return }
    let styles = [
      "plain", "tinted", "gray", "filled", "borderless", "bordered", "borderedTinted",
      "borderedProminent",
    ]
    let style = configuration["style"].flatMap { styles.contains($0) ? $0 : nil } ?? "plain"
    write("do { var made = UIButton.Configuration.\(style)()", at: configuration)
    write("made.title = \(configuration["title"]?.literal ?? "nil")", at: configuration)
    if let subtitle = configuration["subtitle"] {
      write("made.subtitle = \(subtitle.literal)", at: configuration)
    }
    if let image = image(configuration) { write("made.image = \(image)", at: configuration) }
    write("it.configuration = made }", at: configuration)
  }

  private func writeSegments(of element: InterfaceElement) {
    for (index, segment) in element.list("segments").enumerated() {
      if let image = image(segment) {
        write("it.insertSegment(with: \(image), at: \(index), animated: false)", at: segment)
      } else {
        let title = segment["title"] ?? segment.child(key: "title")?.text ?? ""
        write(
          "it.insertSegment(withTitle: \(title.literal), at: \(index), animated: false)",
          at: segment)
      }
      if segment["enabled"] == "NO" {
        write("it.setEnabled(false, forSegmentAt: \(index))", at: segment)
      }
    }
    if let selected = element["selectedSegmentIndex"].flatMap(Int.init) {
      write("it.selectedSegmentIndex = \(selected)", at: element)
    }
  }

  private func writeTraits(of element: InterfaceElement) {
    guard let traits = element.child("textInputTraits") else { return }
    if traits.isYes("secureTextEntry") { write("it.isSecureTextEntry = true", at: traits) }
    if traits.isYes("enablesReturnKeyAutomatically") {
      write("it.enablesReturnKeyAutomatically = true", at: traits)
    }
    let keyboards = [
      "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad", "emailAddress",
      "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad",
    ]
    if let keyboard = traits["keyboardType"], keyboards.contains(keyboard) {
      write("it.keyboardType = .\(keyboard)", at: traits)
    }
    let keys = [
      "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall",
      "continue",
    ]
    if let key = traits["returnKeyType"], keys.contains(key) {
      write("it.returnKeyType = .\(key)", at: traits)
    }
  }
}
