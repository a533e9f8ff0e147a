import StepRouterExplorer

/// A stand-alone picture of a window, as on a report's page.
package struct WindowPicture {
  /// The picture as an SVG file, light or dark as the reader's system.
  package let svg: String

  /// Draws a window of a state, in a screen of its shape.
  package init(_ window: StateWindow) {
    let frame = PictureFrame.screen(window.shape)
    let pieces = WindowDrawing(window, in: frame).pieces.joined(separator: "\n")
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(frame.viewBox)" \
      width="\(frame.size.width * 2)" height="\(frame.size.height * 2)">
      <style>
      \(Self.style)
      </style>
      \(pieces)
      </svg>

      """
  }

  /// The page's CSS rules for pictures, and the colors that they use.
  private static let style: String = {
    let sheet = ReportAssets.style
    let colors = #/^(:root|@media \(prefers-color-scheme: dark\)) \{[\s\S]*?^\}/#
    let rules = #/^\.p[a-z]{1,5}\b(?!\.)[^{]*\{[^}]*\}/#
    let parts =
      sheet.matches(of: colors.anchorsMatchLineEndings()).map(\.output.0)
      + sheet.matches(of: rules.anchorsMatchLineEndings()).map(\.output)
    return parts.filter { !$0.hasPrefix(".play") && !$0.hasPrefix(".plain") }
      .joined(separator: "\n")
  }()
}
