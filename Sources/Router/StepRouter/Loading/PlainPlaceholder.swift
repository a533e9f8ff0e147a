import PortableUIKit

/// Shows an activity indicator in the middle while a screen waits.
final class PlainPlaceholder: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    guard let view else { return }
    view.backgroundColor = .systemBackground
    let indicator = UIActivityIndicatorView(style: .large)
    indicator.startAnimating()
    indicator.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(indicator)
    NSLayoutConstraint.activate([
      indicator.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      indicator.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
  }
}
