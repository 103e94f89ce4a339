import SwiftUI

// error: 'Observable' is not a member type of struct 'Herbarium.Observation'
@Observable final class Hive {
  var bees = 900
}

struct HiveView: View {
  @State private var hive = Hive()

  var body: some View { Text("\(hive.bees) bees") }
}
