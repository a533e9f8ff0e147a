"""The renaming rules for actions, steps, contexts and routers. Each rule edits a SwiftSource."""

import re

from assemblies import ASSEMBLY_RULES

# Places that expect an action, where a leading dot is enough.
IN_USING = re.compile(r"(?:\.\s*using\s*\(|\busing\s*:)\s*$")

GENERAL_ACTIONS = {
    "presentModally": ("present", "PresentAction"),
    "replaceRoot": ("replaceRoot", "ReplaceRootAction"),
    "nilAction": ("nilAction", "NilAction"),
}
CONTAINER_ACTIONS = {
    "push": "push",
    "pushToNavigation": "push",
    "pushAsRoot": "pushAsRoot",
    "pushReplacingLast": "pushReplacingLast",
    "add": "addTab",
    "addTab": "addTab",
    "setAsMaster": "setAsPrimary",
    "pushOnToDetails": "pushOnToDetails",
}


def is_in_using(source, position):
    return IN_USING.search(source.code, max(0, position - 200), position) is not None


def general_actions(source):
    for match in source.find(r"\bGeneralAction\s*\.\s*(presentModally|replaceRoot|nilAction)\b"):
        name, type_name = GENERAL_ACTIONS[match.group(1)]
        dot = "." if is_in_using(source, match.start()) else type_name + "."
        source.replace(match.start(), match.end(), dot + name)
        if match.group(1) == "presentModally":
            presentation(source, match)


def presentation(source, match):
    opening = source.skip_space(match.end())
    arguments = source.code[opening : source.closing(opening) or opening]
    start = re.search(r"startingFrom\s*:\s*(\.current)\b", arguments)
    if start:
        source.replace(opening + start.start(1), opening + start.end(1), ".host")
    if "presentationStyle" not in arguments:
        source.note(
            match.start(), "presentModally",
            "was full screen, is a page sheet now: add `presentationStyle: .fullScreen` to keep it")


def container_actions(source):
    names = "|".join([*CONTAINER_ACTIONS, "pushToDetails"])
    for match in source.find(rf"\b([A-Z][\w.]*)\s*\.\s*({names})\s*\("):
        container, action = match.groups()
        if not is_in_using(source, match.start()):
            if re.fullmatch(r"UI(Navigation|TabBar|SplitView)Controller", container):
                source.note(
                    match.start(), f"{container}.{action}",
                    "is renamed in `using` only: write the action there")
        elif action == "pushToDetails":
            end = source.closing(match.end() - 1)
            source.replace(match.start(), end + 1, ".setColumn(.secondary)")
        else:
            source.replace(match.start(), match.end() - 1, "." + CONTAINER_ACTIONS[action])


def shorthands(source):
    actions = "push|pushAsRoot|pushReplacingLast|addTab|present|replaceRoot"
    for pattern in (
        rf"(?:\.\s*using\s*\(|\busing\s*:)\s*\.\s*(?:{actions})\b(?!\s*\()",
        r"\.\s*from\s*\(\s*\.\s*(?:navigationController|tabBarController)\b(?!\s*\()",
    ):
        for match in source.find(pattern):
            source.insert(match.end(), "()")


def assembling_from(source):
    for match in source.find(r"\.\s*assemble\s*\(\s*from\s*:[ \t]*"):
        end = source.closing(source.code.index("(", match.start()))
        if end is not None:
            source.replace(match.start(), match.end(), ".from(")
            source.insert(end + 1, ".assemble()")


def whole_names(source):
    for old, new in (("XibFactory", "ClassFactory"), ("AnyDestination", "Target")):
        for match in source.find(rf"(?<![.\w]){old}\b"):
            source.replace(match.start(), match.end(), new)


def navigations(source):
    for match in source.find(r"(?<=\.)commitNavigation\b"):
        source.replace(match.start(), match.end(), "navigate")
        opening = source.skip_space(match.end())
        arguments = source.arguments(opening) if source.code[opening : opening + 1] == "(" else []
        texts = [source.code[start:end] for start, end in arguments[:2]]
        # The base of a chain takes any context, so a plain nil has no type.
        if len(texts) == 2 and re.match(r"to\s*:\s*GeneralStep\b", texts[0]) \
                and re.fullmatch(r"with\s*:\s*nil", texts[1]):
            source.insert(arguments[1][1], " as Any?")


def destinations(source):
    for match in source.find(r"(?<![.\w])Destination\b"):
        opening = source.after_types(match.end())
        if source.code[opening : opening + 1] == "(":
            bound(source, match.start(), opening)
        elif opening > match.end():
            line = source.code[source.code.rfind("\n", 0, match.start()) + 1 : match.start()]
            if re.search(r"\bfunc\s+\w+\s*<", line):
                source.note(match.start(), "Destination", "write `Target`, which has no types, and leave out those of the function")
            else:
                source.replace(match.start(), opening, "Target")
    for match in source.find(r"\.unwrapped\s*\(\s*\)"):
        if not any(start <= match.start() < end for start, end, _ in source.edits):
            source.note(match.start(), "unwrapped", "a Target has no types: leave the call out, if it is a Destination's")


def bound(source, start, opening):
    """Rewrites `Destination(to: step, with: context)` to `step.with(context)`."""
    arguments = source.arguments(opening)
    labels = [re.compile(r"(to|with)\s*:\s*").match(source.code, span[0]) for span in arguments]
    if [label and label.group(1) for label in labels] not in (["to"], ["to", "with"]):
        return
    step_start, step_end = labels[0].end(), arguments[0][1]
    if re.match(r"(try|await)\b", source.code[step_start:]):
        source.note(start, "Destination", "write `step.with(context)`, a Target")
        return
    step = source.code[step_start:step_end]
    isPostfix = not re.search(r"\s[-+*/?:&|=<>]+\s|\bas\b", step)
    source.replace(start, step_start, "" if isPostfix else "(")
    closed = "" if isPostfix else ")"
    end = source.closing(opening)
    if len(arguments) == 1:
        source.replace(step_end, end + 1, closed + ".with(nil)")
    else:
        source.replace(step_end, labels[1].end(), closed + ".with(")
    for name, dot, call_opening, call_end in source.calls(end + 1):
        if name == "unwrapped" and not source.arguments(call_opening):
            source.replace(dot, call_end + 1, "")
        break


def single_arguments(source):
    for match in source.find(r"\bInstanceFinder\b"):
        opening = source.after_types(match.end())
        label = re.compile(r"\(\s*(instance\s*:\s*)").match(source.code, opening)
        if label:
            source.replace(label.start(1), label.end(1), "")
    for match in source.find(r"\bCustomWindowProvider\s*\(\s*window\s*:\s*"):
        end = source.closing(source.code.index("(", match.start()))
        window = source.text[match.end() : end].strip()
        name = window if re.fullmatch(r"\w+", window) else "window"
        captured = name if name == window else f"window = {window}"
        closure = "nil" if window == "nil" else f"[weak {captured}] in {name}"
        source.replace(match.start(), end + 1, f"CustomWindowProvider {{ {closure} }}")


def routers(source):
    for match in source.find(r"^[ \t]*([\w.]+?)\s*\.\s*(addGlobal|add)\s*\("):
        router, verb = match.groups()
        if verb == "addGlobal" or re.search(r"router$", router, re.IGNORECASE):
            source.replace(match.start(1), match.end(), f"{router} = {router}.adding(")
    for match in source.find(r"\bDefaultRouter\s*\(\s*(?=logger\s*:)"):
        logging(source, match)


def logging(source, match):
    opening = source.code.index("(", match.start())
    arguments = source.arguments(opening)
    start, end = arguments[0]
    label = re.compile(r"logger\s*:\s*").match(source.code, start)
    logger = source.text[label.end() : end]
    others = [source.code[span[0] : span[1]] for span in arguments[1:]]
    if any(not other.startswith("windowProvider") for other in others):
        source.note(match.start(), "DefaultRouter(logger:)", "write `DefaultRouter(observers: [logger])`")
        return
    source.replace(start, arguments[1][0] if others else end, "")
    if logger != "nil":
        separator = ", " if others else ""
        source.insert(arguments[-1][1], f"{separator}observers: [{logger}]")


def completions(source):
    """Makes completions `@MainActor` closures."""
    for match in source.find(r"\(\s*(?:_\s*:\s*)?RoutingResult\s*\)\s*->\s*Void"):
        before = source.code[: match.start()].rstrip()
        if not before.endswith("@MainActor"):
            source.insert(match.start(), "@MainActor ")


RULES = [
    general_actions, container_actions, shorthands, assembling_from, whole_names, navigations, destinations,
    single_arguments, routers, completions, *ASSEMBLY_RULES,
]
