import Foundation

/// An app's translated sources.
struct Translation {
  struct File {
    let name: String
    let text: String
  }

  private(set) var files: [File] = []
  private(set) var notices: [Notice] = []

  /// Translates the files.
  ///
  /// - Parameters:
  ///   - paths: The app's files.
  ///   - imported: The files of modules that the app imports and that are translated, too.
  ///   - stubbed: The files among these that become stubs.
  ///   - modules: The names of the app's module, and of those that it imports.
  init(
    of paths: [String], importing imported: [String], stubbing stubbed: [String], modules: Modules
  ) throws {
    let interfaces = paths.filter { path in InterfaceFile.endings.contains { path.hasSuffix($0) } }
    let lists = paths.filter { $0.hasSuffix(".plist") }
    let paths = paths.filter { $0.hasSuffix(".swift") }
    let own = try withStubs(paths.map(SourceFile.init), of: Set(stubbed))
    let others = try imported.map(SourceFile.init)
    let model = AppModel()
    for readsExtensions in [false, true] {
      for file in own {
        _ = ModelReader(file, into: model, isOwn: true, readsExtensions: readsExtensions)
      }
      for file in others {
        _ = ModelReader(file, into: model, isOwn: false, readsExtensions: readsExtensions)
      }
    }
    model.exposeInherited()
    try translate(own, in: model)
    try translate(interfaces, lists, in: model, modules)
    notices.sort()
    try checkNames()
  }

  /// Returns the files, and stubs in the place of some.
  private mutating func withStubs(
    _ files: [SourceFile], of stubbed: Set<String>
  ) -> [SourceFile] {
    guard !stubbed.isEmpty else { return files }
    let missing = MissingNames(own: Set(files.flatMap { DeclaredTypes(in: $0.tree).names }))
    return files.map { file in
      guard stubbed.contains(file.path) else { return file }
      let stub = StubFilter(file, missing: missing)
      notices += stub.notices
      return SourceFile(path: file.path, text: stub.text)
    }
  }

  /// The names of modules.
  struct Modules {
    var own = "App"
    var all: Set<String> = []
    /// Those with storyboards or nibs.
    var withInterfaces: [String] = []
  }

  private mutating func translate(
    _ interfaces: [String], _ lists: [String], in model: AppModel, _ modules: Modules
  ) throws {
    let read = try InterfaceFile.withoutTranslations(interfaces).map(InterfaceFile.init)
    guard !read.isEmpty || !modules.withInterfaces.isEmpty else { return }
    for file in read {
      let writer = InterfaceWriter(file, in: model, modules: modules.all)
      writer.writeDocument()
      files.append(File(name: file.nameOfTranslation, text: writer.text))
      notices += writer.notices
    }
    let module = InterfaceModule(
      module: modules.own, files: read, manifest: lists.lazy.compactMap(AppManifest.init).first,
      model: model, others: modules.withInterfaces)
    files.append(File(name: module.nameOfTranslation, text: module.text))
  }

  private mutating func translate(_ own: [SourceFile], in model: AppModel) throws {
    var rewriters = own.map { Rewriter($0, in: model) }
    let moves = rewriters.flatMap { rewriter in
      rewriter.moves.map { ($0, rewriter.edits.text(in: $0.range)) }
    }
    for rewriter in rewriters { rewriter.addTableParts() }
    for index in rewriters.indices {
      let rewriter = rewriters[index]
      let arrived = moves.filter { $0.0.type.place.file == rewriter.file.path }
      for (move, text) in arrived { rewriter.receive(move, text: text) }
      rewriters[index] = rewriter
      files.append(File(name: rewriter.file.nameOfTranslation, text: rewriter.text))
      notices += rewriter.notices
    }
  }

  private func checkNames() throws {
    let names = files.map(\.name)
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw Failure("Two files have the name '\(twice)'. A module needs a name for each.")
    }
  }
}

extension Rewriter {
  /// The translated file. Errors in it are those of the original's lines.
  var text: String {
    let networking = usesNetworking ? "import FoundationNetworking\n" : ""
    let appendix = edits.appendix.isEmpty ? "" : "\n" + edits.appendix
    return "import PortableUIKit\n\(networking)#sourceLocation(file: \"\(file.path)\", line: 1)\n"
      + edits.text() + appendix
  }

  /// Adds a declaration from an extension to the body of its class.
  func receive(_ move: Move, text: String) {
    guard let brace = closingBraces[move.type.name] else { return }
    edits.insert(
      "\n#sourceLocation(file: \"\(move.file.path)\", line: \(move.line))\n\(text)\n"
        + "#sourceLocation(file: \"\(file.path)\", line: \(brace.line))\n", at: brace.offset)
  }
}
