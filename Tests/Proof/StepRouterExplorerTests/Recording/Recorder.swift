import PortableUIKit
import StepRouterExplorer
import Testing

/// Explores an app, by default these tests' shop, into a file, as a program does.
@MainActor
struct Recorder {
  private let explorer: Explorer
  private let build: String
  private let scope: ExplorationScope
  private let windows: Int

  init(
    _ fault: ShopFault? = nil, build: String = "1", scope: ExplorationScope = RecordingTests.scope,
    windows: Int = 1
  ) {
    self.init(
      of: fault.map { Shop.explorer($0) } ?? Shop.explorer(), build: build, scope: scope,
      windows: windows)
  }

  init(of explorer: Explorer, build: String = "1", scope: ExplorationScope, windows: Int = 1) {
    self.explorer = explorer
    self.build = build
    self.scope = scope
    self.windows = windows
  }

  func record(_ shard: Shard = .whole, in folder: TemporaryFolder) async throws -> URL {
    let url = folder.url("\(shard.index)-\(shard.count).jsonl")
    let worker = try #require(await UnitWorker(explorer, scope))
    let file = try ExplorationFile(creating: url, header(of: worker, shard))
    try await finish(Expedition(scope, of: worker.outline, shard: shard), worker, file)
    return url
  }

  /// Begins a file, and keeps it open.
  func begin(_ url: URL) async throws -> ExplorationFile {
    let worker = try #require(await UnitWorker(explorer, scope))
    return try ExplorationFile(creating: url, header(of: worker, .whole))
  }

  func resume(_ url: URL) async throws {
    let worker = try #require(await UnitWorker(explorer, scope))
    var expedition = Expedition(scope, of: worker.outline)
    let file = try ExplorationFile.resume(url, as: header(of: worker, .whole), &expedition)
    try await finish(expedition, worker, file)
  }

  private func header(of worker: UnitWorker, _ shard: Shard) -> ExplorationHeader {
    ExplorationHeader(
      build: build, scope: scope, shard: shard, outline: worker.outline, windows: windows)
  }

  private func finish(
    _ expedition: Expedition, _ worker: UnitWorker, _ file: ExplorationFile
  ) async throws {
    var expedition = expedition
    while case let units = expedition.nextUnits(), !units.isEmpty {
      for unit in units where expedition.needs(unit) {
        try file.write(expedition.take(await worker.perform(unit)))
      }
    }
    try file.end(expedition.exploration)
  }
}

/// A folder that is removed when it's released.
final class TemporaryFolder {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("exploration-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func url(_ name: String) -> URL { folder.appendingPathComponent(name) }
}
