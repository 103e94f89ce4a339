import SwiftUI

struct Tile {
  var kind: String
  var title = ""
}

final class Facts: ObservableObject {
  @Published var text = ""
}

struct NameTile: View {
  @EnvironmentObject private var facts: Facts

  var body: some View { Text(facts.text) }
}

struct ButtonTile: View {
  // says-next: "'ButtonTile.facts' reads it"
  @EnvironmentObject private var facts: Facts

  var body: some View { Text(facts.text) }
}

struct PlainTile: View {
  var body: some View { Text("plain") }
}

/// What is drawn at first is the tile of the kind that it starts with.
struct Editor: View {
  @State private var tile = Tile(kind: "Button")

  var body: some View {
    switch tile.kind {
    case "Name": NameTile()
    case "Button": ButtonTile()
    default: PlainTile()
    }
  }
}

struct Viewer: View {
  @State private var tile = Tile(kind: "Plain", title: "a")

  var body: some View {
    switch tile.kind {
    case "Name": NameTile()
    case "Plain": PlainTile()
    default: ButtonTile()
    }
  }
}

/// Nobody can tell which one that is.
struct Chooser: View {
  @State private var tile = Chooser.first

  static var first: Tile { Tile(kind: "Name") }

  var body: some View {
    switch tile.kind {
    case "Name": NameTile()
    default: PlainTile()
    }
  }
}

/// A method called like the state is another member.
struct Tiles: View {
  @State private var kind = "Plain"

  func kind(_ other: String) -> some View { Text(other) }

  var body: some View {
    switch kind {
    case "Name": NameTile()
    default: PlainTile()
    }
  }
}

struct Screen: View {
  @StateObject private var facts = Facts()

  var body: some View { Editor().environmentObject(facts) }
}

#Preview {
  // says-not-next: "as soon as"
  Editor()  // expect: environment-model-not-provided "Editor"
}

#Preview {
  // says-next: "it crashes as soon as that is used"
  Viewer()  // expect: environment-model-not-provided "Viewer"
}

#Preview {
  // says-next: "it crashes as soon as that is used"
  Chooser()  // expect: environment-model-not-provided "Chooser"
}

#Preview {
  // says-next: "it crashes as soon as that is used"
  Tiles()  // expect: environment-model-not-provided "Tiles"
}
