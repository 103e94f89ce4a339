"""A tree of nothing but models and their holders, to see that the time for each stays the same.

Each model has three holders: the screen that makes it, an editor that is given it and binds it, and a
badge that has it from the environment. Members are named alike in many models, as they are in real
projects, and each screen leads to ten others."""

import pathlib

from .words import Draw, name

HOLDERS = 3
LISTS = ["items", "rows", "entries", "results", "drafts", "choices", "members", "lines", "steps", "names"]
FLAGS = ["isLoading", "isOpen", "isShown", "isBusy", "isReady", "isEditing", "isFull", "isPaused"]
TEXTS = ["title", "query", "message", "summary", "comment", "label", "subject", "caption"]
VERBS = ["load", "refresh", "reset", "update", "fetch", "start"]

MODEL = """import SwiftUI

/// What the screens about {low} share.
@MainActor
final class {topic}Store: ObservableObject {{
  @Published var {text} = ""
  @Published var {flag} = false
  @Published private(set) var {list}: [String] = []
  private var revision = 0
  let limit: Int

  init(limit: Int = {limit}) {{
    self.limit = limit
  }}

  func {verb}() {{
    {flag} = true
    if {list}.count < limit {{ {list}.append({text}) }}
    revision += 1
    {flag} = false
  }}

  func remove(at index: Int) {{
    guard {list}.indices.contains(index) else {{ return }}
    {list}.remove(at: index)
  }}
}}
"""

VIEWS = """import SwiftUI

struct {topic}Screen: View {{
  @StateObject private var store = {topic}Store()
  @State private var isSheetShown = false

  var body: some View {{
    VStack(spacing: 12) {{
      {topic}Editor(store: store)
      {topic}Badge()
        .environmentObject(store)
      Button("Again") {{ store.{verb}() }}
        .disabled(store.{flag})
{links}    }}
    .sheet(isPresented: $isSheetShown) {{ Text(store.{text}) }}
  }}
}}

struct {topic}Editor: View {{
  @ObservedObject var store: {topic}Store

  var body: some View {{
    Form {{
      TextField("Text", text: $store.{text})
      ForEach(store.{list}, id: \\.self) {{ line in
        Text(line)
      }}
      Button("Remove") {{ store.remove(at: 0) }}
    }}
  }}
}}

struct {topic}Badge: View {{
  @EnvironmentObject private var store: {topic}Store

  var body: some View {{
    Text("\\(store.{list}.count) of \\(store.limit)")
      .foregroundColor(store.{flag} ? .secondary : .primary)
  }}
}}
"""

APP = """import SwiftUI

@main
struct ManyModelsApp: App {{
  var body: some Scene {{
    WindowGroup {{
      {topic}Screen()
    }}
  }}
}}
"""


def make_models(folder, count, seed=1):
    """Writes two files for each model: it, and its three holders. And one for the app."""
    folder = pathlib.Path(folder)
    draw = Draw(seed)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "App.swift").write_text(APP.format(topic=name(0)))
    for number in range(count):
        topic = name(number)
        first = number * 10 + 1
        links = "".join(
            f'      NavigationLink("{name(other)}") {{ {name(other)}Screen() }}\n'
            for other in range(first, min(first + 10, count)))
        words = {
            "topic": topic, "low": topic[0].lower() + topic[1:], "links": links, "limit": 5 + draw.below(90),
            "text": draw.one(TEXTS), "flag": draw.one(FLAGS), "list": draw.one(LISTS), "verb": draw.one(VERBS),
        }
        place = folder / f"Part{number // 10}"
        place.mkdir(parents=True, exist_ok=True)
        (place / f"{topic}Store.swift").write_text(MODEL.format(**words))
        (place / f"{topic}Views.swift").write_text(VIEWS.format(**words))
