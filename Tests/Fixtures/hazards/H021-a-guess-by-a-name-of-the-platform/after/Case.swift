import SwiftUI

/// What something of unknown type does under a name of SwiftUI says nothing of this class.
@Observable final class Leaflet {
  var title = ""
  // says-not-next: "a view may read it"
  @ObservationIgnored var fading: Int? = 1  // expect: unpublished-stored-property "fading"

  func dismiss() { if fading != nil { title = "" } }
}

struct LeafletView: View {
  var leaflet: Leaflet

  var body: some View {
    Text(leaflet.title).onTapGesture { leaflet.dismiss() }
    Button("Fade") { leaflet.fading = 2 }
  }
}

/// What only the project calls so may be meant.
@Observable final class Brochure {
  var title = ""
  // says-next: "becomes tracked because a view may read it"
  var folding: Int? = 1  // expect: unpublished-stored-property "folding"

  func refold() { if folding != nil { title = "" } }
}

struct BrochureView: View {
  var brochure: Brochure

  var body: some View {
    Text(brochure.title).onTapGesture { brochure.refold() }
    Button("Fold") { brochure.folding = 2 }
  }
}

struct Sheet {
  func dismiss() {}
  func refold() {}
}

struct Stand: View {
  let sheets: [Sheet]

  var body: some View { Text(summary()) }

  private func summary() -> String {
    for sheet in Dictionary(grouping: sheets, by: { _ in 0 }).values.joined() {
      sheet.dismiss()
      sheet.refold()
    }
    return ""
  }
}
