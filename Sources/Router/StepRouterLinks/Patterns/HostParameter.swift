import PortableUIKit
import StepRouter

/// A parameter in the host's place of a URL.
///
/// ```swift
/// let links = LinkMap(schemes: ["mail"], hosts: ["*.mail.example"]) {
///   LinkPattern(mailbox, "inbox", HostParameter<String>("account"))
/// }
/// links.url(for: mailbox, with: "work")             // mail://work/inbox
/// links.url(for: mailbox, with: "work", as: .web)   // https://work.mail.example/inbox
/// ```
///
/// With a scheme of the app's own, the parameter is the whole text in the host's place. With a host
/// of the map that begins with `*.`, it's the label in the star's place. A host has no upper case,
/// so the map reads the text in lower case. It prints only lower-case letters, digits and `-`, and
/// with the app's own scheme also `.`, `_` and `~`.
public struct HostParameter<Value: LinkValue>: LinkParameter {
  /// The name, for lists and errors.
  public let name: String

  /// Makes a parameter with this name.
  public init(_ name: String) { self.name = name }

  /// Always ``LinkParameterPosition/host``.
  public var position: LinkParameterPosition { .host }
}
