"""Every name of RouteComposerSpelling, and its replacement.

A test compares this table with the public declarations of Sources/Router/RouteComposerSpelling, and
the table in Docs/Router/MigratingFromRouteComposer.md with the output of `--table`.
"""

from collections import namedtuple

RENAMED = "renamed"  # the script renames it
REPORTED = "reported"  # the script prints its place, with the advice
COMPILER = "compiler"  # not visible in the text: the compiler reports it once the import is gone

# key: Type.member, as in Sources/Router/RouteComposerSpelling. there, here: as in the guide.
Name = namedtuple("Name", "key there here how")

NAMES = [
    Name("GeneralAction.presentModally", "GeneralAction.presentModally(…)", ".present(…)", RENAMED),
    Name("GeneralAction.replaceRoot", "GeneralAction.replaceRoot(…)", ".replaceRoot(…)", RENAMED),
    Name("GeneralAction.nilAction", "GeneralAction.nilAction()", ".nilAction()", RENAMED),
    Name("UINavigationController.push", "UINavigationController.push()", ".push()", RENAMED),
    Name("UINavigationController.pushToNavigation", "UINavigationController.pushToNavigation()", ".push()", RENAMED),
    Name("UINavigationController.pushAsRoot", "UINavigationController.pushAsRoot()", ".pushAsRoot()", RENAMED),
    Name("UINavigationController.pushReplacingLast", "UINavigationController.pushReplacingLast()", ".pushReplacingLast()", RENAMED),
    Name("UITabBarController.add", "UITabBarController.add(at:replacing:)", ".addTab(at:replacing:)", RENAMED),
    Name("UITabBarController.addTab", "UITabBarController.addTab(at:replacing:)", ".addTab(at:replacing:)", RENAMED),
    Name("UISplitViewController.setAsMaster", "UISplitViewController.setAsMaster()", ".setAsPrimary()", RENAMED),
    Name("UISplitViewController.pushToDetails", "UISplitViewController.pushToDetails()", ".setColumn(.secondary)", RENAMED),
    Name("UISplitViewController.pushOnToDetails", "UISplitViewController.pushOnToDetails()", ".pushOnToDetails()", RENAMED),
    Name("Action.push", ".using(.push)", ".using(.push())", RENAMED),
    Name("Action.pushAsRoot", ".using(.pushAsRoot)", ".using(.pushAsRoot())", RENAMED),
    Name("Action.pushReplacingLast", ".using(.pushReplacingLast)", ".using(.pushReplacingLast())", RENAMED),
    Name("Action.addTab", ".using(.addTab)", ".using(.addTab())", RENAMED),
    Name("Action.present", ".using(.present)", ".using(.present())", RENAMED),
    Name("Action.replaceRoot", ".using(.replaceRoot)", ".using(.replaceRoot())", RENAMED),
    Name("NavigationControllerStep.navigationController", ".from(.navigationController)", ".from(.navigationController())", RENAMED),
    Name("TabBarControllerStep.tabBarController", ".from(.tabBarController)", ".from(.tabBarController())", RENAMED),
    Name("StepChain.assemble", ".assemble(from: base)", ".from(base).assemble()", RENAMED),
    Name("XibFactory", "XibFactory", "ClassFactory", RENAMED),
    Name("SingleStep.init(_:)", "SingleStep(finder, factory)", "SingleStep(finder: finder, factory: factory)", RENAMED),
    Name("UnattachedStep.using", "SingleStep(…).using(…)", "StepAssembly(…).using(…)", RENAMED),
    Name("UnattachedStep.from", "SingleStep(…).from(…)", "StepAssembly(…).from(…)", RENAMED),
    Name("StepAssembler", "StepAssembler<Screen, Context>().finder(…).factory(…)", "StepAssembly(finder: …, factory: …)", RENAMED),
    Name("StepAssemblerWithFinder", "the same, before its factory", "the same", RENAMED),
    Name("ClassFinder.classFinder", ".finder(.classFinder)", "ClassFinder<Screen, Context>()", RENAMED),
    Name("ClassWithContextFinder.classWithContextFinder", ".finder(.classWithContextFinder)", "ClassWithContextFinder<Screen, Context>()", RENAMED),
    Name("NilFinder.nilFinder", ".finder(.nilFinder)", "NilFinder<Screen, Context>()", RENAMED),
    Name("NilFactory.nilFactory", ".factory(.nilFactory)", "NilFactory()", RENAMED),
    Name("ClassFactory.classFactory", ".factory(.classFactory)", "ClassFactory()", RENAMED),
    Name("StoryboardFactory.storyboardFactory", ".factory(.storyboardFactory(…))", "StoryboardFactory(…)", RENAMED),
    Name("CompleteFactoryAssembly.with", ".with(child)", "`.with(child, using: .push())` or `.addTab()`", RENAMED),
    Name("Destination", "Destination(to: step, with: context)", "`step.with(context)`, a `Target`", RENAMED),
    Name("AnyDestination", "AnyDestination", "Target", RENAMED),
    Name("Router.commitNavigation", "router.commitNavigation(to:with:)", "router.navigate(to:with:)", RENAMED),
    Name("InstanceFinder.init(instance:)", "InstanceFinder(instance: screen)", "InstanceFinder(screen)", RENAMED),
    Name("CustomWindowProvider.init(window:)", "CustomWindowProvider(window: window)", "CustomWindowProvider { [weak window] in window }", RENAMED),
    Name("GlobalInterceptorRouter.addGlobal", "router.addGlobal(task)", "router = router.adding(task)", RENAMED),
    Name("DefaultRouter.add", "router.add(task)", "router = router.adding(task)", RENAMED),
    Name("DefaultRouter.init(logger:)", "DefaultRouter(logger: logger)", "DefaultRouter(observers: [logger])", RENAMED),
    Name("RoutingResult.isSuccessful", "result.isSuccessful", "if case .success = result", REPORTED),
    Name("Result.isSuccessful", "`result.isSuccessful`, in a completion", "if case .success = result", REPORTED),
    Name("RoutingResult.getError", "result.getError()", "if case .failure(let error) = result", REPORTED),
    Name("Result.getError", "`result.getError()`, in a completion", "if case .failure(let error) = result", REPORTED),
    Name("RoutingError.Context", "RoutingError.Context(…)", "an error of a type of yours: `throw ShopClosed()`", REPORTED),
    Name("RoutingError.generic", "RoutingError.generic(…)", "an error of a type of yours: `throw ShopClosed()`", REPORTED),
    Name("RoutingError.compositionFailed", "RoutingError.compositionFailed(…)", "an error of a type of yours: `throw ShopClosed()`", REPORTED),
    Name("Finder.getViewController", "try finder.getViewController(…)", "`try finder.findViewController(with:)`, nil for none", REPORTED),
    Name("Finder.findViewController", "finder.findViewController()", "`findViewController(with: ())`, or `with: nil`", REPORTED),
    Name("UIViewController.findViewController", "UIViewController.findViewController(in:options:using:)", "DefaultStackIterator(options: …, startingPoint: .custom(…))", REPORTED),
    Name("BuildingFactory.execute", "factory.execute(with:)", "factory.build(with:)", REPORTED),
    Name("DefaultContainerAdapterLocator", "DefaultContainerAdapterLocator()", "the adapters: `NavigationControllerAdapter(navigationController:)`", REPORTED),
    Name("SingleNavigationRouter", "SingleNavigationRouter(router:lock:)", "DefaultRouter(policy: .reject)", REPORTED),
    Name("SingleNavigationLock", "SingleNavigationLock()", "leave it out: `.reject` needs no lock", REPORTED),
    Name("Dismissible", "Dismissible", "`router.close(self)` in the screen", REPORTED),
    Name("DismissalBlock", "DismissalBlock", "`router.close(self)` in the screen", REPORTED),
    Name("DismissibleWithRuntimeStorage", "DismissibleWithRuntimeStorage", "`router.close(self)` in the screen", REPORTED),
    Name("DismissalMethodProvidingContextTask", "DismissalMethodProvidingContextTask", "leave it out; `router.close(self)` in the screen", REPORTED),
    Name("Router.navigate", "`navigate(to:with:completion:)` with a completion that takes a `RoutingResult`", "one that takes a `Result<NavigationOutcome<Screen>, RoutingError>`", COMPILER),
    Name("BaseOfAnyContext", "a base whose context is an `Any?` under a chain with another one", "base.adaptingContext { $0 }", COMPILER),
    Name("DestinationStep.underAnyContext", "the same", "the same", COMPILER),
    Name("StepChain.from", "the same, in `.from(base)`", "the same", COMPILER),
    Name("_UnfinishedChain.from", "the same, of any other chain", "the same", COMPILER),
]

# Names that neither module has. The script prints their places.
GONE = [
    (r"\bDefaultLogger\b", "DefaultLogger", "write ConsoleLogger(level: .information)"),
    (r"\bRouteComposerDefaults\b", "RouteComposerDefaults", "give the router its observers: DefaultRouter(observers: …)"),
    (r"\bcatch\s+(?:let\s+)?RoutingError\s*\.", "catch RoutingError", "the cases are others: see Docs/Router/RoutingRules.md"),
    (r"\bNavigationDelayingInterceptor\b[^\n(]*\(\s*(?:filter|strategy)\b", "NavigationDelayingInterceptor", "leave it out: navigations wait for what moves"),
    (r"\btry[?!]?\s+[\w.]*[rR]outer\s*\.\s*navigate\s*\(", "try router.navigate", "leave `try` out: failures go to the completion"),
    (r"@testable\s+import\s+RouteComposer\b", "@testable import RouteComposer", "test your screens with RouterSpy: see Docs/Proof/Testing.md"),
    (r"\bimport\s+(?:class|struct|enum|protocol|typealias|func)\s+RouteComposer\b", "import of one name", "write `import StepRouter`"),
    (r"\bRouteComposer\s*\.\s*[A-Z]", "RouteComposer.…", "leave the module's name out"),
]


def table():
    """Returns the rows for the guide."""
    words = {
        RENAMED: "the script renames it",
        REPORTED: "the script prints where",
        COMPILER: "the compiler says where",
    }
    lines = ["| There | Here | How |", "| --- | --- | --- |"]
    for name in NAMES:
        if name.here != "the same" and not name.there.startswith("the same"):
            lines.append(f"| {_code(name.there)} | {_code(name.here)} | {words[name.how]} |")
    return "\n".join(lines)


def _code(text):
    return text if "`" in text else f"`{text}`"
