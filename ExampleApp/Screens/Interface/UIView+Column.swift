import PortableUIKit

extension UIView {
  /// Puts a column of others into the view; a list in it takes the room that is left.
  func addColumn(_ views: [UIView]) {
    backgroundColor = .systemBackground
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    let room = safeAreaLayoutGuide
    var constraints = [
      column.topAnchor.constraint(equalTo: room.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: room.trailingAnchor, constant: -16),
    ]
    if views.contains(where: { $0 is UITableView }) {
      constraints.append(column.bottomAnchor.constraint(equalTo: room.bottomAnchor, constant: -16))
    }
    NSLayoutConstraint.activate(constraints)
  }
}

extension UILabel {
  convenience init(_ text: String) {
    self.init(frame: .zero)
    self.text = text
    numberOfLines = 0
  }
}

extension UIButton {
  convenience init(_ title: String, action: @escaping () -> Void) {
    self.init(type: .system, primaryAction: UIAction(title: title) { _ in action() })
  }
}

extension UITextField {
  convenience init(placeholder: String) {
    self.init(frame: .zero)
    self.placeholder = placeholder
    borderStyle = .roundedRect
  }
}

extension UIBarButtonItem {
  convenience init(_ title: String, action: @escaping () -> Void) {
    self.init(title: title, primaryAction: UIAction { _ in action() })
  }
}
