import PortableUIKit
import Testing

@testable import Storyboards

/// The views of a storyboard have its values, outlets and actions.
@MainActor @Suite(.serialized) struct ViewTests {
  @Test func `controls have their values, and call their actions`() throws {
    try Launched().run { app in
      let editor = try app.editor()
      _ = app.log()
      #expect(editor.nameField.placeholder == "What is it?")
      #expect(editor.nameField.keyboardType == .emailAddress)
      #expect(editor.kinds.selectedSegmentIndex == 1)
      #expect(editor.kinds.titleForSegment(at: 2) == "Three")
      #expect(!editor.kinds.isEnabledForSegment(at: 2))
      #expect(editor.amount.value == 3)
      #expect(editor.amount.maximumValue == 10)
      #expect(editor.count.value == 2)
      #expect(editor.count.stepValue == 0.5)
      #expect(editor.notes.text == "First line\nsecond \"line\"")
      #expect(!editor.notes.isEditable)
      #expect(!editor.disabledButton.isEnabled)
      #expect(editor.hiddenLabel.isHidden)
      app.device.user.type("Tea\n", into: editor.nameField)
      app.tap(editor.urgent)
      app.device.user.selectSegment(at: 0, in: editor.kinds)
      #expect(app.log() == ["name T", "name Te", "name Tea", "return", "urgent false", "kind 0"])
      app.tap(try #require(editor.navigationItem.leftBarButtonItem))
      try #expect(app.tabs.presentedViewController == nil)
      #expect(app.misuses == [])
    }
  }

  @Test func `collections, constraints and runtime attributes are set`() throws {
    try Launched().run { app in
      let editor = try app.editor()
      #expect(editor.captions.map(\.text) == ["Name", "Urgent"])
      #expect(editor.height.constant == 50)
      #expect(editor.height.firstItem === editor.card)
      #expect(editor.height.isActive)
      #expect(editor.card.cornerRadius == 12)
      #expect(editor.card.caption == "Card")
      #expect(editor.card.isRaised)
      #expect(editor.card.columns == 4)
      #expect(editor.card.edge == .systemRed)
      #expect(editor.card.layer.borderWidth == 2)
      #expect(editor.card.tagAtDecoding == 3)
      #expect(editor.stack.axis == .vertical)
      #expect(editor.stack.distribution == .fillEqually)
      #expect(editor.stack.spacing == 8)
      #expect(editor.stack.arrangedSubviews.count == 12)
    }
  }

  @Test func `prototypes have their own style, or the labels of their style`() throws {
    try Launched().run { app in
      let cells = try app.list.tableView.visibleCells
      #expect(cells.map(\.reuseIdentifier) == ["note", "note", "count"])
      let note = try #require(cells.first as? NoteCell)
      #expect(note.titleLabel.text == "Milk")
      #expect(note.titleLabel.superview === note.contentView)
      #expect(note.accessoryType == .detailDisclosureButton)
      _ = app.log()
      app.tap(note.starButton)
      #expect(app.log() == ["star 7"])
      #expect(cells[2].textLabel?.text == "Count")
      #expect(cells[2].detailTextLabel?.text == "2")
      #expect(cells[2].selectionStyle == .none)
    }
  }

  @Test func `an identifier without a prototype is UIKit's exception`() throws {
    try Launched().run { app in
      let table = try #require(try app.list.tableView)
      _ = table.dequeueReusableCell(withIdentifier: "nope", for: IndexPath(row: 0, section: 0))
      #expect(
        app.misuses == [
          "unable to dequeue a cell with identifier nope - must register a nib or a class for the "
            + "identifier or connect a prototype cell in a storyboard"
        ])
    }
  }

  @Test func `bars have their items`() throws {
    try Launched().run { app in
      let list = try app.list
      #expect(list.navigationItem.title == "My Notes")
      #expect(list.title == nil)
      #expect(list.navigationItem.largeTitleDisplayMode == .always)
      try #expect(app.stack.navigationBar.prefersLargeTitles)
      try #expect(!app.stack.isToolbarHidden)
      try #expect(app.stack.tabBarItem.title == "Notes")
      try #expect(app.tabs.viewControllers?[2].tabBarItem.badgeValue == "3")
      let edit = try #require(list.navigationItem.leftBarButtonItem)
      app.tap(edit)
      #expect(list.isEditing)
      #expect(edit.title == "Done")
    }
  }

  @Test func `static cells stand in their sections, and their segues lead on`() throws {
    try Launched().run { app in
      try app.tabs.selectedIndex = 1
      app.device.runUntilIdle()
      let settings = try #require(try app.tabs.selectedViewController as? SettingsViewController)
      let table = try #require(settings.tableView)
      #expect(table.style == .insetGrouped)
      #expect((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } == [1, 2])
      #expect(settings.tableView(table, titleForHeaderInSection: 0) == "Sounds")
      #expect(settings.tableView(table, titleForFooterInSection: 0) == "All of them")
      #expect(settings.tableView(table, titleForHeaderInSection: 1) == "About\nthis app")
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
      #expect(settings.versionCell.detailTextLabel?.text == "2")
      #expect(table.visibleCells.last === settings.versionCell)
      _ = app.log()
      app.tap(settings.soundSwitch)
      app.select(row: 0, section: 1, in: settings)
      #expect(app.log() == ["sound true", "setting 1 0"])
      try #expect(app.tabs.presentedViewController is AboutViewController)
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.visibleCells.count == 3)
      #expect(table.visibleCells.allSatisfy { $0.superview === table })
      #expect(app.misuses == [])
    }
  }

  @Test func `a collection has its layout, prototypes and header`() throws {
    try Launched().run { app in
      try app.tabs.selectedIndex = 2
      app.device.runUntilIdle()
      let grid = try #require(try app.tabs.selectedViewController as? GridViewController)
      let layout = try #require(
        grid.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)
      #expect(layout.itemSize == CGSize(width: 100, height: 80))
      #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
      let cells = grid.collectionView.visibleCells.compactMap { $0 as? TileCell }
      #expect(Set(cells.map(\.label.text)) == ["Tile 0", "Tile 1", "Tile 2"])
      let header = grid.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))
      #expect((header?.subviews.first as? UILabel)?.text == "Tiles")
      _ = app.log()
      app.device.user.selectItem(at: IndexPath(item: 1, section: 0), in: grid.collectionView)
      app.device.runUntilIdle()
      #expect(app.log() == ["tile Tile 1"])
      try #expect(app.tabs.presentedViewController is MenuViewController)
    }
  }

  @Test func `a page view controller has its style`() throws {
    try Launched().run { app in
      let book = try #require(try app.tabs.viewControllers?[3] as? BookViewController)
      #expect(book.transitionStyle == .scroll)
      #expect(book.navigationOrientation == .vertical)
      #expect(book.dataSource === book)
    }
  }

  @Test func `a frame follows the screen by its mask`() throws {
    let app = Launched()
    try app.run { app in
      let about = app.other("about")
      let close = try #require(about.view.subviews.first)
      let size = app.device.application.windows.first?.bounds.size ?? .zero
      #expect(close.frame == CGRect(x: size.width - 93, y: size.height - 72, width: 80, height: 44))
    }
  }
}
