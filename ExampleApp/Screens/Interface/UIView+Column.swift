import PortableUIKit

extension UIView {
  /// Adds a column of views. It scrolls if it's taller than the screen, for example with large text
  /// or in landscape. Dragging dismisses the keyboard.
  func addColumn(_ views: [UIView]) {
    backgroundColor = .systemBackground
    let scroll = UIScrollView()
    #if !os(visionOS)
    scroll.keyboardDismissMode = .onDrag
    #endif
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 12
    for view in [scroll, column] { view.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(scroll)
    scroll.addSubview(column)
    let room = safeAreaLayoutGuide
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: topAnchor),
      scroll.bottomAnchor.constraint(equalTo: bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
    ])
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
    // The placeholder disappears as soon as there's text.
    accessibilityLabel = placeholder
    accessibilityIdentifier = placeholder
    borderStyle = .roundedRect
  }

  /// Creates a field that takes text literally: no capitalization, no corrections.
  convenience init(literal placeholder: String, keyboard: UIKeyboardType = .default) {
    self.init(placeholder: placeholder)
    keyboardType = keyboard
    autocapitalizationType = .none
    autocorrectionType = .no
  }
}

extension UIBarButtonItem {
  convenience init(_ title: String, action: @escaping () -> Void) {
    self.init(title: title, primaryAction: UIAction { _ in action() })
  }
}
