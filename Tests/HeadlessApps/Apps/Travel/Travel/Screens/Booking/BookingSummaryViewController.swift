import UIKit

final class BookingSummaryViewController: StackViewController {
    var onTerms: (() -> Void)?
    var onConfirm: (() -> Void)?
    private let draft: BookingDraft
    private let store: TravelStore
    private let acceptSwitch = UISwitch()

    init(draft: BookingDraft, store: TravelStore) {
        self.draft = draft
        self.store = store
        super.init(title: "Summary")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let termsButton = UIButton.plain("Read the Terms")
        termsButton.addAction(UIAction { [weak self] _ in self?.onTerms?() }, for: .touchUpInside)
        let confirmButton = UIButton.primary("Confirm Booking")
        confirmButton.addTarget(self, action: #selector(confirm), for: .touchUpInside)
        addRows([
            UILabel(text: "Step 3 of 3", style: .subheadline),
            UILabel(text: "\(draft.trip.title), \(draft.departure)", style: .title2),
            UILabel(text: "Guests: \(draft.guests)"),
            UILabel(text: "Total: \(store.price(draft.total))", style: .headline),
            UIStackView(row: [UILabel(text: "I accept the terms"), acceptSwitch]),
            termsButton, confirmButton
        ])
    }

    @objc private func confirm() {
        if acceptSwitch.isOn {
            onConfirm?()
        } else {
            presentAlert(title: "Terms Not Accepted", message: "Accept the terms to confirm your booking.")
        }
    }
}
