/// What makes the page more comfortable. Nothing in it can be read by a script only.
enum ReportScript {
  static let text =
    "{\n"
    + [data, copying, pictures, films, detail, grid, keys, graph, start]
    .map { $0 + "\n" }.joined() + "}\n"
}
