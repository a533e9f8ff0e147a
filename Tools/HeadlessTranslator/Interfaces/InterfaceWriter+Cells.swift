/// Tables and collection views: prototypes, static cells, layouts.
extension InterfaceWriter {
  func writeRows(of table: InterfaceElement) {
    for key in ["tableHeaderView", "tableFooterView"] {
      if let view = table.child(key: key) { write("it.\(key) = \(make(view))", at: view) }
    }
    for cell in table.list("prototypes") {
      guard let reuse = cell["reuseIdentifier"], !reuse.isEmpty else {
        warn(cell, "A prototype without a reuse identifier can't be dequeued.")
        continue
      }
      write(
        "nib.prototype(\(reuse.literal), in: it, \(prototype(of: cell, "UITableViewCell")))",
        at: cell)
    }
    let sections = table.list("sections").filter { $0.name == "tableViewSection" }
    guard table["dataMode"] == "static" || !sections.isEmpty else { return }
    write("var sections: [_InterfaceSection] = []", at: table)
    for section in sections { writeSection(section) }
    write("nib.staticSections(sections)", at: table)
  }

  private func writeSection(_ section: InterfaceElement) {
    write("do { var cells: [(UITableViewCell?, height: CGFloat?)] = []", at: section)
    for cell in section.list("cells") {
      let height = cell["rowHeight"].map { number($0) } ?? "nil"
      write("cells.append((\(make(cell)), height: \(height)))", at: cell)
    }
    let header = section["headerTitle"] ?? section.child(key: "headerTitle")?.text
    let footer = section["footerTitle"] ?? section.child(key: "footerTitle")?.text
    write(
      "sections.append(_InterfaceSection(header: \(header?.literal ?? "nil"), footer: "
        + "\(footer?.literal ?? "nil"), cells)) }", at: section)
  }

  /// Writes the function that loads a prototype, later, and returns a closure that calls it.
  private func prototype(of cell: InterfaceElement, _ base: String) -> String {
    let name = "prototype_\(cell.id.identifier)"
    later { [self] in
      write(
        "private static func \(name)(_ nib: _InterfaceObjects) -> \(base)? {", at: cell)
      write("let cell = \(make(cell))", at: cell)
      writeConstraints(in: [cell])
      writeConnections(in: [cell], early: nil)
      write("return cell", at: cell)
      write("}", at: cell)
    }
    return "{ \(name)($0) }"
  }

  func writeCell(_ cell: InterfaceElement) {
    writeContent(of: cell)
    let views = [
      "backgroundView", "selectedBackgroundView", "accessoryView", "editingAccessoryView",
    ]
    for key in views {
      if let view = cell.child(key: key) { write("it.\(key) = \(make(view))", at: view) }
    }
  }

  /// Writes what's in a cell's content view. The labels of a built-in style are the cell's own.
  func writeContent(of cell: InterfaceElement) {
    guard let content = cell.child(key: "contentView") else { return }
    let own = ["textLabel", "detailTextLabel", "imageView"].compactMap { key in
      cell[key].map { (id: $0, property: key) }
    }
    write("nib.add(\(content.id.literal), it.contentView)", at: content)
    writeRuntimeAttributes(of: content)
    for guide in content.children where guide.name == "viewLayoutGuide" {
      write("nib.add(\(guide.id.literal), guide: it.contentView.safeAreaLayoutGuide)", at: guide)
    }
    for subview in content.list("subviews") {
      if let property = own.first(where: { $0.id == subview.id })?.property {
        let type = property == "imageView" ? "UIImageView" : "UILabel"
        write("if let view = it.\(property) {", at: subview)
        write("nib.add(\(subview.id.literal), view) { (it: \(type)) in", at: subview)
        writeValues(of: subview)
        write("} }", at: subview)
      } else {
        write("if let view = \(make(subview)) { it.contentView.addSubview(view) }", at: subview)
      }
    }
  }

  // Collection views

  func writeItems(of collection: InterfaceElement) {
    if let layout = collection.child(key: "collectionViewLayout") { writeLayout(layout) }
    for cell in collection.list("cells") {
      guard let reuse = cell["reuseIdentifier"], !reuse.isEmpty else {
        warn(cell, "A prototype without a reuse identifier can't be dequeued.")
        continue
      }
      let make = prototype(of: cell, "UICollectionViewCell")
      write("nib.prototype(\(reuse.literal), in: it, \(make))", at: cell)
    }
    let kinds = ["sectionHeaderView": "Header", "sectionFooterView": "Footer"]
    for (key, kind) in kinds.sorted(by: { $0.key > $1.key }) {
      guard let view = collection.child(key: key) else { continue }
      guard let reuse = view["reuseIdentifier"], !reuse.isEmpty else {
        warn(view, "A prototype without a reuse identifier can't be dequeued.")
        continue
      }
      let make = prototype(of: view, "UICollectionReusableView")
      write(
        "nib.prototype(\(reuse.literal), kind: UICollectionView.elementKindSection\(kind), in: it, "
          + "\(make))", at: view)
    }
  }

  private func writeLayout(_ layout: InterfaceElement) {
    let isFlow = layout.name == "collectionViewFlowLayout"
    let base = isFlow ? "UICollectionViewFlowLayout" : "UICollectionViewLayout"
    let type = className(of: layout, else: base)
    write("do { let made: \(base)? = \(type)(coder: nib.coder)", at: layout)
    write("if let layout = made { nib.add(\(layout.id.literal), layout)", at: layout)
    if isFlow { writeFlow(layout) }
    write("it.collectionViewLayout = layout } }", at: layout)
  }

  private func writeFlow(_ layout: InterfaceElement) {
    for name in ["minimumLineSpacing", "minimumInteritemSpacing"] {
      if let value = layout[name] { write("layout.\(name) = \(number(value))", at: layout) }
    }
    if layout["scrollDirection"] == "horizontal" {
      write("layout.scrollDirection = .horizontal", at: layout)
    }
    for name in ["itemSize", "headerReferenceSize", "footerReferenceSize"] {
      if let size = layout.child(key: name) {
        write("layout.\(name) = \(self.size(size))", at: size)
      }
    }
    if let inset = layout.child(key: "sectionInset") {
      let sides = [("top", "minY"), ("left", "minX"), ("bottom", "maxY"), ("right", "maxX")]
      let values = sides.map { "\($0.0): \(number(inset[$0.1]))" }.joined(separator: ", ")
      write("layout.sectionInset = UIEdgeInsets(\(values))", at: inset)
    }
  }
}
