import UIKit

extension UILabel {
    convenience init(text: String? = nil, style: UIFont.TextStyle = .body) {
        self.init(frame: .zero)
        self.text = text
        font = .preferredFont(forTextStyle: style)
        numberOfLines = 0
    }
}

extension UIButton {
    static func primary(_ title: String) -> UIButton {
        let button = UIButton.plain(title)
        button.setTitleColor(.white, for: .normal)
        button.backgroundColor = .systemBlue
        button.layer.cornerRadius = 10
        button.heightAnchor.constraint(equalToConstant: 48).isActive = true
        return button
    }

    static func plain(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }
}

extension UIStackView {
    convenience init(row views: [UIView]) {
        self.init(arrangedSubviews: views)
        alignment = .center
        distribution = .equalSpacing
        spacing = 12
    }
}
