#if !canImport(UIKit)
/// A control for choosing a number in a range. The label names it.
public struct Slider<Label: View, ValueLabel: View>: View {
  public typealias Body = Never

  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let onEditingChanged: (Bool) -> Void
  let label: Label

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?,
    _ onEditingChanged: @escaping (Bool) -> Void, _ label: Label
  ) {
    self.value = Binding<Double>(
      get: { Double(value.wrappedValue) },
      set: { new in
        guard let step, step > 0 else { return value.wrappedValue = V(new) }
        let steps = ((V(new) - bounds.lowerBound) / step).rounded()
        value.wrappedValue = min(bounds.lowerBound + steps * step, bounds.upperBound)
      }, in: ())
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.onEditingChanged = onEditingChanged
    self.label = label
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label())
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), onEditingChanged, label())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), onEditingChanged, EmptyView())
  }
}

extension Slider: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let control = node.element { UISlider() }
    let labels = node.render(label, at: .position(0), scope)
    control.accessibilityLabel = labels.flatMap(\.texts).joined(separator: ", ")
    control.minimumValue = Float(bounds.lowerBound)
    control.maximumValue = Float(bounds.upperBound)
    control.value = Float(value.wrappedValue)
    control.isEnabled = scope.environment.isEnabled
    control.addAction(
      UIAction(identifier: .rendered) { [weak control, value, onEditingChanged] _ in
        guard let control else { return }
        onEditingChanged(true)
        value.wrappedValue = Double(control.value)
        onEditingChanged(false)
      }, for: .valueChanged)
    return [control]
  }
}
#endif
