import UIKit

final class HabitDetailViewController: UIViewController {

    let streakLabel = UILabel()
    let doneButton = UIButton(type: .system)

    private let viewModel: HabitDetailViewModel

    init(viewModel: HabitDetailViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = viewModel.title
        view.backgroundColor = .systemBackground
        doneButton.setTitle("Done for today", for: .normal)
        doneButton.addTarget(self, action: #selector(doneTapped), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [streakLabel, doneButton])
        stack.axis = .vertical
        stack.spacing = 12
        view.addSubview(stack)

        let tap = UITapGestureRecognizer(target: self, action: #selector(streakTapped))
        streakLabel.isUserInteractionEnabled = true
        streakLabel.addGestureRecognizer(tap)

        viewModel.onChange = { [weak self] in self?.update() }
        update()
    }

    private func update() {
        streakLabel.text = viewModel.streakText
        doneButton.isEnabled = viewModel.canComplete
    }

    @objc private func doneTapped() {
        viewModel.complete()
    }

    @objc private func streakTapped() {
        UIView.animate(withDuration: 0.2) { self.streakLabel.alpha = 0.5 }
        navigationItem.prompt = "Keep going"
    }
}
