import SwiftUI

final class Hive: ObservableObject {
  @Published var bees = 900
}

struct HiveView: View {
  @StateObject private var hive = Hive()

  var body: some View { Text("\(hive.bees) bees") }
}
