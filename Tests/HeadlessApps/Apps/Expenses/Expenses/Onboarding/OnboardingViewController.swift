import UIKit

protocol OnboardingViewControllerDelegate: AnyObject {
    func onboardingDidFinish(_ onboarding: OnboardingViewController)
}

final class OnboardingViewController: UIViewController {
    weak var delegate: OnboardingViewControllerDelegate?

    private let tips = [
        "Keep track of what you spend, month by month.",
        "Tap + to add an expense and give it a category.",
        "Set a monthly budget and see where the money goes."
    ]
    private let tipLabel = UILabel()
    private let startButton = UIButton(type: .system)
    private var tipIndex = 0
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tipLabel.text = tips[tipIndex]
        tipLabel.font = .preferredFont(forTextStyle: .title2)
        tipLabel.textAlignment = .center
        tipLabel.numberOfLines = 0
        startButton.setTitle("Get Started", for: .normal)
        startButton.addTarget(self, action: #selector(startTapped), for: .touchUpInside)
        addStack([tipLabel, startButton], spacing: 32, below: view.centerYAnchor)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        timer = Timer.scheduledTimer(timeInterval: 3, target: self, selector: #selector(showNextTip),
                                     userInfo: nil, repeats: true)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
    }

    @objc private func showNextTip() {
        tipIndex = (tipIndex + 1) % tips.count
        tipLabel.text = tips[tipIndex]
    }

    @objc private func startTapped() {
        delegate?.onboardingDidFinish(self)
    }
}
