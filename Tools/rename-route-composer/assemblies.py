"""Renames in the assemblies of chains: their heads, finders, factories and children."""

import re

FINDERS = {
    "classFinder": "ClassFinder",
    "classWithContextFinder": "ClassWithContextFinder",
    "nilFinder": "NilFinder",
}
FACTORIES = {
    "classFactory": "ClassFactory",
    "nilFactory": "NilFactory",
    "storyboardFactory": "StoryboardFactory",
}


def step_assemblers(source):
    """Rewrites `StepAssembler<Screen, Context>().finder(…).factory(…)` to `StepAssembly`."""
    for match in source.find(r"\bStepAssembler\s*(?=<)"):
        types_end = source.after_types(match.end())
        types = source.text[match.end() : types_end]
        opening = source.skip_space(types_end)
        end = source.closing(opening) if source.code[opening : opening + 1] == "(" else None
        calls = list(source.calls(end + 1)) if end is not None else []
        if [call[0] for call in calls[:2]] != ["finder", "factory"]:
            source.note(match.start(), "StepAssembler", "write `StepAssembly(finder: …, factory: …)`")
            continue
        (_, finder_dot, finder, finder_end), (_, factory_dot, factory, _) = calls[:2]
        # Keeps the line breaks.
        before_finder = source.code[finder_dot : source.skip_space(finder_dot)]
        before_factory = source.code[factory_dot : source.skip_space(factory_dot)] or " "
        source.replace(match.start(), finder + 1, f"StepAssembly({before_finder}finder: ")
        source.replace(finder_end, factory + 1, f",{before_factory}factory: ")
        leading_dot(source, finder + 1, FINDERS, types)
        leading_dot(source, factory + 1, FACTORIES, "")
        typeless = re.compile(r"\s*(ClassFinder|ClassWithContextFinder|NilFinder)\s*(?=\()")
        finder_name = typeless.match(source.code, finder + 1)
        if finder_name:
            source.insert(finder_name.end(1), types)


def leading_dot(source, position, names, types):
    match = re.compile(r"\s*(\.\s*(\w+))\s*([({]?)").match(source.code, position)
    if match and match.group(2) in names:
        call = "" if match.group(3) else "()"
        source.replace(match.start(1), match.end(1), names[match.group(2)] + types + call)


def single_steps(source):
    """Labels `SingleStep(finder, factory)`; at the start of a chain, makes it a `StepAssembly`."""
    for match in source.find(r"\b(SingleStep|SingleContainerStep)\b"):
        opening = source.after_types(match.end())
        if source.code[opening : opening + 1] != "(":
            continue
        arguments = source.arguments(opening)
        if len(arguments) == 2 and not source.code.startswith("finder", arguments[0][0]):
            source.insert(arguments[0][0], "finder: ")
            source.insert(arguments[1][0], "factory: ")
        if begins_chain(source, source.closing(opening) + 1) is not None:
            source.replace(match.start(), match.end(), "StepAssembly")


def container_steps(source):
    """Wraps a step such as `NavigationControllerStep()` in `ChainAssembly.from` before a verb."""
    for match in source.find(r"\b(NavigationController|TabBarController|SplitController)Step\b"):
        opening = source.after_types(match.end())
        if source.code[opening : opening + 1] != "(":
            continue
        end = begins_chain(source, source.closing(opening) + 1)
        if end is not None:
            source.insert(match.start(), "ChainAssembly.from(")
            source.insert(end, ")")


def begins_chain(source, position):
    """Returns the end of the step and its tasks if `using` or `from` follows; else None."""
    end = position
    for name, _, _, call_end in source.calls(position):
        if name in ("using", "from"):
            return end
        if name != "adding":
            return None
        end = call_end + 1
    return None


def children(source):
    """Adds the action to `.with(child)`."""
    for match in source.find(r"\bCompleteFactoryAssembly\s*\("):
        opening = match.end() - 1
        end = source.closing(opening)
        if end is None:
            continue
        container = source.code[opening:end]
        action = None
        if re.match(r"\(\s*factory\s*:\s*NavigationControllerFactory\b", container):
            action = ".push()"
        elif re.match(r"\(\s*factory\s*:\s*TabBarControllerFactory\b", container):
            action = ".addTab()"
        for name, dot, call_opening, _ in source.calls(end + 1):
            arguments = source.arguments(call_opening)
            if name == "with" and len(arguments) == 1:
                if action:
                    source.insert(arguments[0][1], f", using: {action}")
                else:
                    source.note(dot, "with(_:)", "add `using: .push()` or `using: .addTab()`")


ASSEMBLY_RULES = [step_assemblers, single_steps, container_steps, children]
