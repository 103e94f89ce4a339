import Combine
import SwiftUI

@MainActor protocol HeaderDelegate: AnyObject {
  func open()
}

@MainActor final class Header {
  static let shared = Header()
  weak var delegate: (any HeaderDelegate)?
  var onTap: (() -> Void)?
  var handlers: [String: () -> Void] = [:]
  private var listeners: [any HeaderDelegate] = []
  private var menu: (any HeaderDelegate)?

  func attach(_ menu: any HeaderDelegate) { self.menu = menu }
  func add(_ listener: any HeaderDelegate) { listeners.append(listener) }
}

/// Whichever was made last is the one that the header opens.
@MainActor final class Menu: ObservableObject, HeaderDelegate {
  @Published var isOpen = false

  init() {
    // says-next: "'Menu' puts itself here where others find it; one would be made, and put there"
    Header.shared.delegate = self  // expect: eager-model-initializer "Header.shared.delegate"
  }

  func open() { isOpen = true }
}

struct MenuView: View {
  @ObservedObject var menu = Menu()
  var body: some View { Text(menu.isOpen ? "Open" : "Closed") }
}

/// A closure that knows it does the same, in a method that the initialiser calls.
@MainActor final class Drawer: ObservableObject {
  @Published var isOpen = false
  private let header = Header.shared

  init() { prepare() }

  private func prepare() {
    header.onTap = { [weak self] in self?.isOpen = true }  // expect: eager-model-initializer "header.onTap"
  }
}

struct DrawerView: View {
  // says-next: "the initialiser of 'Drawer' runs whenever 'DrawerView' is made"
  @StateObject private var drawer = Drawer()  // expect: eager-model-initializer "@StateObject"
  var body: some View { Text(drawer.isOpen ? "Open" : "Closed") }
}

/// So do a method, under a key, and a function that keeps what it is given.
@MainActor final class Search: ObservableObject {
  @Published var isOpen = false

  init() {
    Header.shared.handlers["search"] = open  // expect: eager-model-initializer "Header.shared.handlers["search"]"
  }

  private func open() { isOpen = true }
}

@MainActor final class Basket: ObservableObject, HeaderDelegate {
  @Published var isOpen = false

  init(header: Header) {
    header.attach(self)  // expect: eager-model-initializer "header.attach(self)"
  }

  func open() { isOpen = true }
}

/// A static of its own keeps the last one as well.
@MainActor final class Player: ObservableObject {
  static weak var current: Player?
  @Published var isOn = false

  init() {
    Self.current = self  // expect: eager-model-initializer "Self.current"
  }
}

/// What it makes on its way does so, too.
@MainActor final class Lamp: HeaderDelegate {
  var isLit = false

  init(header: Header = .shared) {
    // says-next: "'Lamp' puts itself here where others find it; one would be made, and put there"
    header.delegate = self  // expect: eager-model-initializer "header.delegate"
  }

  func open() { isLit = true }
}

@MainActor final class Room: ObservableObject {
  @Published var name = "Hall"
  private let lamp = Lamp()
}

@MainActor final class Watch {
  static let shared = Watch()
  func start() { Header.shared.onTap = { self.stop() } }
  private func stop() {}
}

/// It only tells another one to do so, who stays.
@MainActor @Observable final class Clock {
  var time = 0

  init() { Watch.shared.start() }
}

/// A task that it starts does so soon after.
@MainActor final class Guide: ObservableObject, HeaderDelegate {
  @Published var isOpen = false

  init() { Task { prepare() } }

  private func prepare() {
    Task {
      Header.shared.delegate = self  // expect: eager-model-initializer "Header.shared.delegate"
    }
  }

  func open() { isOpen = true }
}

/// The one that is made may be of a class below.
@MainActor class Panel: ObservableObject {
  @Published var isOpen = false
}

@MainActor final class TopPanel: Panel, HeaderDelegate {
  override init() {
    super.init()
    // says-next: "'TopPanel' puts itself here where others find it"
    Header.shared.delegate = self  // expect: eager-model-initializer "Header.shared.delegate"
  }

  func open() { isOpen = true }
}

/// What it makes for itself is thrown away with it.
@MainActor @Observable final class Board: HeaderDelegate {
  var isOpen = false
  private let header = Header()
  private let other: Header

  init() {
    other = Header()
    other.delegate = self
    header.delegate = self
    let third = Header()
    third.attach(self)
  }

  func open() { isOpen = true }
}

/// Its title says nothing of itself, and a list keeps them all.
@MainActor @Observable final class Teller: HeaderDelegate {
  var name = "News"
  var isOpen = false
  static var last = ""

  init() {
    Self.last = self.name
    Self.last = [""].filter { $0 != self.name }.joined()
    Header.shared.add(self)
  }

  func open() { isOpen = true }
}

struct DeskView: View {
  @ObservedObject private var search = Search()
  @StateObject private var basket = Basket(header: .shared)  // expect: eager-model-initializer "@StateObject"
  @ObservedObject private var player = Player()
  @ObservedObject private var room = Room()
  @State private var clock = Clock()
  @ObservedObject private var guide = Guide()
  @ObservedObject private var panel: Panel = TopPanel()
  @State private var board = Board()
  @State private var teller = Teller()

  var body: some View {
    Text("\(clock.time) \(guide.isOpen) \(panel.isOpen)")
    Text("\(search.isOpen) \(basket.isOpen) \(player.isOn) \(room.name) \(board.isOpen) \(teller.isOpen)")
  }
}

/// An application is made once.
@MainActor @Observable final class Launch: HeaderDelegate {
  var isOpen = false

  init() { Header.shared.delegate = self }

  func open() { isOpen = true }
}

struct DeskApp: App {
  @State private var launch = Launch()

  var body: some Scene {
    WindowGroup {
      Text(launch.isOpen ? "Open" : "Closed")
      MenuView()
      DrawerView()
      DeskView()
    }
  }
}

/// What the extension of a protocol does, those do that conform to it.
@MainActor protocol Heading: HeaderDelegate {}

extension Heading {
  func takeOver() {
    Header.shared.delegate = self  // expect: eager-model-initializer "Header.shared.delegate"
  }
}

@MainActor final class Ticker: ObservableObject, Heading {
  @Published var isOpen = false

  init() { takeOver() }

  func open() { isOpen = true }
}

struct TickerView: View {
  @ObservedObject private var ticker = Ticker()
  var body: some View { Text(ticker.isOpen ? "Open" : "Closed") }
}
