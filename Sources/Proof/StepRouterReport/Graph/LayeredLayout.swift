/// Arranges the nodes of a graph in columns by their distance from the first node, and orders each
/// column so that few edges cross.
struct LayeredLayout {
  static let sweeps = 6
  /// The maximum number of nodes in a column; a longer one is divided.
  static let height = 12

  /// The nodes, in columns from left to right, each column from top to bottom.
  private(set) var columns: [[Int]]

  init(nodeCount: Int, edges: [(from: Int, to: Int)]) {
    let layers = Self.layers(nodeCount, edges)
    columns = (0..<((layers.max() ?? -1) + 1)).map { layer in
      (0..<nodeCount).filter { layers[$0] == layer }
    }
    var neighbours: [[Int]] = Array(repeating: [], count: nodeCount)
    for edge in edges where layers[edge.from] != layers[edge.to] {
      neighbours[edge.from].append(edge.to)
      neighbours[edge.to].append(edge.from)
    }
    for sweep in 0..<Self.sweeps { order(by: neighbours, layers, isForward: sweep % 2 == 0) }
    columns = columns.flatMap(Self.divided)
  }

  /// Lays out a graph with several first nodes: the nodes that no edge leads to.
  static func fromAllStarts(_ nodeCount: Int, _ edges: [(from: Int, to: Int)]) -> LayeredLayout {
    let starts = Set(0..<nodeCount).subtracting(edges.map(\.to)).sorted()
    // Add a node that leads to all of them, and remove it afterward.
    var layout = LayeredLayout(
      nodeCount: nodeCount + 1,
      edges: starts.map { (0, $0 + 1) } + edges.map { ($0.from + 1, $0.to + 1) })
    layout.columns = layout.columns.dropFirst().map { $0.map { $0 - 1 } }
    return layout
  }

  /// The column and the row of each node.
  var places: [Int: (column: Int, row: Int)] {
    var places: [Int: (column: Int, row: Int)] = [:]
    for (column, nodes) in columns.enumerated() {
      for (row, node) in nodes.enumerated() { places[node] = (column, row) }
    }
    return places
  }

  /// Returns each node's distance from the first node. Unreachable nodes come last, in a layer of
  /// their own.
  private static func layers(_ count: Int, _ edges: [(from: Int, to: Int)]) -> [Int] {
    var targets: [[Int]] = Array(repeating: [], count: count)
    for edge in edges { targets[edge.from].append(edge.to) }
    var layers: [Int?] = Array(repeating: nil, count: count)
    var next = count > 0 ? [0] : []
    var layer = 0
    while !next.isEmpty {
      for node in next { layers[node] = layer }
      var further: [Int] = []
      for target in next.flatMap({ targets[$0] })
      where layers[target] == nil && !further.contains(target) {
        further.append(target)
      }
      next = further
      layer += 1
    }
    return layers.map { $0 ?? layer }
  }

  /// Moves each node to the mean position of its neighbors in the layers that are already in order.
  private mutating func order(by neighbours: [[Int]], _ layers: [Int], isForward: Bool) {
    var rows: [Int: Double] = [:]
    for column in columns {
      for (row, node) in column.enumerated() {
        rows[node] = (Double(row) + 0.5) / Double(column.count)
      }
    }
    let order = isForward ? Array(columns.indices) : columns.indices.reversed()
    for layer in order {
      let means = Dictionary(
        uniqueKeysWithValues: columns[layer].map { node -> (Int, Double) in
          let settled = neighbours[node].filter {
            isForward ? layers[$0] < layer : layers[$0] > layer
          }
          guard !settled.isEmpty else { return (node, rows[node] ?? 0) }
          let sum = settled.reduce(0) { $0 + (rows[$1] ?? 0) }
          return (node, sum / Double(settled.count))
        })
      columns[layer].sort { (means[$0] ?? 0, $0) < (means[$1] ?? 0, $1) }
      for (row, node) in columns[layer].enumerated() {
        rows[node] = (Double(row) + 0.5) / Double(columns[layer].count)
      }
    }
  }

  /// Divides a column into several of about the same height.
  private static func divided(_ column: [Int]) -> [[Int]] {
    let parts = (column.count + height - 1) / height
    guard parts > 1 else { return [column] }
    let size = (column.count + parts - 1) / parts
    return stride(from: 0, to: column.count, by: size).map {
      Array(column[$0..<min($0 + size, column.count)])
    }
  }
}
