#!/usr/bin/env python3
"""Renames what RouteComposer calls otherwise, in Swift files and folders.

  python3 Tools/rename-route-composer Sources            shows what would change, and changes nothing
  python3 Tools/rename-route-composer --write Sources    changes the files
  python3 Tools/rename-route-composer --table            prints every name, old and new

It looks into files that import RouteComposer or RouteComposerSpelling, and leaves comments and the
texts of strings alone. What it cannot rename it prints, with the place and what to write. A second
run changes nothing.
"""

import argparse
import difflib
import pathlib
import re
import sys

sys.dont_write_bytecode = True

import names
from reports import report
from rules import RULES
from swift_source import SwiftSource

OWN = re.compile(r"^[ \t]*(?:@\w+\s+)*import\s+(?:\w+\s+)?RouteComposer(Spelling)?\b", re.MULTILINE)


def renamed(text, edited):
    """Returns the source with the new names, and the remaining work as line, name and advice. The
    lines refer to the edited text, or to the old one."""
    if "\r\n" in text:
        new, notes = renamed(text.replace("\r\n", "\n"), edited)
        return new.replace("\n", "\r\n"), notes
    source = SwiftSource(text)
    if not OWN.search(source.code):
        return text, []
    if not source.is_balanced:
        return text, [(1, "brackets", "they do not close: nothing was renamed in this file")]
    for rule in RULES:
        rule(source)
    imports(source)
    report(source)
    return source.edited(), source.located_notes(edited)


def imports(source):
    """Replaces `import RouteComposer` with imports of the two modules that succeed it."""
    there = set(re.findall(r"^[ \t]*(?:@\w+\s+)*import\s+(\w+)[ \t]*$", source.code, re.MULTILINE))
    for match in source.find(r"^([ \t]*)((?:@(?!testable)\w+\s+)*)import[ \t]+RouteComposer[ \t]*$"):
        new = [name for name in ("RouteComposerSpelling", "StepRouter") if name not in there]
        indentation, attributes = match.groups()
        lines = [f"{indentation}{attributes}import {name}" for name in new]
        there.update(new)
        end = match.end() if lines else min(match.end() + 1, len(source.text))
        source.replace(match.start(), end, "\n".join(lines))


def files(paths):
    for path in map(pathlib.Path, paths):
        if path.is_dir():
            yield from sorted(file for file in path.rglob("*.swift") if ".build" not in file.parts)
        elif path.exists():
            yield path
        else:
            sys.exit(f"rename-route-composer: there is no {path}")


def main():
    parser = argparse.ArgumentParser(
        prog="rename-route-composer", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="*", metavar="PATH", help="a Swift file, or a folder")
    parser.add_argument("--write", action="store_true", help="change the files")
    parser.add_argument("--table", action="store_true", help="print every name, old and new")
    parser.add_argument("--keys", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.table:
        print(names.table())
    if options.keys:
        print("\n".join(f"{name.key}\t{name.how}\t{name.here}" for name in names.NAMES))
    if not options.paths and not (options.table or options.keys):
        parser.error("name a file or a folder")

    changed, left = 0, 0
    for file in files(options.paths):
        with open(file, encoding="utf-8", newline="") as opened:
            old = opened.read()
        new, notes = renamed(old, edited=options.write)
        if new != old:
            changed += 1
            if options.write:
                with open(file, "w", encoding="utf-8", newline="") as opened:
                    opened.write(new)
            else:
                sys.stdout.writelines(difflib.unified_diff(
                    old.splitlines(keepends=True), new.splitlines(keepends=True),
                    str(file), f"{file}, renamed"))
        for line, name, advice in notes:
            left += 1
            print(f"{file}:{line}: {name}: {advice}")
    if options.paths:
        verb = "changed" if options.write else "would change"
        print(f"{verb} {changed} file(s); {left} place(s) to look at")


if __name__ == "__main__":
    main()
