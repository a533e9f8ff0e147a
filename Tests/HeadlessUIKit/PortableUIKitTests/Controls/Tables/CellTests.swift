import PortableUIKit
import Testing

@MainActor @Suite(.simulated, .standInOnly) struct CellTests {
  @Test func `a new cell makes none of its views until they are asked for`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
    #expect(cell.subviews == [])
    cell.textLabel?.text = "Title"
    #expect(cell.subviews == [cell.contentView])
    #expect(cell.contentView.subviews.map { ($0 as? UILabel)?.text } == ["Title"])
  }

  @Test func `which labels a cell has depends on its style`() {
    let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
    let cells = styles.map { UITableViewCell(style: $0, reuseIdentifier: nil) }
    #expect(cells.map { $0.detailTextLabel != nil } == [false, true, true, true])
    #expect(cells.map { $0.imageView != nil } == [true, true, false, true])
  }

  @Test func `a content configuration shows its texts and image`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Tea"
    content.secondaryText = "100 g"
    content.image = UIImage(systemName: "leaf")
    cell.contentConfiguration = content
    #expect(cell.contentView is UIListContentView)
    let texts = cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(texts == ["Tea", "100 g"])
    #expect((cell.contentConfiguration as? UIListContentConfiguration) == content)
  }

  @Test func `a configuration of the same type goes to the present view`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = UIListContentConfiguration.cell()
    content.text = "Tea"
    cell.contentConfiguration = content
    let view = cell.contentView
    content.text = "Coffee"
    cell.contentConfiguration = content
    #expect(cell.contentView === view)
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Coffee"])
    cell.contentConfiguration = Stars(count: 3)
    #expect(cell.contentView.tag == 3)
    #expect(view.superview == nil)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIContentView))
  }

  @Test func `the update handler is told the state with the layout after it has changed`() {
    let log = EventLog()
    let screen = Touchscreen()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { _, state in log("selected \(state.isSelected)") }
    screen.show(cell)
    #expect(log.take() == ["selected false"])
    cell.isSelected = true
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(log.take() == ["selected true"])
  }
}

/// An app's own content configuration.
private struct Stars: UIContentConfiguration {
  var count: Int

  func makeContentView() -> any UIView & UIContentView {
    StarsView(self)
  }

  func updated(for state: any UIConfigurationState) -> Stars { self }
}

private final class StarsView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ stars: Stars) {
    configuration = stars
    super.init(frame: .zero)
    tag = stars.count
  }

  required init?(coder: NSCoder) {
    return nil
  }
}
