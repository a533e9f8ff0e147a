import UIKit

final class OverrideInExtension: Screen {}

extension OverrideInExtension {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("line \(#line)")
  }

  override var prefersStatusBarHidden: Bool { true }
}

class Refreshing: Screen {}

extension Refreshing {
  @objc func refresh() { note("base") }
}

final class OverrideOfExtension: Refreshing {
  override func viewDidLoad() {
    super.viewDidLoad()
    refresh()
    perform(#selector(refresh))
  }
  override func refresh() {
    super.refresh()
    note("subclass")
  }
}

final class InitWithModel: UIViewController {
  let name: String
  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class ScreenWithModel: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    note(InitWithModel(name: "tea").name)
  }
}

class InitFromNib: UIViewController {
  private(set) var isMade = false
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    isMade = true
  }
  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }
  convenience init(title: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }
}

final class ScreenFromNib: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let made = InitFromNib(title: "Tea")
    note("\(made.isMade) \(made.title ?? "nil")")
  }
}

final class StackOfApp: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    navigationBar.isTranslucent = false
  }
  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class ScreenInStackOfApp: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    note("\(StackOfApp(rootViewController: UIViewController()).viewControllers.count)")
  }
}

final class ProductCell: UITableViewCell {
  private let star = UIButton()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    star.addTarget(self, action: #selector(starred), for: .touchUpInside)
    contentView.addSubview(star)
  }
  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
  var onStar: (() -> Void)?
  func press() { star.sendActions(for: .touchUpInside) }
  @objc private func starred() { onStar?() }
}

final class CellWithAction: Screen {
  let table = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(ProductCell.self, forCellReuseIdentifier: "product")
    let cell =
      table.dequeueReusableCell(withIdentifier: "product", for: IndexPath(row: 0, section: 0))
      as! ProductCell
    cell.onStar = { [unowned self] in note("starred") }
    cell.press()
  }
}

final class TextAsObject: Screen, UITextFieldDelegate {
  let field = UITextField()
  override func viewDidLoad() {
    super.viewDidLoad()
    field.text = "te"
    field.delegate = self
    _ = field.delegate?.textField?(
      field, shouldChangeCharactersIn: NSRange(location: 2, length: 0), replacementString: "a")
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
    note(text)
    return true
  }
}
