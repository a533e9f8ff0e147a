import PortableUIKit
import StepRouter

/// The schemes and hosts of the app's own URLs.
struct LinkOrigins {
  /// A host or scheme of the app's own.
  struct Name {
    /// The label in the star's place; nil for a host without a star, and for a scheme.
    let label: String?

    static let own = Name(label: nil)
  }

  let schemes: [String]
  /// The hosts without a star.
  let hosts: [String]
  /// The ends of the hosts that begin with a star, such as `.mail.example`.
  let domains: [String]
  let lengthLimit: Int
  /// The hosts with a misplaced star: only the first label can be a star.
  let wrongHosts: [String]

  init(schemes: [String], hosts: [String], lengthLimit: Int) {
    self.schemes = schemes.map(\.asciiLowercased)
    self.lengthLimit = lengthLimit
    let all = hosts.map(\.asciiLowercased)
    let withStar = all.filter { $0.contains("*") }
    self.hosts = all.filter { !$0.contains("*") }
    domains = withStar.filter(Self.isDomain).map { String($0.dropFirst()) }
    wrongHosts = withStar.filter { !Self.isDomain($0) }
  }

  private static func isDomain(_ host: String) -> Bool {
    host.hasPrefix("*.") && host.count > 2 && !host.dropFirst().contains("*")
  }

  /// Returns the host if it's the app's own, and the URL has no port, its scheme's default port, or
  /// an impossible one, which counts as a flaw of the link.
  func name(of host: String, scheme: String, port: LinkPort) -> Name? {
    guard let own = ["https": 443, "http": 80][scheme],
      [.none, .number(own), .wrong].contains(port), let name = host.percentDecoded?.asciiLowercased
    else { return nil }
    if hosts.contains(where: { $0.isSame(as: name) }) { return .own }
    for domain in domains {
      let label = String(decoding: name.utf8.dropLast(domain.utf8.count), as: UTF8.self)
      if label.isHostLabel, (label + domain).isSame(as: name) { return Name(label: label) }
    }
    return nil
  }
}

extension String {
  /// Whether the text can be a label of a host: lower-case letters, digits, and hyphens between
  /// them.
  var isHostLabel: Bool {
    !isEmpty && utf8.count <= 63 && !hasPrefix("-") && !hasSuffix("-")
      && utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains($0) }
  }

  /// Whether the text can stand in the host's place of a URL with a scheme of the app's own,
  /// without percent-encoding.
  var isHostText: Bool {
    !isEmpty && utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-._~".utf8.contains($0) }
  }
}
