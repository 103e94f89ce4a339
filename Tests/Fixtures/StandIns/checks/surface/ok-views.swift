import SwiftUI

struct Item: Identifiable, Hashable {
  let id = UUID()
  var name = ""
  var done = false
}

enum Tint: String, CaseIterable, Identifiable {
  case red, blue
  var id: Self { self }
}

struct Gallery: View {
  @State private var items = [Item()]
  @State private var selection: Item.ID?
  @State private var text = ""
  @State private var amount = 0.5
  @State private var count = 1
  @State private var price: Decimal = 1
  @State private var on = false
  @State private var day = Date()
  @State private var tint = Tint.red
  @FocusState private var focused: Bool

  var body: some View {
    Form {
      Section("Words") {
        TextField("Name", text: $text)
          .focused($focused)
          .textFieldStyle(.roundedBorder)
          .onSubmit { focused = false }
        TextField("Price", value: $count, format: .number)
        SecureField("Password", text: $text).textContentType(.password)
        TextEditor(text: $text).frame(minHeight: 40)
      }
      Section {
        Toggle("On", isOn: $on)
        Slider(value: $amount, in: 0...1)
        Stepper("Count \(count)", value: $count, in: 0...10)
        DatePicker("Day", selection: $day, displayedComponents: .date)
        Picker("Tint", selection: $tint) {
          ForEach(Tint.allCases) { tint in Text(tint.rawValue.capitalized).tag(tint) }
        }
        .pickerStyle(.segmented)
        ColorPicker("Colour", selection: .constant(.red))
      } header: {
        Text("Values")
      } footer: {
        Text("\(amount, specifier: "%.2f")")
      }
      ForEach($items) { $item in
        HStack {
          Toggle(isOn: $item.done) { Text(item.name) }
          TextField("Name", text: $item.name)
        }
      }
      .onDelete { items.remove(atOffsets: $0) }
      .onMove { from, to in items.move(fromOffsets: from, toOffset: to) }
      ForEach(Array(items.enumerated()), id: \.offset) { index, item in
        Text("\(index): \(item.name)")
      }
      ForEach(0..<3) { Text("\($0)") }
      List(items, selection: $selection) { item in Text(item.name) }
      List($items, editActions: .all) { $item in TextField("", text: $item.name) }
    }
  }
}

struct Shapes: View {
  let size: CGFloat = 20
  @ScaledMetric var width = 10.0
  @Namespace private var space

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .topLeading) {
        RoundedRectangle(cornerRadius: 8).fill(.blue.opacity(0.2))
        Circle().stroke(Color.red, lineWidth: 2).frame(width: size, height: size)
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        Image(systemName: "star").resizable().scaledToFit().foregroundStyle(.secondary)
        Text("A").bold() + Text("B").italic()
        if proxy.size.width > width {
          Label("Wide", systemImage: "arrow").font(.title.bold())
        } else if size > 1 {
          AsyncImage(url: URL(string: "x")) { $0.resizable() } placeholder: { ProgressView() }
        } else {
          EmptyView()
        }
      }
      .padding(.horizontal, 8)
      .background(.thinMaterial, in: Capsule())
      .overlay(alignment: .bottom) { Divider() }
      .clipShape(Circle())
      .shadow(radius: 2)
      .animation(.easeInOut(duration: 0.2), value: size)
      .transition(.move(edge: .top).combined(with: .opacity))
      .matchedGeometryEffect(id: "a", in: space)
      .accessibilityLabel("Shapes")
    }
  }
}

struct Star: Shape {
  var points = 5
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    }
  }
}

struct Card: ViewModifier {
  @Environment(\.colorScheme) private var scheme
  func body(content: Content) -> some View {
    content.padding().background(scheme == .dark ? Color.black : .white).cornerRadius(8)
  }
}

struct Press: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

extension View {
  func card() -> some View { modifier(Card()) }
  @ViewBuilder func hide(_ hidden: Bool) -> some View {
    if hidden { self.hidden() } else { self }
  }
}

struct Uses: View {
  @State private var offset = CGSize.zero
  @GestureState private var isDragging = false
  let columns = [GridItem(.adaptive(minimum: 80)), GridItem(.flexible())]
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.vertical, showsIndicators: false) {
        LazyVGrid(columns: columns, spacing: 4) {
          ForEach(0..<9, id: \.self) { n in
            Star().trim(to: 0.5).stroke(style: n).card().hide(n == 1).id(n)
          }
        }
        LazyVStack(alignment: .leading) { Spacer(minLength: 2) }
      }
      .onTapGesture { withAnimation(.spring()) { proxy.scrollTo(3, anchor: .top) } }
    }
    .offset(offset)
    .gesture(
      DragGesture()
        .updating($isDragging) { _, state, _ in state = true }
        .onChanged { offset = $0.translation }
        .onEnded { _ in withAnimation { offset = .zero } })
    Button("Go", role: .destructive) { offset = .zero }.buttonStyle(Press())
    Button(action: {}) { Label("Ok", systemImage: "x") }.buttonStyle(.borderedProminent)
    Button("Plus", systemImage: "plus") { }
    Menu("More") { Button("A") {}; Divider(); Link("L", destination: URL(string: "x")!) }
    DisclosureGroup("More") { Text("x") }
    Group { Text("a"); Text("b") }.font(.caption)
    AnyView(Text("x"))
  }
}

extension Shape {
  func stroke(style n: Int) -> some View { stroke(.red, lineWidth: CGFloat(n)) }
}
