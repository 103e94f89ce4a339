import SwiftUI

@Observable final class Pond {
  var frogs = 2
}

struct PondView: View {
  @Bindable var pond: Pond

  var body: some View { Stepper("Frogs", value: $pond.frogs) }
}

#Preview {
  @Previewable @State var pond = Pond()
  PondView(pond: pond)
}

#Preview("Bindable") {
  @Previewable @Bindable var pond = Pond()
  Stepper("Frogs", value: $pond.frogs)
}
