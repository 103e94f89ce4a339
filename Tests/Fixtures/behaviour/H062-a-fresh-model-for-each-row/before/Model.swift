import SwiftUI

struct Comet: Identifiable {
  let id: Int
  var name: String
}

final class CometRowModel: ObservableObject {
  @Published var label: String

  init(_ comet: Comet) {
    label = "comet \(comet.name)"
  }
}

final class Almanac: ObservableObject {
  @Published var comets = [Comet(id: 1, name: "Encke"), Comet(id: 2, name: "Biela")]
}

struct CometRow: View {
  @ObservedObject var model: CometRowModel

  var body: some View { Text(model.label) }
}

struct AlmanacView: View {
  @ObservedObject var almanac: Almanac

  var body: some View {
    ForEach(almanac.comets) { comet in
      CometRow(model: CometRowModel(comet))
    }
  }
}
