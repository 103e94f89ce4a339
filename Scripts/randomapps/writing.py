"""Puts views into words, and everything into files."""

import re

from .parts import BOM, MARK, indented, is_expression


class Writing:
    def write_view(self, view):
        body = view.body or ['Text("Nothing")']
        wrapped = body if len(body) == 1 and is_expression(body[0]) else [
            f"{self.pick('VStack', 'List', 'Group', 'Form')} {{", *indented(body), "}"]
        for holder in view.holders:
            holder.type = view.name
        kind = view.kind
        if kind == "View":
            kind = self.pick(*["View"] * 9, "SwiftUI.View", "Titled", "Titled & Sized")
        head = f"struct {view.name}: {kind} {{"
        if self.chance(0.1):
            head = f"struct {view.name}:\n  {kind}\n{{"
        parts = [*view.stored]
        self.random.shuffle(view.members)
        if view.kind == "UIViewRepresentable":
            bodies = ["func makeUIView(context: Context) -> UIView { UIView() }\n"
                      "func updateUIView(_ view: UIView, context: Context) {\n"
                      + "\n".join(indented(view.body)) + "\n}"]
        elif view.kind == "UIViewController":
            head, bodies = f"final class {view.name}: UIViewController {{", []
        elif view.kind == "DynamicProperty":
            bodies = []
        elif view.kind == "ViewModifier":
            bodies = ["func body(content: Content) -> some View {\n  content.overlay {\n"
                      + "\n".join(indented(wrapped, "    ")) + "\n  }\n}"]
        elif len(wrapped) == 1 and "\n" not in wrapped[0] and self.chance(0.4):
            bodies = [f"var body: some View {{ {wrapped[0]} }}"]
        else:
            bodies = ["var body: some View {\n" + "\n".join(indented(wrapped)) + "\n}"]
        rest = [*view.inits, *bodies, *view.members]
        if self.chance(0.3):
            rest = [*view.inits, *view.members, *bodies]
        lines = [head, *indented(parts), ""]
        for part in rest:
            lines += indented([part])
            if self.chance(0.8):
                lines.append("")
        lines.append("}")
        if view.holders and self.chance(0.1):
            lines.insert(0, "/// Has `@StateObject var m` and $m.title; // no\n// class X: "
                            "ObservableObject {}")
        self.chunk(view.name, lines)
        if view.elsewhere:
            self.chunk(f"{view.name}+Parts", [
                f"extension {view.name} {{", *indented(view.elsewhere), "}"])

    def write(self, folder):
        """Splits what was drawn into files and finds the lines of the marks."""
        chunks = list(self.chunks)
        self.random.shuffle(chunks)
        count = self.random.randint(1, max(1, min(10, len(chunks))))
        files = [[] for _ in range(count)]
        for chunk in chunks:
            self.random.choice(files).append(chunk)
        self.lines, self.formats = {}, {}
        if self.is_below or self.chance(0.1):
            folder.mkdir(parents=True, exist_ok=True)
            systems = ((16, 13), (15, 12)) if self.is_below else ((17, 14), (18, 15))
            ios, macos = self.random.choice(systems)
            (folder / "App.xcconfig").write_text(
                f"// IPHONEOS_DEPLOYMENT_TARGET = 1{ios % 10}.5\n"
                f"IPHONEOS_DEPLOYMENT_TARGET = {ios}.0\nMACOSX_DEPLOYMENT_TARGET = {macos}.0\n")
        for index, parts in enumerate(f for f in files if f):
            imports = sorted(set().union(*(p[2] for p in parts)))
            text = ""
            if self.chance(0.3):
                text += "//\n//  Made up. import Combine\n//  @StateObject var x = X()\n//\n\n"
            text += "".join(f"import {i}\n" for i in imports) + "\n"
            text += "\n".join(p[1] for p in parts)
            name = f"{index}-{parts[0][0]}.swift"
            if self.chance(0.4):
                name = f"{self.pick('Models', 'Views')}/{name}"
            style = self.pick("", "", "", "tabs", "crlf", "bom", "four")
            if '"""' in text:
                style = style if style in ("bom",) else ""
            if style == "tabs":
                text = re.sub(r"(?m)^ +", lambda m: "\t" * (len(m.group()) // 2), text)
            elif style == "four":
                text = re.sub(r"(?m)^ +", lambda m: m.group() * 2, text)
            for number, line in enumerate(text.split("\n"), 1):
                for found in MARK.findall(line):
                    self.lines[found] = (name, number)
            text = MARK.sub("", text)
            if style == "crlf":
                text = text.replace("\n", "\r\n")
            data = (BOM if style == "bom" else b"") + text.encode()
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            self.formats[name] = style
