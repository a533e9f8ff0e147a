import SwiftUI
import UIKit

@Observable final class Tea {
  var name = "green"
  @ObservationIgnored var cups = 0
}

struct TeaView: SwiftUI.View {
  @Bindable var tea: Tea
  let note: (String) -> Void

  var body: some SwiftUI.View {
    TextField("Tea", text: $tea.name)
      .onChange(of: tea.name, initial: true) { note(tea.name) }
  }
}

final class ViewOfObservable: Screen {
  private let tea = Tea()

  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(rootView: TeaView(tea: tea) { [weak self] in self?.note($0) })
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
    button.addAction(UIAction { [tea] _ in tea.name = "black" }, for: .touchUpInside)
  }
}

final class TeaController: UIHostingController<Text> {
  private let cups: Int

  init(tea: String, cups: Int) {
    self.cups = cups
    super.init(rootView: Text(tea))
  }

  @MainActor required dynamic init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  @objc func pour() -> Int { cups }
}

final class HostWithInit: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let host = TeaController(tea: "green", cups: 2)
    note("\(host.perform(#selector(TeaController.pour)) != nil) \(host.pour())")
  }
}

final class ConditionOfSwiftUI: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    #if canImport(SwiftUI)
    note("SwiftUI")
    #else
    note("none")
    #endif
  }
}
