import UIKit

final class SettingsViewModel {
    var onShowAbout: (() -> Void)?
    var onReset: (() -> Void)?
}

final class SettingsViewController: UIViewController {
    private var viewModel: SettingsViewModel!
    private let aboutButton = UIButton(type: .system)
    private let resetButton = UIButton(type: .system)

    convenience init(viewModel: SettingsViewModel) {
        self.init(nibName: nil, bundle: nil)
        self.viewModel = viewModel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        aboutButton.setTitle("About", for: .normal)
        aboutButton.addAction(UIAction { [weak self] _ in self?.viewModel.onShowAbout?() }, for: .touchUpInside)
        resetButton.setTitle("Reset Sample Data", for: .normal)
        resetButton.addAction(UIAction { [weak self] _ in self?.confirmReset() }, for: .touchUpInside)
        addStack([aboutButton, resetButton])
    }

    private func confirmReset() {
        let reset = UIAlertAction(title: "Reset", style: .destructive) { [weak self] _ in
            self?.viewModel.onReset?()
        }
        showAlert("Reset Sample Data?", message: "Your changes will be lost.", action: reset, cancel: "Cancel")
    }
}
