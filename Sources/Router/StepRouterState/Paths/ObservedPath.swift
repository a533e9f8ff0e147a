import Observation
import PortableUIKit
import StepRouter

/// A path in an app's model, of any type.
@available(iOS 17.0, *)
@MainActor
protocol PathSource<Element>: AnyObject {
  associatedtype Element: PathElement

  /// The model's path; nil if the model is gone.
  var path: [Element]? { get }
  func set(_ path: [Element])
}

/// A path in an observable model, which it refers to weakly.
@available(iOS 17.0, *)
@MainActor
final class ObservedPath<Model: AnyObject & Observable, Element: PathElement>: PathSource {
  private weak var model: Model?
  private let keyPath: ReferenceWritableKeyPath<Model, [Element]>
  private let watch: ObservationWatch

  /// Creates the source.
  ///
  /// - Parameter onChange: Called on the main actor right before the path gets another value. Read
  ///   the path on the next turn of the run loop, so that several changes count as one.
  init(
    _ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, [Element]>,
    onChange: @escaping @MainActor () -> Void
  ) {
    self.model = model
    self.keyPath = keyPath
    watch = ObservationWatch(onChange: onChange)
  }

  var path: [Element]? {
    guard let model else { return nil }
    return watch.tracking { model[keyPath: keyPath] }
  }

  func set(_ path: [Element]) { model?[keyPath: keyPath] = path }
}

/// Reports the first change after each reading.
@available(iOS 17.0, *)
@MainActor
private final class ObservationWatch {
  private let onChange: @MainActor () -> Void
  private var isTracking = false

  init(onChange: @escaping @MainActor () -> Void) { self.onChange = onChange }

  func tracking<Value>(_ read: () -> Value) -> Value {
    if isTracking { return read() }
    isTracking = true
    return withObservationTracking(read) { [weak self] in
      #if canImport(UIKit)
      let isOnMainActor = Thread.isMainThread
      #else
      let isOnMainActor = MainQueue.isCurrent
      #endif
      if isOnMainActor {
        MainActor.assumeIsolated { self?.willChange() }
      } else {
        Task { @MainActor in self?.willChange() }
      }
    }
  }

  private func willChange() {
    isTracking = false
    onChange()
  }
}
