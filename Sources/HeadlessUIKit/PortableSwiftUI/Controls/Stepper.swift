#if !canImport(UIKit)
/// A control that increments and decrements a value. The label appears beside it and names it.
public struct Stepper<Label: View>: View {
  public typealias Body = Never

  /// The value as a number, and its limits.
  struct Scale {
    var value = 0.0
    var range = -Double.infinity...Double.infinity
    var step = 1.0
  }

  let scale: Scale
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  let label: Label

  private init(
    _ scale: Scale, _ increment: (() -> Void)?, _ decrement: (() -> Void)?,
    _ onEditingChanged: @escaping (Bool) -> Void, _ label: Label
  ) {
    self.scale = scale
    self.increment = increment
    self.decrement = decrement
    self.onEditingChanged = onEditingChanged
    self.label = label
  }
}

extension Stepper {
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Scale(), onIncrement, onDecrement, onEditingChanged, label())
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, onEditingChanged, label())
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, onEditingChanged, label())
  }

  fileprivate init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void, _ label: Label
  ) {
    var scale = Scale(value: value.wrappedValue.number, step: abs(step.number))
    if let bounds { scale.range = bounds.lowerBound.number...bounds.upperBound.number }
    let move: (V.Stride) -> Void = { step in
      let moved = value.wrappedValue.advanced(by: step)
      value.wrappedValue =
        bounds.map { min(max(moved, $0.lowerBound), $0.upperBound) } ?? moved
    }
    self.init(scale, { move(step) }, { move(0 - step) }, onEditingChanged, label)
  }
}

extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Scale(), onIncrement, onDecrement, onEditingChanged, Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Scale(), onIncrement, onDecrement, onEditingChanged, Text(title))
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, onEditingChanged, Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, onEditingChanged, Text(title))
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, onEditingChanged, Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, onEditingChanged, Text(title))
  }
}

extension Stepper: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let control = node.element { UIStepper() }
    let labels = node.render(label, at: .position(0), scope)
    control.accessibilityLabel = labels.flatMap(\.texts).joined(separator: ", ")
    control.minimumValue = decrement == nil ? scale.value : scale.range.lowerBound
    control.maximumValue = increment == nil ? scale.value : scale.range.upperBound
    control.stepValue = scale.step
    control.value = scale.value
    control.isEnabled = scope.environment.isEnabled
    control.addAction(
      UIAction(identifier: .rendered) { [weak control, self] _ in
        guard let control, control.value != scale.value else { return }
        onEditingChanged(true)
        if control.value > scale.value { increment?() } else { decrement?() }
        onEditingChanged(false)
        // A value that stays what it was renders nothing anew.
        control.value = scale.value
      }, for: .valueChanged)
    return labels + [control]
  }
}

extension Strideable {
  /// The value as a number; zero if it's of a kind that nobody has thought of.
  fileprivate var number: Double { numberOf(self) }
}

extension SignedNumeric where Self: Comparable {
  fileprivate var number: Double { numberOf(self) }
}

private func numberOf(_ value: Any) -> Double {
  switch value {
  case let value as any BinaryInteger: Double(value)
  case let value as any BinaryFloatingPoint: Double(value)
  case let value as Date: value.timeIntervalSinceReferenceDate
  default: 0
  }
}
#endif
