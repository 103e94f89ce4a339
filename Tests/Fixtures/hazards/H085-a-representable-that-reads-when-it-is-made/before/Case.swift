import SwiftUI
import UIKit

@MainActor final class Shelf: ObservableObject {
  @Published var books: [String] = []  // expect: published-property "@Published"
  @Published var color = 1  // expect: published-property "@Published"
  func add() { books.append("") }
}

final class ListView: UIView {
  func reload() {}
}

/// Whenever anything of the model changes it loads its list again; what it read when it was made
/// brings nothing up to date.
struct ShelfList: UIViewRepresentable {
  // says-next: "every change of the model runs 'updateUIView' of 'ShelfList', which reads nothing"
  @ObservedObject var shelf: Shelf

  func makeUIView(context: Context) -> ListView {
    let list = ListView()
    list.tag = shelf.color
    return list
  }

  func updateUIView(_ list: ListView, context: Context) { list.reload() }
}

struct ShelfView: View {
  @StateObject private var shelf = Shelf()

  var body: some View {
    ShelfList(shelf: shelf)
    Button("Add") { shelf.add() }
  }
}

/// This one reads it whenever it is brought up to date.
@MainActor final class Map: ObservableObject {
  @Published var zoom = 1  // expect: published-property "@Published"
}

struct MapView: UIViewRepresentable {
  // says-not-next: "every change"
  @ObservedObject var map: Map

  func makeUIView(context: Context) -> ListView { ListView() }

  func updateUIView(_ list: ListView, context: Context) { list.tag = map.zoom }
}

struct Maps: View {
  @StateObject private var map = Map()

  var body: some View {
    MapView(map: map)
    Button("Zoom") { map.zoom += 1 }
  }
}

/// Its view is given the model when it is made, and draws it whenever it is told to.
@MainActor final class Wave: ObservableObject {
  @Published var height = 1  // expect: published-property "@Published"
}

final class WaveView: UIView {
  let wave: Wave

  init(wave: Wave) {
    self.wave = wave
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError() }

  func flood() { tag = wave.height }
}

struct WaveCanvas: UIViewRepresentable {
  // says-next: "every change of the model runs 'updateUIView' of 'WaveCanvas', which reads nothing"
  @ObservedObject var wave: Wave

  func makeUIView(context: Context) -> WaveView { WaveView(wave: wave) }

  func updateUIView(_ view: WaveView, context: Context) { view.setNeedsDisplay() }
}

/// Here the update asks for it, by way of the view.
@MainActor final class Tide: ObservableObject {
  @Published var height = 1  // expect: published-property "@Published"
}

final class TideView: UIView {
  let tide: Tide

  init(tide: Tide) {
    self.tide = tide
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError() }

  func flood() { tag = tide.height }
}

struct TideCanvas: UIViewRepresentable {
  // says-not-next: "every change"
  @ObservedObject var tide: Tide

  func makeUIView(context: Context) -> TideView { TideView(tide: tide) }

  func updateUIView(_ view: TideView, context: Context) { view.flood() }
}

struct Coast: View {
  @StateObject private var wave = Wave()
  @StateObject private var tide = Tide()

  var body: some View {
    WaveCanvas(wave: wave)
    TideCanvas(tide: tide)
    Button("Rise") {
      wave.height += 1
      tide.height += 1
    }
  }
}
