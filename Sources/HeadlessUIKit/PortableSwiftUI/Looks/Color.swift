#if !canImport(UIKit)
/// A color. A headless device doesn't draw, so as a view it's nothing.
public struct Color: Hashable, ShapeStyle {
  private let name: String

  private init(named name: String) { self.name = name }

  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  public init(uiColor: UIColor) { name = "UIColor \(ObjectIdentifier(uiColor))" }

  public init(_ color: UIColor) { self.init(uiColor: color) }

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "\(red) \(green) \(blue) \(opacity)"
  }

  public init(white: Double, opacity: Double = 1) { name = "\(white) \(opacity)" }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "hsb \(hue) \(saturation) \(brightness) \(opacity)"
  }

  public func opacity(_ opacity: Double) -> Color { Color(named: "\(name) \(opacity)") }

  public static let red = Color(named: "red")
  public static let orange = Color(named: "orange")
  public static let yellow = Color(named: "yellow")
  public static let green = Color(named: "green")
  public static let mint = Color(named: "mint")
  public static let teal = Color(named: "teal")
  public static let cyan = Color(named: "cyan")
  public static let blue = Color(named: "blue")
  public static let indigo = Color(named: "indigo")
  public static let purple = Color(named: "purple")
  public static let pink = Color(named: "pink")
  public static let brown = Color(named: "brown")
  public static let white = Color(named: "white")
  public static let gray = Color(named: "gray")
  public static let black = Color(named: "black")
  public static let clear = Color(named: "clear")
  public static let primary = Color(named: "primary")
  public static let secondary = Color(named: "secondary")
  public static let accentColor = Color(named: "accentColor")
}

extension Color: View {
  public typealias Body = Never
}

extension Color: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] { [] }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}
#endif
