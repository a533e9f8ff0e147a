import PortableUIKit

/// A form in a sheet that asks before it discards changes.
final class ProfileFormViewController: UIViewController {
  struct Profile: Equatable {
    var name = ""
    var email = ""
    var wantsNews = false
    var language = 0
  }

  var profile = Profile()
  var onSave: (Profile) -> Void = { _ in }

  let nameField = UITextField()
  let emailField = UITextField()
  let newsSwitch = UISwitch()
  let languageControl = UISegmentedControl(items: ["Deutsch", "English", "Français"])
  private let errorLabel = UILabel()
  private var original = Profile()

  private lazy var saveItem = UIBarButtonItem(
    systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    original = profile
    view.backgroundColor = .systemGroupedBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    navigationItem.rightBarButtonItem = saveItem
    configureFields()
    layOut()
    fill()
    profileDidChange()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    nameField.becomeFirstResponder()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
  }

  private func configureFields() {
    nameField.placeholder = "Name"
    nameField.textContentType = .name
    nameField.returnKeyType = .next
    emailField.placeholder = "E-mail"
    emailField.keyboardType = .emailAddress
    emailField.autocapitalizationType = .none
    emailField.autocorrectionType = .no
    emailField.returnKeyType = .done
    for field in [nameField, emailField] {
      field.borderStyle = .roundedRect
      field.clearButtonMode = .whileEditing
      field.delegate = self
    }
    let read = UIAction { [weak self] _ in self?.readFields() }
    nameField.addAction(read, for: .editingChanged)
    emailField.addAction(read, for: .editingChanged)
    newsSwitch.addAction(read, for: .valueChanged)
    languageControl.addAction(read, for: .valueChanged)
    errorLabel.textColor = .systemRed
    errorLabel.font = .preferredFont(forTextStyle: .footnote)
    errorLabel.adjustsFontForContentSizeCategory = true
    errorLabel.numberOfLines = 0
    errorLabel.isHidden = true
  }

  private func layOut() {
    let newsLabel = UILabel()
    newsLabel.text = "News by mail"
    newsLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
    let newsRow = UIStackView(arrangedSubviews: [newsLabel, newsSwitch])
    newsRow.alignment = .firstBaseline
    let stack = UIStackView(
      arrangedSubviews: [nameField, emailField, errorLabel, newsRow, languageControl])
    stack.axis = .vertical
    stack.spacing = 12
    stack.setCustomSpacing(24, after: errorLabel)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.addSubview(stack)
    view.addSubview(scrollView)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  private func fill() {
    nameField.text = profile.name
    emailField.text = profile.email
    newsSwitch.isOn = profile.wantsNews
    languageControl.selectedSegmentIndex = profile.language
  }

  private func readFields() {
    profile = Profile(
      name: nameField.text ?? "", email: emailField.text ?? "", wantsNews: newsSwitch.isOn,
      language: languageControl.selectedSegmentIndex)
    profileDidChange()
  }

  private func profileDidChange() {
    let isComplete = !profile.name.isEmpty && profile.email.contains("@")
    saveItem.isEnabled = isComplete && profile != original
    isModalInPresentation = profile != original
    errorLabel.isHidden = profile.email.isEmpty || profile.email.contains("@")
    errorLabel.text = "This is no e-mail address."
  }

  private func save() {
    onSave(profile)
    dismiss(animated: true)
  }

  private func cancel() {
    profile == original ? dismiss(animated: true) : confirmDiscarding()
  }

  private func confirmDiscarding() {
    let alert = UIAlertController(
      title: "Discard changes?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true)
      })
    alert.preferredAction = alert.actions.first
    present(alert, animated: true)
  }
}

extension ProfileFormViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField {
      emailField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text = (textField.text ?? "") as NSString
    return text.replacingCharacters(in: range, with: string).count <= 40
  }
}

extension ProfileFormViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    confirmDiscarding()
  }
}
