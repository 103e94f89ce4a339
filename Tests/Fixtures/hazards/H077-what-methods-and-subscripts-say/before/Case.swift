import SwiftUI

final class Favourites {
  private var ids: Set<Int> = []
  private var names: [Int: String] = [:]
  let limit = 3

  var count: Int { ids.count }

  subscript(id: Int) -> Bool {
    get { ids.contains(id) }
    set { if newValue { ids.insert(id) } else { ids.remove(id) } }
  }

  func contains(_ id: Int) -> Bool { ids.contains(id) }

  func name(of id: Int) -> String {
    if let name = names[id] { return name }
    let name = "Song \(id)"
    names[id] = name
    return name
  }

  func note(_ id: Int) { ids.remove(-id) }
}

@MainActor final class Library: ObservableObject {  // expect: observable-object-class "Library"
  private static var plays = 0

  @Published private var tick = 0
  @Published var title = "Songs"
  private let favourites = Favourites()
  // says-next: "a view shows 'shared.contains', which nothing tracks"
  let shared = Favourites()
  // says-next: "a view shows 'guests.subscript', which nothing tracks"
  let guests = Favourites()
  // says-next: "a view shows 'others.count', which nothing tracks"
  let others = Favourites()

  // says-next: "a view shows 'isFavourite', which nothing tracks"
  func isFavourite(_ id: Int) -> Bool { favourites.contains(id) }
  // says-next: "a view shows 'subscript', which nothing tracks"
  subscript(id: Int) -> Bool { isMarked(id) }
  // says-next: "a view shows 'isDone', which nothing tracks"
  func isDone(_ id: Int) -> Bool { UserDefaults.standard.bool(forKey: "done \(id)") }
  // says-next: "a view shows 'playCount', which nothing tracks"
  func playCount(of id: Int) -> Int { Self.plays * id }

  // says-not-next: "nothing tracks"
  private func isMarked(_ id: Int) -> Bool { favourites[id] }
  // says-not-next: "nothing tracks"
  func line(_ id: Int) -> String { title + (favourites.contains(id) ? "!" : "") }
  // says-not-next: "nothing tracks"
  func rest(of id: Int) -> Int { favourites.limit - id }
  // says-not-next: "nothing tracks"
  func name(of id: Int) -> String { favourites.name(of: id) }
  // says-not-next: "nothing tracks"
  func prepare() { favourites.note(Self.plays) }
  let name = "Library"
  // says-not-next: "nothing tracks"
  func name(_ other: Favourites, has id: Int) -> Bool { other.contains(id) }
  // says-not-next: "nothing tracks"
  func check(_ id: Int) -> Bool { favourites.contains(id) }

  func toggle(_ id: Int) {
    favourites[id].toggle()
    shared[id] = check(id)
    guests[id] = !check(id)
    Self.plays += 1
    UserDefaults.standard.set(true, forKey: "done \(id)")
    tick += 1
  }
}

struct LibraryView: View {
  @ObservedObject var library: Library

  var body: some View {
    let _ = library.prepare()
    Text(library.isFavourite(1) || library[1] ? "*" : library.name(of: 1))
    Text(library.isDone(1) ? library.line(1) : "\(library.rest(of: 1))")
    Text(library.shared.contains(1) || library.guests[1] ? "+" : "\(library.others.count)")
    Text("\(library.name) \(library.playCount(of: 1))")
    Button("Mark") {
      if library.check(1) { library.title = "Marked" }
      library.toggle(1)
    }
  }
}
