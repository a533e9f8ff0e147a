import PortableUIKit

/// Menus, share sheets, styled text and the app's own control.
final class DashboardViewController: UIViewController {
  private(set) var isGrid = true
  private(set) var shared: [String] = []
  let card = CardControl()

  private lazy var badge: UILabel = {
    $0.textAlignment = .center
    $0.font = .systemFont(ofSize: 12, weight: .semibold)
    $0.textColor = .white
    $0.backgroundColor = .systemRed
    $0.layer.cornerRadius = 9
    $0.layer.masksToBounds = true
    $0.setContentCompressionResistancePriority(.required, for: .horizontal)
    return $0
  }(UILabel())

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  override func loadView() {
    let view = UIView()
    view.backgroundColor = .secondarySystemBackground
    self.view = view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.titleView = badge
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        systemItem: .action, primaryAction: UIAction { [unowned self] _ in share() }),
      UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: layoutMenu()),
    ]
    toolbarItems = [.flexibleSpace(), editButtonItem]
    card.addAction(UIAction { [weak self] _ in self?.refreshBadge() }, for: .touchUpInside)
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.topAnchor.constraint(
        equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 2),
      card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 9 / 16),
    ])
    refreshBadge()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.view.setNeedsLayout() }, completion: nil)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) else {
      return
    }
    card.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  private func layoutMenu() -> UIMenu {
    UIMenu(
      options: .singleSelection,
      children: [
        UIDeferredMenuElement.uncached { [weak self] completion in
          let isGrid = self?.isGrid ?? false
          completion([
            UIAction(title: "Grid", state: isGrid ? .on : .off) { _ in self?.isGrid = true },
            UIAction(title: "List", state: isGrid ? .off : .on) { _ in self?.isGrid = false },
          ])
        }
      ])
  }

  private func share() {
    let sheet = UIActivityViewController(
      activityItems: [badge.text ?? ""], applicationActivities: nil)
    sheet.excludedActivityTypes = [.print]
    sheet.completionWithItemsHandler = { [weak self] activity, completed, _, _ in
      self?.shared.append("\(activity?.rawValue ?? "nothing") \(completed)")
    }
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(sheet, animated: true)
  }

  private func refreshBadge() {
    let count = NSMutableAttributedString(
      string: "\(card.taps)", attributes: [.font: UIFont.boldSystemFont(ofSize: 13)])
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    count.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: count.length))
    badge.attributedText = count
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UIAccessibility.post(notification: .announcement, argument: badge.text)
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: [.curveEaseOut, .allowUserInteraction],
      animations: { self.badge.transform = CGAffineTransform.identity.scaledBy(x: 1.2, y: 1.2) },
      completion: { _ in self.badge.transform = .identity })
  }
}

/// The app's own control, with a look for each of its states.
final class CardControl: UIControl {
  private(set) var taps = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    accessibilityTraits = [.button, .summaryElement]
    layer.borderWidth = 1
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : .clear }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touch.view === self && super.beginTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    taps += 1
  }
}
