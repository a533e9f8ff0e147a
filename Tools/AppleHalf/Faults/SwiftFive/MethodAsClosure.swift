import PortableUIKit

func build(_ make: @escaping @Sendable () -> UIViewController?) {}

final class Builder {
  func screen() -> UIViewController? { nil }

  func start() {
    build(screen)  // refused: converting non-Sendable function value
  }
}
