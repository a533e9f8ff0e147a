import PortableUIKit
import Testing

@MainActor @Suite(.simulated, .standInOnly) struct TapTests {
  private let log = EventLog()
  private let screen = Touchscreen()

  @Test func `a tap on a button goes down, then up, and triggers its action`() {
    let button = UIButton(type: .system)
    button.log(touchEvents, to: log)
    screen.show(button)
    #expect(screen.user.tap(button))
    #expect(log.take() == ["touchDown", "touchUpInside", "primaryActionTriggered"])
    #expect(button.state == .normal)
  }

  @Test func `a button is highlighted while the touch is down, not after`() {
    let button = UIButton(type: .system)
    let log = log
    button.addAction(
      UIAction { _ in log("down \(button.isHighlighted) \(button.isTracking)") }, for: .touchDown)
    button.addAction(
      UIAction { _ in log("up \(button.isHighlighted) \(button.isTracking)") }, for: .touchUpInside)
    screen.show(button)
    screen.user.tap(button)
    #expect(log.take() == ["down true true", "up false false"])
  }

  @Test func `a tap on a switch changes it and says so`() {
    let toggle = UISwitch()
    let log = log
    toggle.addAction(UIAction { _ in log("isOn \(toggle.isOn)") }, for: .valueChanged)
    screen.show(toggle)
    screen.user.tap(toggle)
    screen.user.tap(toggle)
    #expect(log.take() == ["isOn true", "isOn false"])
    toggle.setOn(true, animated: false)
    #expect(log.take() == [])
  }

  @Test func `a slider is dragged within its range`() {
    let slider = UISlider()
    slider.maximumValue = 10
    let log = log
    slider.addAction(UIAction { _ in log("\(slider.value)") }, for: .valueChanged)
    screen.show(slider)
    screen.user.drag(slider, to: 4)
    screen.user.drag(slider, to: 40)
    #expect(log.take() == ["4.0", "10.0"])
    slider.value = 2
    slider.maximumValue = 1
    #expect(slider.value == 1)
    #expect(log.take() == [])
  }

  @Test func `a stepper counts, stops at its ends, or wraps`() {
    let stepper = UIStepper()
    stepper.maximumValue = 2
    let log = log
    stepper.addAction(UIAction { _ in log("\(stepper.value)") }, for: .valueChanged)
    screen.show(stepper)
    for _ in 0..<3 { screen.user.increment(stepper) }
    #expect(log.take() == ["1.0", "2.0"])
    stepper.wraps = true
    screen.user.increment(stepper)
    screen.user.decrement(stepper)
    #expect(log.take() == ["0.0", "2.0"])
  }

  @Test func `a segmented control tells of another segment, not of the same one`() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    let log = log
    control.addAction(
      UIAction { _ in log("\(control.selectedSegmentIndex)") }, for: .valueChanged)
    screen.show(control)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    screen.user.selectSegment(at: 1, in: control)
    screen.user.selectSegment(at: 1, in: control)
    screen.user.selectSegment(at: 0, in: control)
    #expect(log.take() == ["1", "0"])
    control.setEnabled(false, forSegmentAt: 2)
    screen.user.selectSegment(at: 2, in: control)
    control.selectedSegmentIndex = 1
    #expect(log.take() == [])
  }

  @Test func `a segment's own action runs before the control's`() {
    let log = log
    let control = UISegmentedControl(
      frame: .zero,
      actions: [UIAction(title: "A") { _ in log("A") }, UIAction(title: "B") { _ in log("B") }])
    control.addAction(UIAction { _ in log("changed") }, for: .valueChanged)
    screen.show(control)
    screen.user.selectSegment(at: 1, in: control)
    #expect(log.take() == ["B", "changed"])
    #expect(control.titleForSegment(at: 0) == "A")
  }

  @Test func `inserted and removed segments carry the selection with them`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    #expect(control.titleForSegment(at: 1) == "Two")
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `pulling a list down begins one refresh`() {
    let scrollView = UIScrollView()
    let refresh = UIRefreshControl()
    let log = log
    refresh.addAction(
      UIAction { _ in log("refresh \(refresh.isRefreshing)") }, for: .valueChanged)
    scrollView.refreshControl = refresh
    screen.show(scrollView)
    screen.user.pullToRefresh(scrollView)
    screen.user.pullToRefresh(scrollView)
    #expect(log.take() == ["refresh true"])
    refresh.endRefreshing()
    screen.user.pullToRefresh(scrollView)
    #expect(log.take() == ["refresh true"])
  }
}
