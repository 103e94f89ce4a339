import Combine
import Foundation
import SwiftUI

/// Nobody sets `kind` behind the initialiser, which reads it.
@Observable final class Badge {
  private(set) var kind: String
  private(set) var label = ""

  init(kind: String) {
    self.kind = kind
    label = self.kind + "!"
  }
}

struct BadgeView: View {
  var badge: Badge

  var body: some View { Text(badge.label) }
}

/// A publisher sets this one.
final class Ticker: ObservableObject {
  @Published private(set) var text = ""

  init(_ texts: AnyPublisher<String, Never>) {
    texts.assign(to: &$text)
    print(text)  // expect: observed-object-creates-model "text"
  }
}

struct TickerView: View {
  @ObservedObject var ticker: Ticker

  var body: some View { Text(ticker.text) }
}

struct Wall: View {
  let texts: AnyPublisher<String, Never>

  var body: some View {
    BadgeView(badge: Badge(kind: "New"))
    TickerView(ticker: Ticker(texts))
  }
}

/// Others could set this one, and none does.
@Observable final class Cover {
  var cloth: String
  private(set) var label = ""

  init(cloth: String) {
    self.cloth = cloth
    label = self.cloth + "!"
  }
}

struct CoverView: View {
  var cover: Cover

  var body: some View { Text(cover.label) }
}

/// A binding sets this one.
final class Sleeve: ObservableObject {
  @Published var fabric = ""

  init() { print(fabric) }  // expect: observed-object-creates-model "fabric"
}

struct SleeveView: View {
  @ObservedObject var sleeve: Sleeve

  var body: some View { TextField("Fabric", text: $sleeve.fabric) }
}

/// Who is asked for a key path sets this one.
final class Spine: ObservableObject {
  @Published var print = ""

  init() { debugPrint(print) }  // expect: observed-object-creates-model "print"
}

struct SpineView: View {
  @ObservedObject var spine: Spine

  var body: some View {
    Text(spine.print).onTapGesture { write("A", \Spine.print, to: spine) }
  }

  private func write<Root>(_ text: String, _ path: ReferenceWritableKeyPath<Root, String>, to root: Root) {
    root[keyPath: path] = text
  }
}

/// Whose member that is cannot be told.
final class Flap: ObservableObject {
  @Published var blurb = ""

  init() { debugPrint(blurb) }  // expect: observed-object-creates-model "blurb"
}

struct FlapView: View {
  @ObservedObject var flap: Flap

  var body: some View { Text(flap.blurb).onTapGesture { firstOf([flap])?.blurb = "B" } }

  private func firstOf<Items: Collection>(_ items: Items) -> Items.Element? { items.first }
}

/// What a function of the value does to it is not known.
final class Loan: ObservableObject {
  @Published var end = Date()

  init() { debugPrint(end) }  // expect: observed-object-creates-model "end"

  func prolong() { end.addTimeInterval(60) }
}

struct LoanView: View {
  @ObservedObject var loan: Loan

  var body: some View { Text("\(loan.end)").onTapGesture { loan.prolong() } }
}

/// A binding to an element of a list sets this one.
final class Note: ObservableObject {
  @Published var weight = 0

  init() { debugPrint(weight) }  // expect: observed-object-creates-model "weight"
}

struct NoteView: View {
  @ObservedObject var note: Note

  var body: some View { NoteList(notes: [note]) }
}

struct NoteList: View {
  @State var notes: [Note]

  var body: some View {
    ForEach($notes, id: \.weight) { $entry in Stepper("Weight", value: $entry.weight) }
  }
}

/// What the superclass reads while it is made, the subclass sets.
class Volume: ObservableObject {
  @Published var pages = 0

  init() { debugPrint(pages) }  // expect: observed-object-creates-model "pages"
}

final class Atlas: Volume {
  func bind() { pages += 1 }
}

struct AtlasView: View {
  @ObservedObject var atlas: Atlas

  var body: some View { Text("\(atlas.pages)").onTapGesture { atlas.bind() } }
}

final class Player {
  var volume = 0
}

protocol Holding: AnyObject { var player: Player { get set } }

extension Holding {
  func renew() { player = Player() }
}

/// A protocol gives this one another object.
final class Lectern: ObservableObject, Holding {
  @Published var player = Player()

  init() { debugPrint(player.volume) }  // expect: observed-object-creates-model "player"
}

struct LecternView: View {
  @ObservedObject var lectern: Lectern

  var body: some View { Text("\(lectern.player.volume)").onTapGesture { lectern.renew() } }
}

struct Shelf: View {
  var body: some View {
    CoverView(cover: Cover(cloth: "Linen"))
    SleeveView(sleeve: Sleeve())
    SpineView(spine: Spine())
    FlapView(flap: Flap())
    LoanView(loan: Loan())
    NoteView(note: Note())
    AtlasView(atlas: Atlas())
    LecternView(lectern: Lectern())
  }
}
