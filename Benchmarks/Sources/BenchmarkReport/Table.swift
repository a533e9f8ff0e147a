/// A table of aligned rows: the first column to the left, the others to the right.
struct Table {
  private let lines: [[String]]

  init(_ titles: [String], _ rows: [[String]]) { lines = [titles] + rows }

  var description: String {
    let columns = lines.first?.indices ?? 0..<0
    let widths = columns.map { column in lines.map(\.[column].count).max() ?? 0 }
    return lines.map { cells in
      zip(cells, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
