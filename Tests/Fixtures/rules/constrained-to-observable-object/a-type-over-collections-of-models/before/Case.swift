import SwiftUI

final class Parcel: ObservableObject, Identifiable {
  @Published var weight = 0
}

final class Letter: ObservableObject, Identifiable {
  @Published var stamp = ""
}

final class Stamp: ObservableObject, Identifiable {
  @Published var price = 0
}

final class Card: ObservableObject, Identifiable {
  @Published var text = ""
}

struct Pile<Items: RandomAccessCollection>: View
where Items.Element: ObservableObject & Identifiable {
  let items: Items

  var body: some View { Text("\(items.count)") }
}

final class Sack<Items: Sequence> where Items.Element: ObservableObject {
  let items: Items
  init(_ items: Items) { self.items = items }
}

/// Over collections of anything, with a function for those of models.
struct Shelf<Items: RandomAccessCollection>: View where Items.Element: Identifiable {
  let items: Items

  func count() -> Int where Items.Element: ObservableObject { items.count }

  var body: some View { Text("\(items.count)") }
}

struct PostView: View {
  let parcels: [Parcel]
  let cards: [Card]
  let stamps: [Stamp]
  var sack: Sack<[Letter]>?  // expect: constrained-to-observable-object "Sack<[Letter]>?"

  var body: some View {
    Pile(items: parcels)  // expect: constrained-to-observable-object "Pile"
    Shelf(items: cards)
    Text("\(Shelf(items: stamps).count())")  // expect: constrained-to-observable-object "count"
  }
}
