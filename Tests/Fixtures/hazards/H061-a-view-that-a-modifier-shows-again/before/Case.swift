import SwiftUI

/// What a modifier is put on is a value that the modifier keeps: it shows the same one each time.
final class Recipe: ObservableObject {
  @Published var title = ""
}

struct RecipeField: View {
  @StateObject private var recipe = Recipe()  // expect: state-object "@StateObject"

  var body: some View { TextField("Recipe", text: $recipe.title) }
}

final class Oven: ObservableObject {
  @Published var isHot = false
}

struct Lidded: ViewModifier {
  @State private var isLifted = false

  func body(content: Content) -> some View {
    Button("Lift") { isLifted.toggle() }
    if isLifted { content }
  }
}

struct Heating: ViewModifier {
  @EnvironmentObject var oven: Oven

  func body(content: Content) -> some View {
    if oven.isHot { content } else { ProgressView() }
  }
}

struct Watched: ViewModifier {
  @Environment(\.scenePhase) private var phase

  @ViewBuilder func body(content: Content) -> some View {
    switch phase {
    case .active: content
    default: Text("Nobody looks")
    }
  }
}

/// A new course begins a new view, and a `@StateObject` would begin a new recipe.
struct Courses: ViewModifier {
  @State private var course = 0

  func body(content: Content) -> some View {
    content.id(course)
    Button("Next") { course += 1 }
  }
}

struct Stacked: ViewModifier {
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    guard scheme == .dark else { return AnyView(Text("Light")) }
    return AnyView(content)
  }
}

extension View {
  func heated() -> some View { modifier(Heating()) }

  func servedInCourses() -> some View { padding().heated().modifier(Courses()) }
}

/// What is shown always, once, and under one identity.
struct Plated: ViewModifier {
  let isRound: Bool
  @State private var turns = 0

  func body(content: Content) -> some View {
    if #available(iOS 18, macOS 15, *) {
      content.id("plate").padding(Double(turns))
    } else {
      content
    }
  }
}

/// Whoever changes what is given here makes another value for the content, too.
struct Covered: ViewModifier {
  let isCovered: Bool
  var isBare: Bool { !isCovered }

  @ViewBuilder func body(content: Content) -> some View {
    if isBare { content }
    if isCovered { content.hidden() } else { Text("Bare") }
  }
}

extension View {
  @ViewBuilder func covered<Cover: View>(
    if isCovered: Bool, by cover: (Self) -> Cover
  ) -> some View {
    if isCovered { cover(self) } else { self }
  }
}

/// They lead to one another.
extension View {
  func glazed(_ times: Int) -> AnyView { times > 0 ? AnyView(baked(times - 1)) : AnyView(self) }

  func baked(_ times: Int) -> AnyView { AnyView(glazed(times)) }
}

/// Another thing goes by the same name in one function, and a case says what it carries.
struct Portions<Filling: View>: View {
  enum Size { case whole, parts(Int) }
  let size: Size
  let filling: Filling
  @State private var isHungry = false

  var body: some View {
    Toggle("Hungry", isOn: $isHungry)
    if case .parts(let count) = size { filling.padding(Double(count)) } else { filling }
    note("Fresh")
  }

  @ViewBuilder private func note(_ filling: String) -> some View {
    if isHungry { Text(filling) }
  }
}

struct Slot<Filling: View>: View {
  let filling: Filling
  @State private var isOpen = false

  var body: some View {
    Toggle("Open", isOn: $isOpen)
    if isOpen { filling }
  }
}

/// An initialiser of another file could stand here.
extension Slot where Filling == AnyView {
  // says-next: "'Slot' keeps the view that is made here and may show it again"
  init() { self.init(filling: AnyView(RecipeField())) }
}

/// It hands on what it keeps.
struct Drawer<Filling: View>: View {
  @ViewBuilder let filling: Filling

  var body: some View { Slot(filling: filling.padding()) }
}

/// It calls what gives the same one again.
struct Lazily<Filling: View>: View {
  let filling: () -> Filling
  @State private var isOpen = false

  var body: some View {
    Toggle("Open", isOn: $isOpen)
    if isOpen { filling() }
  }
}

struct Kitchen: View {
  @State private var isCovered = false
  @StateObject private var oven = Oven()  // expect: state-object "@StateObject"

  var body: some View {
    VStack {
      // says-next: "'Lidded' keeps the view that is made here and may show it again"
      RecipeField().modifier(Lidded())
      // says-next: "'Heating' keeps the view that is made here and may show it again"
      RecipeField().heated()
      // says-next: "'Watched' keeps the view that is made here and may show it again"
      RecipeField().modifier(Watched())
      // says-next: "'Heating' keeps the view that is made here and may show it again"
      RecipeField().servedInCourses()
      // says-next: "'Courses' keeps the view that is made here and may show it again"
      VStack { RecipeField() }.padding().modifier(Courses())
      // says-next: "'Stacked' keeps the view that is made here and may show it again"
      RecipeField().modifier(Stacked())
    }
    VStack {
      // says-next: "'Slot' keeps the view that is made here and may show it again"
      Drawer { RecipeField() }
      // says-not-next: "may show it again"
      Portions(size: .parts(2), filling: RecipeField())
      // says-not-next: "may show it again"
      Lazily { RecipeField() }
      // says-not-next: "may show it again"
      RecipeField().modifier(Plated(isRound: true))
      // says-not-next: "may show it again"
      RecipeField().modifier(Covered(isCovered: isCovered))
      // says-not-next: "may show it again"
      RecipeField().covered(if: isCovered) { $0.padding() }
      RecipeField().glazed(2)
      // says-not-next: "may show it again"
      ForEach(0..<2) { _ in RecipeField() }.modifier(Lidded())
    }
    .environmentObject(oven)
    served
  }

  private var served: some View {
    // says-next: "'field' keeps the view that is made here and may show it again"
    let field = RecipeField()
    // says-next: "'Lazily' keeps the view that is made here and may show it again"
    let other = RecipeField()
    return VStack {
      Lazily { other }
      GeometryReader { space in
        if space.size.width > 300 { HStack { field } } else { VStack { field } }
      }
    }
  }
}
