import SwiftUI

@Observable final class Crate {
  var weight = 12
}

struct CrateView: View {
  @Environment(Case.Crate.self) private var crate  // expect: environment-object "@EnvironmentObject"

  var body: some View { Text("\(crate.weight) kg") }
}

struct DepotView: View {
  @State private var crate = Case.Crate()

  var body: some View { CrateView().environment(crate) }
}
