import PortableUIKit

final class FirstScreen: UIViewController {
  init(nibName: String?, bundle: Bundle?) {  // refused: requires an 'override' keyword
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class SecondScreen: UITableViewController {
  required init(nibName: String?, bundle: Bundle?) {  // refused: requires an 'override' keyword
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
