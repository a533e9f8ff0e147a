import UIKit

final class TermsViewController: StackViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self,
                                                            action: #selector(done))
        addRows([
            UILabel(text: "1. A booking is binding once it has been confirmed."),
            UILabel(text: "2. A booking can be cancelled free of charge until seven days before departure."),
            UILabel(text: "3. Prices are per person and include all taxes.")
        ])
    }

    @objc private func done() {
        dismiss(animated: true)
    }
}
