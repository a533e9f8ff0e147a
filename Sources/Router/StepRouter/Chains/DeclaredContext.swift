/// Marks a step that declares its own context.
///
/// ```swift
/// let origin = SingleStep<LoginFinder, LoginFactory>.ContextOrigin.self
/// ```
///
/// A container that takes the chain's context has the mark `Never`, unless you write out a context
/// of its own. Such a step doesn't adapt to a chain with another context automatically if it takes
/// `Void`: the compiler would have to try both contexts for each container in a chain. Write
/// `adaptingContext()`.
public enum _DeclaredContext: _ContextDeclaring {}

/// The conformance that only a step with a declared context has.
///
/// ```swift
/// func check(_ origin: (some _ContextDeclaring).Type) {}
/// ```
///
/// There are three protocols for the compiler's sake. In a wrong chain, the compiler adds up what
/// each overload lacks, and abandons the overload once the sum weighs more than the mistake; until
/// then it follows the overload to the chain's end. Three conformances that `Never` lacks weigh as
/// much as a misspelled verb, one doesn't.
public typealias _ContextDeclaring = _ContextDeclaring1 & _ContextDeclaring2 & _ContextDeclaring3

/// The first part of ``_ContextDeclaring``.
///
/// ```swift
/// func check(_ origin: (some _ContextDeclaring1).Type) {}
/// ```
public protocol _ContextDeclaring1 {}

/// The second part of ``_ContextDeclaring``.
///
/// ```swift
/// func check(_ origin: (some _ContextDeclaring2).Type) {}
/// ```
public protocol _ContextDeclaring2 {}

/// The third part of ``_ContextDeclaring``.
///
/// ```swift
/// func check(_ origin: (some _ContextDeclaring3).Type) {}
/// ```
public protocol _ContextDeclaring3 {}
