/// Views: their classes, values and subviews.
extension InterfaceWriter {
  static let views = [
    "view": "UIView", "containerView": "UIView", "label": "UILabel", "button": "UIButton",
    "textField": "UITextField", "textView": "UITextView", "imageView": "UIImageView",
    "switch": "UISwitch", "slider": "UISlider", "stepper": "UIStepper",
    "segmentedControl": "UISegmentedControl", "progressView": "UIProgressView",
    "activityIndicatorView": "UIActivityIndicatorView", "pageControl": "UIPageControl",
    "datePicker": "UIDatePicker", "pickerView": "UIPickerView", "searchBar": "UISearchBar",
    "scrollView": "UIScrollView", "tableView": "UITableView",
    "collectionView": "UICollectionView", "stackView": "UIStackView", "toolbar": "UIToolbar",
    "navigationBar": "UINavigationBar", "visualEffectView": "UIVisualEffectView",
    "tableViewCell": "UITableViewCell", "collectionViewCell": "UICollectionViewCell",
    "collectionReusableView": "UICollectionReusableView", "refreshControl": "UIRefreshControl",
    "control": "UIControl", "wkWebView": "WKWebView",
  ]

  /// Writes the function that makes a view, later, and returns its call.
  func make(_ element: InterfaceElement) -> String {
    guard Self.views[element.name] != nil else {
      warn(element, "A '\(element.name)' isn't translated, and neither is what's in it.")
      return "nil"
    }
    later { [self] in writeView(element) }
    return "\(function(of: element))(nib)"
  }

  private func writeView(_ element: InterfaceElement) {
    let base = Self.views[element.name] ?? "UIView"
    let type = className(of: element, else: base)
    write(
      "private static func \(function(of: element))(_ nib: _InterfaceObjects) -> \(base)? {",
      at: element)
    write("nib.make(\(element.id.literal), \(values(of: element)), { coder in", at: element)
    write("let made: \(base)? = \(type)(coder: coder); return made", at: element)
    write("}) { (it: \(base)) in", at: element)
    writeValues(of: element)
    writeParts(of: element)
    write("}", at: element)
    write("}", at: element)
  }

  /// What `init(coder:)` has to know.
  func values(of element: InterfaceElement) -> String {
    var values: [String] = []
    switch element.name {
    case "tableView", "tableViewController":
      let table = element.name == "tableView" ? element : element.child("tableView")
      let style = table?["style"] ?? "plain"
      if ["grouped", "insetGrouped"].contains(style) { values.append("tableStyle: .\(style)") }
    case "tableViewCell":
      let styles = ["Value1": "value1", "Value2": "value2", "Subtitle": "subtitle"]
      let name = (element["style"] ?? "").replacing("IBUITableViewCellStyle", with: "")
      if let style = styles[name] { values.append("cellStyle: .\(style)") }
      if let reuse = element["reuseIdentifier"] {
        values.append("reuseIdentifier: \(reuse.literal)")
      }
    case "collectionViewCell", "collectionReusableView":
      if let reuse = element["reuseIdentifier"] {
        values.append("reuseIdentifier: \(reuse.literal)")
      }
    case "button":
      let types = [
        "system": "system", "roundedRect": "system", "infoLight": "infoLight",
        "infoDark": "infoDark", "contactAdd": "contactAdd", "detailDisclosure": "detailDisclosure",
        "close": "close",
      ]
      if let type = element["buttonType"].flatMap({ types[$0] }) {
        values.append("buttonType: .\(type)")
      }
    case "splitViewController":
      if let style = splitStyle(of: element) { values.append("splitStyle: .\(style)") }
    case "pageViewController":
      if element["transitionStyle"] == "scroll" { values.append("pageStyle: .scroll") }
      if element["navigationOrientation"] == "vertical" {
        values.append("pageOrientation: .vertical")
      }
      if let spine = element["spineLocation"], ["min", "mid", "max"].contains(spine) {
        values.append("spineLocation: .\(spine)")
      }
    default: break
    }
    return "_InterfaceValues(\(values.joined(separator: ", ")))"
  }

  func splitStyle(of element: InterfaceElement) -> String? {
    let style = element["style"] ?? element["columnStyle"]
    return style.flatMap { ["doubleColumn", "tripleColumn"].contains($0) ? $0 : nil }
  }

  // What's in a view

  private func writeParts(of element: InterfaceElement) {
    let add = element.name == "stackView" ? "addArrangedSubview" : "addSubview"
    for subview in element.list("subviews") {
      write("if let view = \(make(subview)) { it.\(add)(view) }", at: subview)
    }
    switch element.name {
    case "tableView": writeRows(of: element)
    case "tableViewCell": writeCell(element)
    case "collectionView": writeItems(of: element)
    case "collectionViewCell": writeContent(of: element)
    case "visualEffectView":
      if let content = element.child(key: "contentView") { writeContents(content, "contentView") }
    case "toolbar":
      let items = element.list("items").filter { $0.name == "barButtonItem" }
      write("it.items = [\(items.map(makeItem).joined(separator: ", "))]", at: element)
    case "navigationBar":
      for item in element.list("items") where item.name == "navigationItem" {
        write("do { let item = UINavigationItem(title: \"\")", at: item)
        writeNavigationItem(item, "item")
        write("it.items = (it.items ?? []) + [item] }", at: item)
      }
    default: break
    }
    if let refresh = element.child(key: "refreshControl") {
      write("(it as UIView as? UIScrollView)?.refreshControl = \(make(refresh))", at: refresh)
    }
  }

  /// Writes what's in a view that UIKit makes itself, such as a cell's content view.
  func writeContents(_ element: InterfaceElement, _ property: String) {
    write("nib.add(\(element.id.literal), it.\(property)) { (it: UIView) in", at: element)
    writeValues(of: element)
    for subview in element.list("subviews") {
      write("if let view = \(make(subview)) { it.addSubview(view) }", at: subview)
    }
    write("}", at: element)
  }

  // Runtime attributes

  func writeRuntimeAttributes(of element: InterfaceElement) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"], let value = runtimeValue(attribute) else {
        warn(
          attribute, "A runtime attribute of type '\(attribute["type"] ?? "")' isn't translated.")
        continue
      }
      write("nib.set(\(path.literal), of: \(element.id.literal), to: \(value))", at: attribute)
    }
  }

  private func runtimeValue(_ attribute: InterfaceElement) -> String? {
    let value = attribute.child(key: "value")
    switch attribute["type"] {
    case "boolean": return attribute.isYes("value") ? "true" : "false"
    case "number":
      guard let number = value?["value"], Double(number) != nil else { return nil }
      return "NSNumber(value: \(value?.name == "integer" ? number : "Double(\(number))"))"
    case "string", nil:
      return (attribute["value"] ?? value.map(\.text) ?? "").literal
    case "localizedString": return (value?.text ?? attribute["value"] ?? "").literal
    case "color": return value.flatMap(color)
    case "image": return attribute["value"].map { "UIImage(named: \($0.literal)) as Any" }
    case "point": return value.map { "CGPoint(x: \(number($0["x"])), y: \(number($0["y"])))" }
    case "size": return value.map(size)
    case "rect": return value.map(rect)
    case "nil": return "nil"
    default: return nil
    }
  }

  // Values of UIKit

  func number(_ text: String?) -> String { text.flatMap(Double.init).map { "\($0)" } ?? "0" }

  func rect(_ element: InterfaceElement) -> String {
    "CGRect(x: \(number(element["x"])), y: \(number(element["y"])), width: "
      + "\(number(element["width"])), height: \(number(element["height"])))"
  }

  func size(_ element: InterfaceElement) -> String {
    "CGSize(width: \(number(element["width"])), height: \(number(element["height"])))"
  }

  private static let palette: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
    "magenta", "orange", "purple", "brown", "clear", "systemRed", "systemGreen", "systemBlue",
    "systemOrange", "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo",
    "systemBrown", "systemMint", "systemCyan", "systemGray", "systemGray2", "systemGray3",
    "systemGray4", "systemGray5", "systemGray6", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "placeholderText", "link", "separator", "opaqueSeparator",
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "tintColor", "lightText", "darkText",
  ]

  /// A colour; nil for one that the headless UIKit doesn't have.
  func color(_ element: InterfaceElement) -> String? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      let bare = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
      return Self.palette.contains(bare) ? "UIColor.\(bare)" : nil
    }
    if let name = element["name"] { return "UIColor(named: \(name.literal)) as Any" }
    let alpha = number(element["alpha"] ?? "1")
    if let white = element["white"] {
      return "UIColor(white: \(number(white)), alpha: \(alpha))"
    }
    guard element["red"] != nil else { return nil }
    return "UIColor(red: \(number(element["red"])), green: \(number(element["green"])), blue: "
      + "\(number(element["blue"])), alpha: \(alpha))"
  }

  func image(_ element: InterfaceElement, _ attribute: String = "image") -> String? {
    guard let name = element[attribute] else { return nil }
    let isSystem = element[attribute == "image" ? "catalog" : "\(attribute)Catalog"] == "system"
    return "UIImage(\(isSystem ? "systemName" : "named"): \(name.literal))"
  }
}
