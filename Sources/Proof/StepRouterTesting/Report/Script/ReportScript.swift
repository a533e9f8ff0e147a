/// The scripts that make the page more convenient. You can read everything without them.
enum ReportScript {
  static let text =
    "{\n"
    + [data, copying, pictures, films, detail, grid, keys, graph, start]
    .map { $0 + "\n" }.joined() + "}\n"
}
