#!/usr/bin/env python3
"""Checks the links of all documents, without a network; `make links` calls it.

Every relative link must lead to a file, every anchor to a heading, and every `doc:` link of a
catalogue to an article or a tutorial. Pages that sources name must exist. If you've built the site,
each of its references must lead to one of its pages.
"""

import json
import os
import re
import sys
from pathlib import Path

import markdown

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / ".build/docs"
# GitHub's pages for the runs of a workflow, beside the repository's files.
RUNS = re.compile(r"\.\./\.\./actions/workflows/(?P<workflow>[\w.]+)(?:/badge\.svg)?$")
DOC_LINK = re.compile(r"(?:\]\(|<|\")doc:(?P<target>[^)>\"\s]+)")


def files(suffix):
    """Returns the repository's files with a suffix, without build products."""
    for folder, folders, names in os.walk(ROOT):
        folders[:] = sorted(set(folders) - {".build", ".git", ".swiftpm"})
        yield from (Path(folder, name) for name in sorted(names) if name.endswith(suffix))


def problems_of_page(page):
    text = page.read_text()
    prose = markdown.prose(text)
    for link in markdown.LINK.finditer(prose):
        target = link.group("target")
        if re.match(r"[a-z]+:", target):
            continue
        problem = problem_of_link(page, text, target, link.group("picture"))
        if problem:
            yield f"{page.relative_to(ROOT)}:{markdown.line_of(prose, link.start())}: {problem}"


def problem_of_link(page, text, target, is_picture):
    path, _, anchor = target.partition("#")
    runs = RUNS.match(path)
    if runs and (ROOT / ".github/workflows" / runs.group("workflow")).exists():
        return None
    file = (page.parent / path).resolve() if path else page
    in_catalogue = next((folder for folder in page.parents if folder.suffix == ".docc"), None)
    if is_picture and in_catalogue:
        found = any(in_catalogue.rglob(f"{path}.*")) or any(in_catalogue.rglob(path))
        return None if found else f"There is no picture “{path}” in the catalogue."
    if not file.exists():
        return f"There is no “{path}” beside the page."
    if not anchor or file.suffix != ".md":
        return None
    if anchor in markdown.anchors(file.read_text() if path else text):
        return None
    return f"“{file.name}” has no heading for “#{anchor}”."


def problems_of_source(source):
    """Returns the pages that a comment names but that don't exist."""
    text = source.read_text()
    for page in re.finditer(r"\bDocs/[\w/]+\.md", text):
        if not (ROOT / page.group()).exists():
            place = f"{source.relative_to(ROOT)}:{markdown.line_of(text, page.start())}"
            yield f"{place}: There is no “{page.group()}”."


def problems_of_catalogue(catalogue):
    """Returns a catalogue's links without an article, tutorial, resource or section of it."""
    names = {file.stem for file in catalogue.rglob("*") if file.suffix in (".md", ".tutorial")}
    for file in sorted(catalogue.rglob("*")):
        if file.suffix not in (".md", ".tutorial"):
            continue
        text = file.read_text()
        for link in DOC_LINK.finditer(markdown.prose(text)):
            name = link.group("target").partition("#")[0].split("/")[-1]
            if name not in names:
                place = f"{file.relative_to(ROOT)}:{markdown.line_of(text, link.start())}"
                yield f"{place}: The catalogue has no page “{name}”."
        resources = {resource.name for resource in (catalogue / "Resources").rglob("*")}
        for code in re.finditer(r'\b(?:file|previousFile): "([^"]*)"', text):
            if code.group(1) not in resources:
                place = f"{file.relative_to(ROOT)}:{markdown.line_of(text, code.start())}"
                yield f"{place}: The catalogue has no file “{code.group(1)}”."


def problems_of_site():
    """Returns the references on the built site's pages that lead nowhere."""
    pages = {str(page.relative_to(SITE / "data").with_suffix("")).lower(): page
             for page in (SITE / "data").rglob("*.json")}
    missing = {}
    for page in pages.values():
        content = json.loads(page.read_text())
        for reference in content.get("references", {}).values():
            for path in files_of(reference):
                if not (SITE / path).exists():
                    missing.setdefault(path, page)
            url = reference.get("url", "")
            if not url.startswith("/") or not reference.get("isActive", True):
                continue
            path, _, anchor = url.partition("#")
            key = path.strip("/").lower()
            if "/files/" in path:
                exists = (SITE / path[path.index("/files/") + 1:]).exists()
            else:
                exists = key in pages and (not anchor or has_anchor(pages[key], anchor))
            # A chapter is part of the tutorials' contents, without a page of its own.
            is_chapter = key.startswith("tutorials/") and key.rpartition("/")[0] in pages
            if not exists and not is_chapter:
                missing.setdefault(url, page)
    return [f"{page.relative_to(SITE)}: “{url}” is nowhere on the site."
            for url, page in sorted(missing.items())], len(pages)


def files_of(reference):
    """Returns the pictures and downloads of a reference, as paths below the site."""
    urls = [variant.get("url", "") for variant in reference.get("variants", [])]
    return [url[url.index(kind):] for url in urls for kind in ("images/", "downloads/", "videos/")
            if f"/{kind}" in url]


def has_anchor(page, anchor, known={}):
    if page not in known:
        known[page] = set(re.findall(r'"anchor":"([^"]*)"', page.read_text().replace("\\/", "/")))
    return anchor.lower() in {name.lower() for name in known[page]}


def main():
    pages = list(files(".md"))
    problems = [problem for page in pages for problem in problems_of_page(page)]
    for catalogue in sorted(ROOT.glob("Sources/*/*/*.docc")):
        problems += problems_of_catalogue(catalogue)
    for source in files(".swift"):
        problems += problems_of_source(source)
    checked = f"{len(pages)} pages"
    if SITE.is_dir():
        of_site, count = problems_of_site()
        problems += of_site
        checked += f", {count} of the site"
    for problem in problems:
        print(problem)
    print(f"links: {checked}: {len(problems)} wrong")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
