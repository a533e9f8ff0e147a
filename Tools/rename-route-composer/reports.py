"""Names that need a decision: the tool reports their places, with the advice."""

from names import GONE

OWN_ERROR = "throw an error type of yours"
CLOSING = "call `router.close(self)` in the screen: see Docs/Router/Closing.md"

REPORTED = [
    (r"\.\s*isSuccessful\b", "isSuccessful", "if it is a navigation's: `if case .success = result`"),
    (r"\.\s*getError\s*\(\s*\)", "getError", "write `if case .failure(let error) = result`"),
    (r"\bRoutingError\s*\.\s*Context\b", "RoutingError.Context", OWN_ERROR),
    (r"(?<!catch )\bRoutingError\s*\.\s*generic\s*\(", "RoutingError.generic", OWN_ERROR),
    (r"(?<!catch )\bRoutingError\s*\.\s*compositionFailed\s*\(", "RoutingError.compositionFailed", OWN_ERROR),
    (r"\.\s*getViewController\s*\(", "getViewController", "write `findViewController(with:)`, which gives nil for none"),
    (r"\.\s*findViewController\s*\(\s*\)", "findViewController", "write `findViewController(with: ())`, or `with: nil`"),
    (r"\bUIViewController\s*\.\s*findViewController\s*\(\s*in\b", "UIViewController.findViewController", "write `DefaultStackIterator(options: …, startingPoint: .custom(…)).firstViewController { … }`"),
    (r"\.\s*execute\s*\(\s*(?:\)|with\b)", "execute", "if it is a factory's: `build(with:)`, or ask the router for the screen"),
    (r"\bDefaultContainerAdapterLocator\b", "DefaultContainerAdapterLocator", "the adapters are public: `NavigationControllerAdapter(navigationController:)`"),
    (r"\bSingleNavigationRouter\b", "SingleNavigationRouter", "write `DefaultRouter(policy: .reject)`"),
    (r"\bSingleNavigationLock\b", "SingleNavigationLock", "leave it out, with `DefaultRouter(policy: .reject)`"),
    (r"\bDismissible\b", "Dismissible", CLOSING),
    (r"\bDismissalBlock\b", "DismissalBlock", CLOSING),
    (r"\bDismissibleWithRuntimeStorage\b", "DismissibleWithRuntimeStorage", CLOSING),
    (r"\bDismissalMethodProvidingContextTask\b", "DismissalMethodProvidingContextTask", CLOSING),
]


def report(source):
    for pattern, name, advice in REPORTED + GONE:
        for match in source.find(pattern):
            start = match.start() + len(match.group()) - len(match.group().lstrip(". \n\t"))
            source.note(start, name, advice)
