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
@Observable final class Ticker {
  private(set) var text = ""
  @ObservationIgnored private var textAssignments: Set<AnyCancellable> = []

  init(_ texts: AnyPublisher<String, Never>) {
    texts.sink { [weak self] in self?.text = $0 }.store(in: &textAssignments)
    print(text)  // expect: observed-object-creates-model "text"
  }
}

struct TickerView: View {
  var ticker: Ticker

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
@Observable final class Sleeve {
  var fabric = ""

  init() { print(fabric) }  // expect: observed-object-creates-model "fabric"
}

struct SleeveView: View {
  @Bindable var sleeve: Sleeve

  var body: some View { TextField("Fabric", text: $sleeve.fabric) }
}

/// Who is asked for a key path sets this one.
@Observable final class Spine {
  var print = ""

  init() { debugPrint(print) }  // expect: observed-object-creates-model "print"
}

struct SpineView: View {
  var spine: Spine

  var body: some View {
    Text(spine.print).onTapGesture { write("A", \Spine.print, to: spine) }
  }

  private func write<Root>(_ text: String, _ path: ReferenceWritableKeyPath<Root, String>, to root: Root) {
    root[keyPath: path] = text
  }
}

/// Whose member that is cannot be told.
@Observable final class Flap {
  var blurb = ""

  init() { debugPrint(blurb) }  // expect: observed-object-creates-model "blurb"
}

struct FlapView: View {
  var flap: Flap

  var body: some View { Text(flap.blurb).onTapGesture { firstOf([flap])?.blurb = "B" } }

  private func firstOf<Items: Collection>(_ items: Items) -> Items.Element? { items.first }
}

/// What a function of the value does to it is not known.
@Observable final class Loan {
  var end = Date()

  init() { debugPrint(end) }  // expect: observed-object-creates-model "end"

  func prolong() { end.addTimeInterval(60) }
}

struct LoanView: View {
  var loan: Loan

  var body: some View { Text("\(loan.end)").onTapGesture { loan.prolong() } }
}

/// A binding to an element of a list sets this one.
@Observable final class Note {
  var weight = 0

  init() { debugPrint(weight) }  // expect: observed-object-creates-model "weight"
}

struct NoteView: View {
  var note: Note

  var body: some View { NoteList(notes: [note]) }
}

struct NoteList: View {
  @State var notes: [Note]

  var body: some View {
    ForEach($notes, id: \.weight) { $entry in Stepper("Weight", value: $entry.weight) }
  }
}

/// What the superclass reads while it is made, the subclass sets.
@Observable class Volume {
  var pages = 0

  init() { debugPrint(pages) }  // expect: observed-object-creates-model "pages"
}

@Observable final class Atlas: Volume {
  func bind() { pages += 1 }
}

struct AtlasView: View {
  var atlas: Atlas

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
@Observable final class Lectern: Holding {
  var player = Player()

  init() { debugPrint(player.volume) }  // expect: observed-object-creates-model "player"
}

struct LecternView: View {
  var lectern: Lectern

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
