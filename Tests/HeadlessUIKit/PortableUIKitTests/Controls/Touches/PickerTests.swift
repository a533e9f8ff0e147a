import PortableUIKit
import Testing

@MainActor @Suite(.simulated, .standInOnly) struct PickerTests {
  private let log = EventLog()
  private let screen = Touchscreen()

  @Test func `a date is chosen within its range`() {
    let picker = UIDatePicker()
    let (early, late) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 100))
    picker.minimumDate = early
    picker.maximumDate = late
    let log = log
    picker.addAction(
      UIAction { _ in log("\(picker.date.timeIntervalSince1970)") }, for: .valueChanged)
    screen.show(picker)
    #expect(picker.date == late)
    screen.user.choose(Date(timeIntervalSince1970: 50), in: picker)
    screen.user.choose(Date(timeIntervalSince1970: -50), in: picker)
    #expect(log.take() == ["50.0", "0.0"])
    picker.setDate(late, animated: true)
    #expect(log.take() == [])
  }

  @Test func `a wheel tells of another row, from the user only`() {
    let picker = UIPickerView()
    let source = Wheels(log)
    picker.dataSource = source
    picker.delegate = source
    screen.show(picker)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    screen.user.choose(row: 2, ofComponent: 1, in: picker)
    screen.user.choose(row: 2, ofComponent: 1, in: picker)
    screen.user.choose(row: 3, ofComponent: 1, in: picker)
    #expect(log.take() == ["1.2"])
    picker.selectRow(1, inComponent: 0, animated: true)
    #expect(log.take() == [])
    #expect(picker.selectedRow(inComponent: 0) == 1)
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 1) == 0)
  }

  @Test func `a long press on a view offers its menu`() {
    let view = UIView()
    let owner = MenuOwner(log)
    let interaction = UIContextMenuInteraction(delegate: owner)
    view.addInteraction(interaction)
    screen.show(view)
    #expect(interaction.view === view)
    #expect(screen.user.chooseMenuAction("Copy", on: view))
    #expect(!screen.user.chooseMenuAction("Paste", on: view))
    view.removeInteraction(interaction)
    #expect(!screen.user.chooseMenuAction("Copy", on: view))
    #expect(log.take() == ["copied"])
  }
}

private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private let log: EventLog

  init(_ log: EventLog) {
    self.log = log
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    log("\(component).\(row)")
  }
}

private final class MenuOwner: NSObject, UIContextMenuInteractionDelegate {
  private let log: EventLog

  init(_ log: EventLog) {
    self.log = log
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [log] _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in log("copied") }])
    })
  }
}
