#if !canImport(UIKit)
/// A view that shows progress: a bar, or a spinner if nobody knows how much remains.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  public typealias Body = Never

  let fraction: Double?
  let isDeterminate: Bool
  let label: Label
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {
    self.init(fraction: nil, isDeterminate: false, label: EmptyView())
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, isDeterminate: false, label: label())
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, isDeterminate: false, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, isDeterminate: false, label: Text(title))
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: value.map { Double($0 / total) }, isDeterminate: true, label: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      fraction: value.map { Double($0 / total) }, isDeterminate: true, label: Text(titleKey))
  }
}

extension ProgressView: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let labels = node.render(label, at: .position(0), scope)
    if isDeterminate {
      let bar = node.object(at: -1) { UIProgressView() }
      bar.progress = Float(fraction ?? 0)
      return labels + [bar]
    }
    let spinner = node.object(at: -2) { UIActivityIndicatorView() }
    spinner.startAnimating()
    return labels + [spinner]
  }
}
#endif
