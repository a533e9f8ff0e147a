#if !canImport(UIKit)
/// An alert as a value, from before iOS 15.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton].compactMap(\.self)
  }

  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  public struct Button {
    let title: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: nil, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: .cancel, action: action)
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(title: Text(verbatim: "Cancel"), role: .cancel, action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: .destructive, action: action)
    }
  }
}

extension View {
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return self.alert(
      alert?.title ?? Text(verbatim: ""), .alert, isPresented, alert.map(AlertButtons.init),
      alert?.message)
  }

  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    let isPresented = Binding(
      get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }, in: ())
    return self.alert(
      alert?.title ?? Text(verbatim: ""), .alert, isPresented, alert.map(AlertButtons.init),
      alert?.message)
  }
}

private struct AlertButtons: View {
  let alert: Alert

  var body: some View {
    ForEach(alert.buttons.indices, id: \.self) { index in
      let button = alert.buttons[index]
      Button(role: button.role) {
        button.action?()
      } label: {
        button.title
      }
    }
  }
}
#endif
