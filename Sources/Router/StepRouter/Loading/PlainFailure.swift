import PortableUIKit

/// Shows the error's text, if it has any for users, and a button that loads again.
final class PlainFailure: UIViewController {
  private var text: String?
  private var retry: (@MainActor () -> Void)?

  static func made(
    for error: any Error, retry: @escaping @MainActor () -> Void
  ) -> PlainFailure {
    let screen = PlainFailure()
    screen.text = (error as? any LocalizedError)?.errorDescription
    screen.retry = retry
    return screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let view else { return }
    view.backgroundColor = .systemBackground
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Try Again") { [weak self] _ in self?.retry?() })
    let rows = UIStackView(arrangedSubviews: [label, button].compactMap { $0 })
    rows.axis = .vertical
    rows.alignment = .center
    rows.spacing = 16
    rows.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rows)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      rows.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      rows.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      rows.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
    ])
  }

  private var label: UILabel? {
    guard let text else { return nil }
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.textAlignment = .center
    return label
  }
}
