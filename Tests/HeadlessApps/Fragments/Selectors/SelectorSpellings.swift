import UIKit

final class BareName: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }
  @objc func tapped() { note("tapped") }
}

final class NameWithLabels: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
  }
  @objc func tapped(_ sender: UIButton) { note("tapped \(sender === button)") }
}

final class NameOnSelf: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(self.tapped), for: .touchUpInside)
  }
  @objc func tapped(sender: UIButton) { note("tapped \(sender === button)") }
}

final class NameOnType: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(NameOnType.tapped), for: .touchUpInside)
  }
  @objc func tapped(_ sender: Any) { note("tapped \(sender is UIButton)") }
}

final class NameOnTypeWithLabels: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(NameOnTypeWithLabels.tapped(_:)), for: .touchUpInside)
  }
  @objc func tapped(_ sender: UIButton!) { note("tapped \(sender!.isEnabled)") }
}

final class NameOnOwnType: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(Self.tapped), for: .touchUpInside)
  }
  @objc func tapped() { note("tapped") }
}

final class NameOnNestedType: Screen {
  final class Helper: NSObject {
    weak var screen: Screen?
    @objc func tapped() { screen?.note("helper tapped") }
  }
  let helper = Helper()
  override func viewDidLoad() {
    super.viewDidLoad()
    helper.screen = self
    button.addTarget(
      helper, action: #selector(NameOnNestedType.Helper.tapped), for: .touchUpInside)
  }
}

final class NameOnObject: Screen {
  final class Helper {
    var count = 0
    @objc func increase() { count += 1 }
  }
  let helper = Helper()
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(helper, action: #selector(helper.increase), for: .touchUpInside)
    button.addTarget(self, action: #selector(tell), for: .touchUpInside)
  }
  @objc func tell() { note("\(helper.count)") }
}

final class NameWithCast: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(
      self, action: #selector(tapped as (UIButton) -> Void), for: .touchUpInside)
  }
  @objc func tapped() { note("nothing") }
  @objc func tapped(_ sender: UIButton) { note("sender") }
}

final class NameWithCastOnType: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(
      self, action: #selector(NameWithCastOnType.tapped as (NameWithCastOnType) -> () -> Void),
      for: .touchUpInside)
  }
  @objc func tapped() { note("nothing") }
  @objc func tapped(_ sender: UIButton) { note("sender") }
}

final class SenderAndEvent: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped(_:event:)), for: .touchUpInside)
  }
  @objc func tapped(_ sender: UIButton, event: UIEvent?) { note("tapped \(sender === button)") }
}

final class LabelledArgument: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(handle(tap:)), for: .touchUpInside)
    note(NSStringFromSelector(#selector(handle(tap:))))
  }
  @objc func handle(tap sender: UIButton) { note("tapped") }
}

final class PrepositionLabel: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(react(to:)), for: .touchUpInside)
    note("\(#selector(react(to:)))")
  }
  @objc func react(to sender: UIButton) { note("tapped") }
}

final class NameAcrossLines: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(
      self,
      action: #selector(
        tapped(
          _:
        )
      ),
      for: .touchUpInside)
    note("line \(#line)")
  }
  @objc func tapped(_ sender: UIButton) { note("tapped") }
}

final class StringName: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: Selector("tapped"), for: .touchUpInside)
  }
  @objc func tapped() { note("tapped") }
}

final class StringNameInTwoParentheses: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: Selector(("tapped:")), for: .touchUpInside)
  }
  @objc func tapped(_ sender: UIButton) { note("tapped") }
}

final class LiteralName: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: "tapped:", for: .touchUpInside)
  }
  @objc func tapped(_ sender: UIButton) { note("tapped") }
}

final class NameFromFoundation: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: NSSelectorFromString("tapped"), for: .touchUpInside)
  }
  @objc func tapped() { note("tapped") }
}
