// Observation needs iOS 17, and the package begins before that.
#if !canImport(UIKit)
import PortableSwiftUI
import PortableUIKit
import Testing

@MainActor @Suite("Views of observable objects", .simulated, .standInOnly)
struct ObservedViewTests {
  let stage = Stage()

  @Test("Rule 302: a view follows the properties that it reads, once a turn")
  func rule302() async {
    let account = Account()
    let log = stage.log
    let host = UIHostingController(rootView: AccountView(account: account, log: log))
    let window = await stage.show(host, keepingLog: true)
    #expect(window.writtenTexts == ["Ada", "<Ada>"])
    #expect(log.take() == ["body"])
    account.name = "Eve"
    account.name = "Bob"
    await stage.settle()
    #expect(window.writtenTexts == ["Bob", "<Bob>"])
    #expect(log.take() == ["body"])
    account.visits += 1
    await stage.settle()
    #expect(log.take() == [])
  }

  @Test("Rule 302: what a view no longer reads doesn't concern it")
  func rule302Unread() async {
    let account = Account()
    let log = stage.log
    let host = UIHostingController(rootView: AccountView(account: account, log: log))
    _ = await stage.show(host, keepingLog: true)
    account.isHidden = true
    await stage.settle()
    #expect(log.take() == ["body", "body"])
    account.name = "Eve"
    await stage.settle()
    #expect(log.take() == [])
  }

  @Test("Rule 302: a covered host follows, too")
  func rule302Covered() async {
    let account = Account()
    let host = UIHostingController(rootView: AccountView(account: account, log: stage.log))
    let stack = UINavigationController(rootViewController: host)
    let window = await stage.show(stack)
    stack.pushViewController(UIViewController(), animated: false)
    await stage.settle()
    #expect(host.viewIfLoaded?.window == nil)
    account.name = "Eve"
    await stage.settle()
    #expect(host.view.writtenTexts == ["Eve", "<Eve>"])
    _ = window
  }

  @Test("Rule 302: a change off the main actor counts as well")
  func rule302Thread() async {
    let account = Account()
    let host = UIHostingController(rootView: AccountView(account: account, log: stage.log))
    let window = await stage.show(host)
    await Task.detached { account.name = "Eve" }.value
    // The stage runs what is due, and waits for no task.
    await HeadlessDevice.current.settle()
    #expect(window.writtenTexts == ["Eve", "<Eve>"])
  }

  @Test("Rule 302: a change counts even if the view is rendered before it is made")
  func rule302Slow() async {
    let account = Account()
    let host = UIHostingController(rootView: AccountView(account: account, log: stage.log))
    let window = await stage.show(host)
    let (beginning, begun) = AsyncStream<Void>.makeStream()
    let end = DispatchSemaphore(value: 0)
    let setting = Task.detached {
      account.setName("Eve") {
        begun.finish()
        end.wait()
      }
    }
    for await _ in beginning {}
    host.rootView = AccountView(account: account, log: stage.log)
    await stage.settle()
    #expect(window.writtenTexts == ["Ada", "<Ada>"])
    end.signal()
    await setting.value
    await HeadlessDevice.current.settle()
    #expect(window.writtenTexts == ["Eve", "<Eve>"])
  }

  @Test("A bindable object has bindings to its properties")
  func bindable() async throws {
    let account = Account()
    let host = UIHostingController(rootView: AccountView(account: account, log: stage.log))
    let window = await stage.show(host)
    let field = try #require(window.control("Name") as? UITextField)
    stage.type("!", into: field)
    await stage.settle()
    #expect(account.name == "Ada!")
    #expect(window.writtenTexts == ["Ada!", "<Ada!>"])
  }

  @Test("An object in the environment reaches the views in it and its sheets")
  func environment() async throws {
    let account = Account()
    let host = UIHostingController(rootView: AccountPlace().environment(account))
    let window = await stage.show(host)
    #expect(window.writtenTexts == ["Ada", "[Sheet]"])
    await stage.tap("Sheet", in: window)
    #expect(host.presentedViewController?.view.writtenTexts == ["Ada"])
    account.name = "Eve"
    await stage.settle()
    #expect(host.presentedViewController?.view.writtenTexts == ["Eve"])
  }

  @Test("An observed object doesn't keep a host")
  func leaks() async {
    let account = Account()
    weak var host: UIViewController?
    do {
      let shown = UIHostingController(rootView: AccountView(account: account, log: stage.log))
      let window = await stage.show(shown)
      host = shown
      window.rootViewController = UIViewController()
      await stage.settle()
    }
    await stage.settle()
    #expect(host == nil)
  }
}

// `@Observable` needs the toolchain's macros; this is what it makes.
private final class Account: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private var values = (name: "Ada", visits: 0, isHidden: false)

  var name: String {
    get {
      registrar.access(self, keyPath: \.name)
      return values.name
    }
    set { setName(newValue) {} }
  }

  /// Calls `pause` when the views know of the change, but before it is made.
  func setName(_ name: String, after pause: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.name) {
      pause()
      values.name = name
    }
  }

  var visits: Int {
    get {
      registrar.access(self, keyPath: \.visits)
      return values.visits
    }
    set { registrar.withMutation(of: self, keyPath: \.visits) { values.visits = newValue } }
  }

  var isHidden: Bool {
    get {
      registrar.access(self, keyPath: \.isHidden)
      return values.isHidden
    }
    set { registrar.withMutation(of: self, keyPath: \.isHidden) { values.isHidden = newValue } }
  }
}

private struct AccountView: View {
  @Bindable var account: Account
  let log: EventLog

  var body: some View {
    let _ = log.add("body")
    if !account.isHidden {
      Text(account.name)
      TextField("Name", text: $account.name)
    }
  }
}

private struct AccountPlace: View {
  @Environment(Account.self) private var account
  @State private var isShown = false

  var body: some View {
    VStack {
      Text(account.name)
      Button("Sheet") { isShown = true }
    }
    .sheet(isPresented: $isShown) { AccountName() }
  }
}

private struct AccountName: View {
  @Environment(Account.self) private var account: Account?

  var body: some View { Text(account?.name ?? "nobody") }
}
#endif
