import SwiftUI

/// What is set is a copy, which no view has seen yet.
final class Signpost: ObservableObject {
  @Published var colour: String?  // expect: published-property "@Published"

  var shownColour: String { colour ?? "black" }

  func copy() -> Signpost {
    let signpost = Signpost()
    // says-not-next: "drawing changes 'colour'"
    signpost.colour = self.colour
    return signpost
  }
}

struct Crossing: View {
  let signpost: Signpost

  var body: some View { Text(signpost.copy().shownColour + signpost.shownColour) }
}

/// The local is another one's object when it is set.
@MainActor final class Lantern: ObservableObject {
  static let first = Lantern()
  @Published var oil: Int?  // expect: published-property "@Published"

  var shownOil: Int { oil ?? 1 }

  func copy(isFresh: Bool) -> Lantern {
    var lantern = Lantern()
    if !isFresh { lantern = Lantern.first }
    // says-next: "drawing changes 'oil' by way of 'copy', in a view that does not observe the model"
    lantern.oil = self.oil
    return lantern
  }
}

struct Alley: View {
  let lantern: Lantern

  var body: some View { Text("\(lantern.copy(isFresh: false).shownOil + lantern.shownOil)") }
}

/// One member is read, another changes it.
final class Turnstile: ObservableObject {
  @Published var visitors: [String] = []  // expect: published-property "@Published"

  func isIn(_ name: String) -> Bool { visitors.contains(name) }

  func enter(_ name: String) {
    // says-next: "drawing changes 'visitors' by way of 'enter', in a view that does not observe"
    visitors.append(name)
  }
}

struct Entrance: View {
  let turnstile: Turnstile

  var body: some View {
    let _ = turnstile.enter("Ada")
    Text(turnstile.isIn("Ada") ? "in" : "out")
  }
}
