import SwiftUI

/// Two copies of one view each make their own `@StateObject`; they share what `@State` begins with.
final class Dice: ObservableObject {
  @Published var pips = 1
}

struct Die: View {
  @StateObject private var dice = Dice()  // expect: state-object "@StateObject"

  var body: some View {
    Text("\(dice.pips)").onTapGesture { dice.pips = .random(in: 1...6) }
  }
}

struct Glowing: ViewModifier {
  func body(content: Content) -> some View {
    ZStack {
      content.blur(radius: 3)
      content
    }
  }
}

extension View {
  func reflected() -> some View {
    VStack {
      self
      self.opacity(0.2)
    }
  }

  func haloed() -> some View { overlay(self.blur(radius: 6)) }

  /// One of the two is shown.
  @ViewBuilder func tilted(if isTilted: Bool) -> some View {
    if isTilted { rotationEffect(.degrees(3)) } else { self }
  }

  func bordered() -> some View { border(.red) }

  func raised() -> some View {
    #if os(macOS)
      self.shadow(radius: 1)
    #else
      self.shadow(radius: 2)
    #endif
  }
}

/// Of something else, though its name is that of a modifier.
extension Array {
  func bordered() -> Self {
    if self.isEmpty { return [] }
    return self
  }
}

func mirrored<Face: View>(_ face: Face) -> some View {
  HStack {
    face
    face.scaleEffect(-1)
  }
}

/// Each call makes another one.
func doubled<Face: View>(@ViewBuilder _ face: () -> Face) -> some View {
  HStack {
    face()
    face()
  }
}

/// Here one call serves twice.
struct Cup<Face: View>: View {
  @ViewBuilder let face: () -> Face

  var body: some View {
    let shown = face()
    VStack {
      shown
      shown
    }
  }
}

enum Spare {
  // says-next: "'die' keeps the view that is made here and may show it again"
  @MainActor static let die = Die()
  // says-not-next: "may show it again"
  @MainActor static let once = Die()
}

struct CornerKey: EnvironmentKey {
  static var defaultValue: AnyView { AnyView(Text("Nothing")) }
}

extension EnvironmentValues {
  var corner: AnyView {
    get { self[CornerKey.self] }
    set { self[CornerKey.self] = newValue }
  }
}

struct Corner: View {
  @Environment(\.corner) private var corner

  var body: some View { corner }
}

struct Table: View {
  @State private var isTilted = false

  var body: some View {
    // says-next: "the view that is made here is shown more than once, through 'pair': all of them"
    let pair = Die()
    // says-next: "the view that is made here is shown more than once, through 'each': all of them"
    let each = Die()
    // says-not-next: "shown more than once"
    let alone = Die()
    HStack {
      pair
      pair
      if isTilted { alone } else { alone.hidden() }
      ForEach(0..<3) { _ in each }
    }
    VStack {
      // says-next: "shown more than once, through 'mirrored': all of them share one 'Dice', where"
      mirrored(Die())
      // says-next: "shown more than once, through 'reflected'"
      Die().padding().reflected()
      // says-next: "shown more than once, through 'haloed'"
      VStack { Die() }.haloed()
      // says-next: "shown more than once, through 'Glowing'"
      Die().modifier(Glowing())
      // says-next: "shown more than once, through 'shown'"
      Cup { Die() }
    }
    VStack {
      // says-not-next: "shown more than once"
      Die().tilted(if: isTilted)
      // says-not-next: "shown more than once"
      Die().raised()
      // says-not-next: "shown more than once"
      Die().bordered()
      // says-not-next: "shown more than once"
      doubled { Die() }
      Spare.die
      Spare.die
      Spare.once
    }
    HStack {
      Corner()
      Corner()
    }
    // says-next: "'corner' keeps the view that is made here and may show it again"
    .environment(\.corner, AnyView(Die()))
  }
}

final class Log: ObservableObject {
  @Published var lines = 0
}

/// It is kept and asked behind a `guard`, and no view.
struct Logging: DynamicProperty {
  @StateObject private var log = Log()  // expect: state-object "@StateObject"

  @MainActor var count: Int { log.lines }

  @MainActor func note() { log.lines += 1 }
}

struct Lid: View {
  @Environment(\.colorScheme) private var scheme
  private let logging: Logging

  init(name: String) {
    // says-not-next: "may show it again"
    logging = Logging()
  }

  var body: some View {
    Text("\(logging.count)")
    Button("Open") {
      guard scheme == .dark else { return }
      logging.note()
    }
  }
}
