import UIKit

final class HabitCell: UITableViewCell {

    static let reuseIdentifier = String(describing: HabitCell.self)

    var onDone: (() -> Void)?

    private(set) lazy var doneButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Done", for: .normal)
        button.addTarget(self, action: #selector(doneTapped), for: .touchUpInside)
        return button
    }()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(doneButton)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        onDone = nil
    }

    func configure(with habit: Habit) {
        textLabel?.text = "\(habit.name), \(habit.streak)"
        doneButton.isEnabled = !habit.isDoneToday
    }

    @objc private func doneTapped() {
        onDone?()
    }
}
