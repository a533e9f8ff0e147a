/// Marks a step that declares its own context.
///
/// ```swift
/// let origin = SingleStep<LoginFinder, LoginFactory>.ContextOrigin.self
/// ```
///
/// The built-in container steps, such as ``NavigationControllerStep``, take the chain's context, so
/// they use `Never` instead, even if you write out their context. If you write out `Void`, the step
/// doesn't adapt to a chain with another context automatically, because the compiler would have to
/// try both contexts for each container in a chain. Write `adaptingContext()`.
public enum _DeclaredContext: _ContextDeclaring {}

/// The conformance that only a step with a declared context has.
///
/// ```swift
/// func check(_ origin: (some _ContextDeclaring).Type) {}
/// ```
///
/// There are three protocols to keep a wrong chain cheap to compile. The compiler adds up what each
/// overload lacks, and abandons the overload once the sum weighs more than the mistake; until then
/// it follows the overload to the end of the chain. Three missing conformances weigh as much as a
/// misspelled verb; one doesn't.
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
