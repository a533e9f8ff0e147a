#if !canImport(UIKit)
/// A part of an app with a life cycle that the system manages, such as a window.
@preconcurrency @MainActor public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Traps, as in SwiftUI, because there's no value to return. A primitive scene has no body, and
  /// nothing here asks for it.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A result builder that combines the scenes in a closure.
@resultBuilder public struct SceneBuilder {
  @MainActor public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  @MainActor public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }

  @MainActor public static func buildBlock<First: Scene, each Next: Scene>(
    _ first: First, _ next: repeat each Next
  ) -> some Scene {
    var windows = first.declaredWindows
    for scene in repeat each next { windows += scene.declaredWindows }
    return SceneList(declaredWindows: windows)
  }
}

/// Several scenes together.
struct SceneList: Scene, WindowDeclaring {
  typealias Body = Never

  let declaredWindows: [DeclaredWindow]
}

/// A scene that declares windows itself, not by a body.
@MainActor protocol WindowDeclaring {
  var declaredWindows: [DeclaredWindow] { get }
}

/// The declaration of a window.
struct DeclaredWindow {
  let id: String?
  /// Whether the window can show a value.
  let accepts: (_ value: Any) -> Bool
  /// Makes the content, for a value that the window accepts or for none.
  let makeRoot: @MainActor (_ value: Any?) -> UIViewController
}

extension Scene {
  /// The windows of this scene and of its body, in the order of their declaration.
  var declaredWindows: [DeclaredWindow] {
    (self as? any WindowDeclaring)?.declaredWindows ?? body.declaredWindows
  }
}
#endif
