import UIKit

class CookingViewController: UIViewController {

    var steps: [String] = []
    var onFinish: (() -> Void)?

    @IBOutlet weak var counterLabel: UILabel!
    @IBOutlet weak var stepLabel: UILabel!
    @IBOutlet weak var progressView: UIProgressView!
    @IBOutlet weak var previousButton: UIButton!
    @IBOutlet weak var nextButton: UIButton!

    private var index = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        showStep()
    }

    private func showStep() {
        counterLabel.text = "Step \(index + 1) of \(steps.count)"
        stepLabel.text = steps[index]
        progressView.progress = Float(index + 1) / Float(steps.count)
        previousButton.isEnabled = index > 0
        nextButton.setTitle(index == steps.count - 1 ? "Finish" : "Next", for: .normal)
    }

    @IBAction func previousTapped(_ sender: UIButton) {
        guard index > 0 else { return }
        index -= 1
        showStep()
    }

    @IBAction func nextTapped(_ sender: UIButton) {
        guard index < steps.count - 1 else {
            finish()
            return
        }
        index += 1
        showStep()
    }

    @IBAction func closeTapped(_ sender: UIButton) {
        dismiss(animated: true)
    }

    private func finish() {
        let alert = UIAlertController(title: "All Done", message: "Enjoy your meal!", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cook Again", style: .default) { [weak self] _ in
            self?.index = 0
            self?.showStep()
        })
        alert.addAction(UIAlertAction(title: "Finish", style: .default) { [weak self] _ in
            self?.onFinish?()
        })
        present(alert, animated: true)
    }
}
