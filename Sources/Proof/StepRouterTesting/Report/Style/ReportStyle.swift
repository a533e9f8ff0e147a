/// The style of the page.
enum ReportStyle {
  static let text = [
    colors, page, headline, blocks, matrix, states, graph, narrow, print,
  ].map { $0 + "\n" }.joined()
}
