import SwiftUI

final class Orchestra: ObservableObject {
  @Published var piece = "Bolero"
  @Published var tempo = 70
}

struct ProgrammeView: View {
  @ObservedObject var orchestra: Orchestra

  var body: some View { Text(orchestra.piece) }
}

struct BatonView: View {
  @ObservedObject var orchestra: Orchestra

  var body: some View { Button("Faster") { orchestra.tempo += 5 } }
}
