import SwiftUI

/// `@StateObject` makes its object when the view appears, and anew when it appears again. `@State`
/// makes it with the view's value: who keeps that value and shows it again shows the old object.
@Observable final class Notes {
  var text = ""
}

struct NotesField: View {
  @State private var notes = Notes()  // expect: state-object "@StateObject"

  var body: some View { TextField("Notes", text: $notes.text) }
}

/// What the first keeper of bees wrote is there when the second comes in.
@Observable final class Keeper {
  var name: String?
}

struct HiveGate<Content: View>: View {
  @Environment(Keeper.self) var keeper
  @ViewBuilder let content: Content

  var body: some View {
    if keeper.name != nil {
      content
    } else {
      Button("Come in") { keeper.name = "Ada" }
    }
  }
}

struct ApiaryApp: App {
  @State private var keeper = Keeper()  // expect: state-object "@StateObject"

  var body: some Scene {
    WindowGroup {
      // says-next: "'HiveGate' keeps the view that is made here and may show it again"
      HiveGate { NotesField() }.environment(keeper)
    }
  }
}

/// An initialiser calls the closure once and keeps what it gave.
struct Folding<Content: View>: View {
  private let title: String
  private let content: Content
  @State private var isOpen = false

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    Button(title) { isOpen.toggle() }
    if isOpen { content }
  }
}

/// A new identity does not make a new object.
struct Renewing<Content: View>: View {
  private let content: Content
  @State private var season = 0

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    content.id(season)
    Button("Next season") { season += 1 }
  }
}

/// All copies of one value share one object.
struct Threefold<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    ForEach(0..<3) { _ in content }
  }
}

struct SheetOpener<Sheet: View>: View {
  let title: String
  let sheet: Sheet
  @State private var isShown = false

  var body: some View {
    Button(title) { isShown = true }
      .sheet(isPresented: $isShown) { sheet }
  }
}

struct Frames: View {
  // says-next: "'Frames' keeps the view that is made here and may show it again"
  private let label = NotesField()
  @State private var isLabelling = false

  var body: some View {
    VStack {
      // says-next: "'Folding' keeps the view that is made here and may show it again"
      Folding("Queen") { NotesField() }
      // says-next: "'Renewing' keeps the view that is made here and may show it again"
      Renewing { NotesField() }
      // says-next: "it comes back with the same 'Notes', as it was left; shown twice, both share it"
      Threefold { NotesField() }
      // says-next: "'SheetOpener' keeps the view that is made here and may show it again"
      SheetOpener(title: "Honey", sheet: NotesField())
      Button("Label") { isLabelling = true }
    }
    .sheet(isPresented: $isLabelling) { label }
  }
}

struct Boxes: View {
  // says-next: "'Boxes' keeps the view that is made here and may show it again"
  private let field = NotesField()
  @State private var isOpen = false

  var body: some View {
    Button("Box") { isOpen.toggle() }
    if isOpen { field }
  }
}

/// One accessory for all rows.
struct Combs<Accessory: View>: View {
  let numbers: [Int]
  let accessory: Accessory

  var body: some View {
    List(numbers, id: \.self) { number in
      Text("\(number)")
      accessory
    }
  }
}

struct CombList: View {
  var body: some View {
    // says-next: "'Combs' keeps the view that is made here and may show it again"
    Combs(numbers: [1, 2], accessory: NotesField())
  }
}
