"""Makes the site's articles from the pages in Docs, which stay their only source.

Links between pages become DocC links. The site gets copies of the pictures, and of the repository's
files that a page links to. In code, type names become links to the types, and files that the
Makefile makes become links to the site's copies.
"""

import json
import re
import shutil
from pathlib import Path

import markdown
import pages

HOME = "StepRouter"
# The readmes of the repository and of Docs. On the site, the home's front page replaces them.
INDEX = "README"
# Files that aren't in the repository, so the pages only name them. `make docs` makes them first.
MADE = {"Docs/ShopReport.html"}


def catalogue_of(root, module):
    """Returns the folder of a product's catalogue; None if it has none."""
    return next((root / "Sources").glob(f"*/{module}/{module}.docc"), None)


class Articles:
    def __init__(self, root, modules, graphs, base_path, repository):
        self.root = root
        # The path of each page by its name, which is unique across the folders of Docs.
        self.paths = {page.stem: page for page in sorted((root / "Docs").rglob("*.md"))}
        self.pages = {name: path.read_text() for name, path in self.paths.items()}
        self.index = self.pages.pop(INDEX, "")
        self.modules = modules
        self.base_path = base_path
        self.repository = repository
        self.symbols = types(modules, graphs)
        # Other files the pages link to. The site gets copies of them.
        self.files = set()

    def write(self, catalogue):
        """Writes the articles to the home's catalogue, and the groups to its front page."""
        (catalogue / "Articles").mkdir()
        (catalogue / "Pictures").mkdir()
        for name, text in self.pages.items():
            article = self.article(name, text, catalogue / "Pictures")
            (catalogue / "Articles" / f"{self.name(name)}.md").write_text(article)
        groups = {
            group: [f"<doc:{self.name(name)}>" for name in names]
            for group, names in pages.groups(self.index, set(self.pages)).items()
        }
        front = catalogue / f"{HOME}.md"
        insert_before_topics(front, "### All products\n\n" + self.products() + "\n\n")
        insert_topics(front, groups)

    def products(self):
        """Returns a line for each product, with the first sentence of its front page."""
        lines = []
        for module in self.modules:
            text = (catalogue_of(self.root, module) / f"{module}.md").read_text()
            sentence = text.split("\n\n")[1].strip()
            lines.append(f"- [{module}](/documentation/{module.lower()}): {sentence}")
        return "\n".join(lines)

    def add_links(self, module, catalogue):
        """Adds the product's pages, and its headless-only symbols, to its front page."""
        front = catalogue / f"{module}.md"
        # Web links, because `doc:` links are ambiguous here: if a product extends types of the
        # home, DocC takes the home's name for the name of these extensions.
        links = [
            f"- [{markdown.title(self.pages[name])}]({address(self.name(name))})"
            for name in pages.OF_PRODUCTS.get(module, []) if name in self.pages
        ]
        if links:
            insert_before_topics(front, "### Read on\n\n" + "\n".join(links) + "\n\n")
        groups = {
            group: [f"``{name}``" for name in names]
            for group, names in pages.HEADLESS.get(module, {}).items()
        }
        if groups:
            insert_topics(front, groups)

    def name(self, page):
        """Returns the article's name, which must differ from every module's name."""
        return f"{page}-Page" if page in self.modules else page

    def article(self, name, text, pictures):
        pieces = []
        for piece, is_code in markdown.parts(text):
            if not is_code:
                piece = markdown.LINK.sub(lambda link: self.link(link, name, pictures), piece)
                piece = self.linked(piece)
            pieces.append(piece)
        return closed("".join(pieces))

    def link(self, link, name, pictures):
        target, text = link.group("target"), link.group("text")
        if re.match("[a-z]+:", target):
            return link.group()
        path, _, anchor = target.partition("#")
        file = (self.paths[name].parent / path).resolve() if path else self.paths[name].resolve()
        if file.stem in self.pages and file == self.paths[file.stem].resolve():
            return self.page_link(file.stem, anchor, text)
        if file.name == f"{INDEX}.md" and self.root.resolve() in (file.parent, file.parent.parent):
            return f"[{text}](/documentation/{HOME.lower()})"
        if link.group("picture"):
            shutil.copy(file, pictures)
            return f"![{' '.join(text.split())}]({file.name})"
        return self.file_link(file.relative_to(self.root.resolve()), text)

    def file_link(self, file, text):
        """Returns a link to a file of the repository, or to a copy without a repository address."""
        if self.repository and file.suffix != ".html":
            return f"[{text}]({self.repository}/{file})"
        if (self.root / file).is_dir():
            return text
        self.files.add(file)
        return f"[{text}]({self.base_path}/files/{readable(file)})"

    def page_link(self, page, anchor, text):
        reference = f"doc:{self.name(page)}"
        if anchor:
            headings = [heading for _, heading in markdown.headings(self.pages[page])]
            anchors = dict(zip(markdown.anchors(self.pages[page]), headings))
            reference += f"#{markdown.docc_anchor(anchors[anchor])}"
        if Path(text.strip("`")).name == f"{page}.md":
            return f"<{reference}>"
        return f"[{text}]({reference})"

    def linked(self, text):
        """Returns the text with links for names in code, except in headings and within links."""
        lines = []
        for line in text.splitlines(keepends=True):
            if not markdown.HEADING.match(line):
                links = [match.span() for match in markdown.LINK.finditer(line)]
                line = markdown.CODE.sub(lambda code: self.code_link(code, links), line)
            lines.append(line)
        return "".join(lines)

    def code_link(self, code, links):
        if any(start <= code.start() < end for start, end in links):
            return code.group()
        if code.group("code") in MADE:
            return self.file_link(Path(code.group("code")), code.group())
        module = self.symbols.get(code.group("code"))
        if module is None:
            return code.group()
        name = code.group("code") if module == HOME else f"/{module}/{code.group('code')}"
        return f"``{name}``"


def closed(text):
    """Returns the page with a full stop after its first paragraph, in place of a colon: DocC puts a
    heading between the paragraph and the listing below it."""
    title, first, others = (text.split("\n\n", 2) + ["", ""])[:3]
    return "\n\n".join([title, re.sub(r":$", ".", first), others])


def types(modules, graphs):
    """Returns the module of each public type. UIKit's own names belong to no module."""
    found = {}
    for module in modules:
        if module.startswith("Portable"):
            continue
        graph = json.loads((graphs / module / f"{module}.symbols.json").read_text())
        for symbol in graph["symbols"]:
            path = symbol["pathComponents"]
            if len(path) == 1 and re.fullmatch(r"[A-Z]\w+", path[0]):
                found.setdefault(path[0], module)
    return found


def address(article):
    """Returns an article's address on the site."""
    return f"/documentation/{HOME}/{article}".lower()


def insert_before_topics(page, addition):
    text, heading, topics = page.read_text().partition("## Topics\n")
    page.write_text(f"{text.rstrip()}\n\n{addition}{heading}{topics}")


def insert_topics(page, groups):
    """Inserts groups after a front page's first group, which newcomers look for."""
    lines = [line for group, links in groups.items()
             for line in [f"### {group}", ""] + [f"- {link}" for link in links] + [""]]
    text, _, topics = page.read_text().partition("## Topics\n")
    first, _, others = topics.strip("\n").partition("\n\n### ")
    others = f"### {others}" if others else ""
    added = "\n".join(lines)
    page.write_text(f"{text}## Topics\n\n{first}\n\n{added}\n{others}\n")


def readable(path):
    """Returns a file name that makes a browser show the file instead of downloading it."""
    return f"{path}" if path.suffix in (".html", ".svg", ".png", ".txt", ".json") else f"{path}.txt"


def copy_files(files, root, site):
    for file in files:
        target = site / "files" / readable(file)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(root / file, target)
