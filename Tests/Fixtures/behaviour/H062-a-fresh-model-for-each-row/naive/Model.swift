import SwiftUI

struct Comet: Identifiable {
  let id: Int
  var name: String
}

@Observable final class CometRowModel {
  var label: String

  init(_ comet: Comet) {
    label = "comet \(comet.name)"
  }
}

@Observable final class Almanac {
  var comets = [Comet(id: 1, name: "Encke"), Comet(id: 2, name: "Biela")]
}

struct CometRow: View {
  @State var model: CometRowModel

  var body: some View { Text(model.label) }
}

struct AlmanacView: View {
  var almanac: Almanac

  var body: some View {
    ForEach(almanac.comets) { comet in
      CometRow(model: CometRowModel(comet))
    }
  }
}
