import PortableUIKit
import Testing

@MainActor @Suite("Nibs", .simulated, .standInOnly) struct NibTests {
  #if !canImport(UIKit)
  private final class Card: UIView {
    var awakenings = 0

    override func awakeFromNib() {
      super.awakeFromNib()
      awakenings += 1
    }
  }

  /// Its nib is named after the class, with or without “Controller”.
  private final class CardViewController: RecordingScreen {
    let inner = Card()
    var awakenings = 0

    override func awakeFromNib() {
      super.awakeFromNib()
      awakenings += 1
    }
  }

  private final class PlainViewController: UIViewController {}

  let stage = Stage()
  let device = HeadlessDevice.current
  private let bundle = "NSBundle <\(Bundle.main.bundlePath)> (loaded)"

  private func declareCard(named name: String) {
    device.declareNib(
      named: name,
      NibContents(owner: CardViewController.self) { owner in
        let card = Card()
        card.addSubview(owner.inner)
        return card
      })
  }

  private func misuse(_ name: String, _ reason: String) -> Misuse {
    Misuse(rule: "M24", name: name, reason: reason)
  }

  @Test(
    "A nib is found by its name, or by the name of the class",
    arguments: [("Cards", "Cards"), (nil, "CardView"), (nil, "CardViewController")])
  func view(name: String?, file: String) {
    declareCard(named: file)
    let owner = CardViewController(nibName: name, bundle: nil)
    owner.name = "C"
    owner.log = stage.log
    #expect(owner.nibName == name)
    #expect(owner.view is Card)
    #expect(stage.log.take() == ["C.loadView", "C.viewDidLoad"])
    #expect((owner.view as? Card)?.awakenings == 1)
    #expect(owner.inner.awakenings == 1 && owner.inner.superview === owner.view)
    // The nib hasn't made its owner, so the owner doesn't awake.
    #expect(owner.awakenings == 0)
  }

  @Test("A class without a nib of its name has an empty view")
  func none() {
    declareCard(named: "CardView")
    let plain = PlainViewController()
    #expect(plain.view.subviews.isEmpty && !(plain.view is Card))
  }

  @Test("M24: loading a missing nib, or one that sets no view")
  func missing() {
    let away = PlainViewController(nibName: "Away", bundle: nil)
    #expect(away.view != nil)
    device.declareNib(named: "Loose", NibContents { [Card()] })
    let loose = PlainViewController(nibName: "Loose", bundle: nil)
    #expect(loose.view != nil)
    #expect(UINib(nibName: "Away", bundle: nil).instantiate(withOwner: nil).isEmpty)
    #expect(Bundle.main.loadNibNamed("Away", owner: nil) == nil)
    let name = "NSInternalInconsistencyException"
    let isMissing = misuse(name, "Could not load NIB in bundle: '\(bundle)' with name 'Away'")
    #expect(
      stage.simulation.takeMisuses() == [
        isMissing,
        misuse(
          name,
          "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Loose\" nib but the view "
            + "outlet was not set."), isMissing, isMissing,
      ])
  }

  @Test("M24: loading a nib for an owner that lacks its outlets")
  func wrongOwner() {
    declareCard(named: "CardView")
    let other = PlainViewController(nibName: "CardView", bundle: nil)
    #expect(other.view.subviews.isEmpty)
    #expect(
      stage.simulation.takeMisuses() == [
        misuse(
          "NSUnknownKeyException",
          "[\(described(other)) setValue:forUndefinedKey:]: this class is not key value "
            + "coding-compliant for the outlets of the nib 'CardView'.")
      ])
  }

  @Test("A nib makes new objects each time, and sets its owner's outlets")
  func instantiating() throws {
    device.declareNib(named: "Cards", NibContents { [Card(), Card()] })
    declareCard(named: "CardView")
    let nib = UINib(nibName: "Cards", bundle: nil)
    let first = try #require(nib.instantiate(withOwner: nil) as? [Card])
    let second = try #require(Bundle.main.loadNibNamed("Cards", owner: nil) as? [Card])
    #expect((first + second).map(\.awakenings) == [1, 1, 1, 1])
    #expect(Set((first + second).map(ObjectIdentifier.init)).count == 4)
    let owner = CardViewController(nibName: nil, bundle: nil)
    Bundle.main.loadNibNamed("CardView", owner: owner)
    #expect(owner.isViewLoaded && owner.inner.superview === owner.view)
  }

  @Test("A table view controller uses its nib's table, and keeps the data source set there")
  func table() {
    let source = UITableViewController()
    device.declareNib(
      named: "Own", NibContents(owner: UITableViewController.self) { _ in UITableView() })
    device.declareNib(
      named: "Given",
      NibContents(owner: UITableViewController.self) { _ in
        let table = UITableView()
        table.dataSource = source
        return table
      })
    device.declareNib(
      named: "Wrong", NibContents(owner: UITableViewController.self) { _ in Card() })
    let own = UITableViewController(nibName: "Own", bundle: nil)
    #expect(own.tableView.dataSource === own && own.tableView.delegate === own)
    let given = UITableViewController(nibName: "Given", bundle: nil)
    #expect(given.tableView.dataSource === source && given.tableView.delegate === given)
    let wrong = UITableViewController(nibName: "Wrong", bundle: nil)
    #expect(wrong.tableView.dataSource === wrong)
    #expect(
      stage.simulation.takeMisuses() == [
        misuse(
          "NSInternalInconsistencyException",
          "-[UITableViewController loadView] loaded the \"Wrong\" nib but didn't get a UITableView."
        )
      ])
  }

  private final class NibCell: UITableViewCell {}
  private final class NibHeader: UITableViewHeaderFooterView {}

  @Test("A table makes its cells and headers from registered nibs", arguments: ["row", nil])
  func cells(identifier: String?) {
    device.declareNib(
      named: "Cell",
      NibContents { [NibCell(style: .value1, reuseIdentifier: identifier)] })
    device.declareNib(named: "Header", NibContents { [NibHeader(reuseIdentifier: nil)] })
    let table = UITableView()
    table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "row")
    table.register(
      UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "head")
    let cell = table.dequeueReusableCell(withIdentifier: "row")
    #expect(cell is NibCell && cell?.reuseIdentifier == "row")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "head")
    #expect(header is NibHeader && header?.reuseIdentifier == "head")
    table.register(nil as UINib?, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
  }

  @Test("T5: a registered nib without exactly one cell, or with another reuse identifier")
  func invalidCells() {
    device.declareNib(named: "Two", NibContents { [NibCell(), NibCell()] })
    device.declareNib(
      named: "Other", NibContents { [NibCell(style: .default, reuseIdentifier: "other")] })
    let table = UITableView()
    for name in ["Two", "Other"] {
      table.register(UINib(nibName: name, bundle: nil), forCellReuseIdentifier: "row")
      let cell = table.dequeueReusableCell(
        withIdentifier: "row", for: IndexPath(row: 0, section: 0))
      #expect(cell.reuseIdentifier == "row")
    }
    let reasons = [
      "invalid nib registered for identifier (row) - nib must contain exactly one top level object "
        + "which must be a UITableViewCell instance",
      "cell reuse indicator in nib (other) does not match the identifier used to register the nib "
        + "(row)",
    ]
    #expect(
      stage.simulation.takeMisuses()
        == reasons.map {
          Misuse(rule: "T5", name: "NSInternalInconsistencyException", reason: $0)
        })
  }
  #endif
}
