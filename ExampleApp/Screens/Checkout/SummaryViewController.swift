import PortableUIKit

/// Says what an order costs, and places it.
@available(iOS 17.0, *)
final class SummaryViewController: UIViewController {
  var checkout: Checkout?

  private let summary = UILabel("")
  private lazy var placeButton = UIButton("Place order") { [weak self] in
    self?.checkout?.placeOrder()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addColumn([summary, placeButton])
    checkout?.bag.changes.observe(by: self) { [weak self] in self?.update() }
    checkout?.profile.changes.observe(by: self) { [weak self] in self?.update() }
    update()
  }

  private func update() {
    guard let checkout else { return }
    // The bag is empty if the order was placed in another window.
    let isEmpty = checkout.bag.count == 0
    placeButton.isHidden = isEmpty
    summary.text = isEmpty ? "Your bag is empty." : checkout.summary
  }
}
