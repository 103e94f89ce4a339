import SwiftUI

@Observable final class Crate {
  var weight = 12
}

struct CrateView: View {
  @EnvironmentObject private var crate: Case.Crate  // error: generic struct 'EnvironmentObject' requires that 'Crate' conform to 'ObservableObject'

  var body: some View { Text("\(crate.weight) kg") }
}

struct DepotView: View {
  @State private var crate = Crate()

  var body: some View { CrateView().environment(crate) }
}
