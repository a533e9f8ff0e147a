import PortableUIKit

/// The file with the last document received. Its first line holds the signature in Base64.
struct RulesStore {
  struct Content {
    let document: Data
    let signature: Data
  }

  let file: URL

  var name: String { file.lastPathComponent }

  init(_ file: URL) { self.file = file }

  /// Returns the stored document; nil if there's no file, or if it has another form.
  func read() -> Content? {
    guard let data = try? Data(contentsOf: file),
      let end = data.firstIndex(of: UInt8(ascii: "\n")),
      let signature = Data(base64Encoded: data[data.startIndex..<end])
    else { return nil }
    return Content(document: Data(data[data.index(after: end)...]), signature: signature)
  }

  func write(_ content: Content) throws(LinkRulesError) {
    let data = content.signature.base64EncodedData() + [UInt8(ascii: "\n")] + content.document
    do { try data.write(to: file, options: .atomic) } catch {
      throw .notStored(file: name, reason: error.localizedDescription)
    }
  }
}
