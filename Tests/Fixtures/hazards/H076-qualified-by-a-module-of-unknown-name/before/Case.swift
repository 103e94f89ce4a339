import SwiftUI

final class Crate: ObservableObject {
  @Published var weight = 12
}

struct CrateView: View {
  @EnvironmentObject private var crate: Case.Crate  // expect: environment-object "@EnvironmentObject"

  var body: some View { Text("\(crate.weight) kg") }
}

struct DepotView: View {
  @StateObject private var crate = Case.Crate()

  var body: some View { CrateView().environmentObject(crate) }
}
