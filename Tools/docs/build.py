#!/usr/bin/env python3
"""Builds the site of all products in .build/docs; `make docs` calls it. Warnings are errors.

DocC converts the catalogues in the sources twice: first as they are, as Xcode does, and then with
the pages in Docs as articles and with links to each other.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from articles import HOME, Articles, catalogue_of, copy_files

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / ".build/docs-work"
SITE = ROOT / ".build/docs"
# The products with a catalogue, in the manifest's order: the home first.
MODULES = [
    name for name in re.findall(r'\.library\(name: "(\w+)"', (ROOT / "Package.swift").read_text())
    if catalogue_of(ROOT, name)
]
GRAPHS = WORK / "graphs"

START_PAGE = """<!doctype html>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=documentation/{home}/">
<title>StepRouter</title>
<a href="documentation/{home}/">The documentation of StepRouter</a>
"""


class Failure(Exception):
    """The output of a command that failed."""


def run(*command, **options):
    result = subprocess.run(
        [str(part) for part in command], cwd=ROOT, text=True, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options)
    if result.returncode != 0:
        raise Failure(f"{' '.join(str(part) for part in command)}\n{result.stdout}")
    return result.stdout


def tool(name):
    """Returns the command for a tool of the toolchain, which comes with Xcode on a Mac."""
    return ["xcrun", name] if sys.platform == "darwin" else [name]


def environment():
    """Returns the environment for DocC, which looks for its renderer beside itself. A toolchain may
    have it under `share`."""
    values = dict(os.environ)
    if sys.platform != "darwin" and "DOCC_HTML_DIR" not in values:
        docc = shutil.which("docc")
        render = docc and Path(docc).resolve().parents[1] / "share/docc/render"
        if render and render.is_dir():
            values["DOCC_HTML_DIR"] = str(render)
    return values


def symbol_graph(module, modules_folder, triple):
    folder = GRAPHS / module
    folder.mkdir(parents=True)
    sdk = ["-sdk", run("xcrun", "--show-sdk-path").strip()] if sys.platform == "darwin" else []
    run(
        *tool("swift-symbolgraph-extract"), "-module-name", module, "-I", modules_folder,
        "-target", triple, *sdk, "-output-dir", folder, "-emit-extension-block-symbols",
        "-skip-synthesized-members", "-minimum-access-level", "public")
    for file in folder.glob("*.symbols.json"):
        graph = json.loads(file.read_text())
        graph["symbols"] = [symbol for symbol in graph["symbols"] if not is_mistake(symbol)]
        file.write_text(json.dumps(graph))


def is_mistake(symbol):
    """Returns true for a declaration that exists only for the compiler's message."""
    words = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
    return "some CorrectChain" in words


def convert(module, catalogue, output, dependencies, options):
    output.parent.mkdir(exist_ok=True)
    run(
        *tool("docc"), "convert", catalogue, "--additional-symbol-graph-dir", GRAPHS / module,
        "--fallback-display-name", module, "--fallback-bundle-identifier", module,
        "--enable-experimental-external-link-support", "--warnings-as-errors",
        "--transform-for-static-hosting", "--output-path", output, *options,
        *(part for archive in dependencies for part in ("--dependency", archive)),
        env=environment())


def archive(kind, module):
    return WORK / kind / f"{module}.doccarchive"


def in_parallel(work, modules):
    """Does the work for all modules in parallel, and reports every failure."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        tasks = [pool.submit(work, module) for module in modules]
    failures = [str(task.exception()) for task in tasks if task.exception()]
    if failures:
        raise Failure("\n".join(failures))


def hosting(arguments):
    options = []
    if arguments.base_path:
        options += ["--hosting-base-path", arguments.base_path]
    if arguments.repository:
        options += [
            "--source-service", "github", "--source-service-base-url", arguments.repository,
            "--checkout-path", ROOT]
    return options


def main():
    parser = argparse.ArgumentParser(description="Makes the site of all products in .build/docs.")
    parser.add_argument(
        "--base-path", default="", help="where the site will be, as /StepRouter on GitHub Pages")
    parser.add_argument(
        "--repository", default="",
        help="where the sources are, as https://github.com/you/StepRouter/blob/main")
    arguments = parser.parse_args()
    base_path = "/" + arguments.base_path.strip("/") if arguments.base_path.strip("/") else ""

    shutil.rmtree(WORK, ignore_errors=True)
    binaries = Path(run("swift", "build", "--show-bin-path").strip())
    triple = run("swiftc", "-print-target-info").split('"triple": "')[1].split('"')[0]
    in_parallel(lambda module: symbol_graph(module, binaries / "Modules", triple), MODULES)

    print("docs: the catalogues as they are")
    catalogues = {module: catalogue_of(ROOT, module) for module in MODULES}
    in_parallel(
        lambda module: convert(module, catalogues[module], archive("alone", module), [], []),
        MODULES)

    print("docs: with the pages of Docs")
    articles = Articles(ROOT, MODULES, GRAPHS, base_path, arguments.repository.rstrip("/"))
    for module in MODULES:
        copy = WORK / "catalogues" / f"{module}.docc"
        shutil.copytree(catalogues[module], copy)
        catalogues[module] = copy
        if module == HOME:
            articles.write(copy)
        else:
            articles.add_links(module, copy)
    final = archive("site", HOME)
    options = hosting(arguments)
    others = [module for module in MODULES if module != HOME]
    convert(
        HOME, catalogues[HOME], final, [archive("alone", module) for module in others], options)
    in_parallel(
        lambda module: convert(
            module, catalogues[module], archive("site", module),
            [final] + [archive("alone", other) for other in others if other != module], options),
        others)

    shutil.rmtree(SITE, ignore_errors=True)
    run(
        *tool("docc"), "merge", *(archive("site", module) for module in MODULES),
        "--synthesized-landing-page-name", HOME, "--synthesized-landing-page-topics-style", "list",
        "--output-path", SITE, env=environment())
    copy_files(articles.files, ROOT, SITE)
    (SITE / "index.html").write_text(START_PAGE.format(home=HOME.lower()))
    print(f"docs: {SITE.relative_to(ROOT)} is made. To read it:")
    print(f"  python3 -m http.server --directory {SITE.relative_to(ROOT)}")


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(str(failure))
