import UIKit

final class BookingGuestsViewController: StackViewController {
    var onContinue: ((Int) -> Void)?
    private let guestsLabel = UILabel(style: .body)
    private let guestsStepper = UIStepper()

    init(guests: Int) {
        super.init(title: "Guests")
        guestsStepper.minimumValue = 1
        guestsStepper.maximumValue = 6
        guestsStepper.value = Double(guests)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        guestsStepper.addTarget(self, action: #selector(guestsChanged), for: .valueChanged)
        let continueButton = UIButton.primary("Continue")
        continueButton.addTarget(self, action: #selector(continueBooking), for: .touchUpInside)
        addRows([
            UILabel(text: "Step 2 of 3", style: .subheadline),
            UIStackView(row: [guestsLabel, guestsStepper]),
            continueButton
        ])
        guestsChanged()
    }

    @objc private func guestsChanged() {
        guestsLabel.text = "Guests: \(Int(guestsStepper.value))"
    }

    @objc private func continueBooking() {
        onContinue?(Int(guestsStepper.value))
    }
}
