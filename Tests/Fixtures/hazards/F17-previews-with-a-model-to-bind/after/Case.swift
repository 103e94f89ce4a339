import SwiftUI

@Observable final class Bouquet {
  var roses = 5
}

struct BouquetView: View {
  @Bindable var bouquet: Bouquet

  var body: some View { Stepper("Roses", value: $bouquet.roses) }
}

struct RosesField: View {
  @Binding var roses: Int

  var body: some View { Stepper("Roses", value: $roses) }
}

#Preview("Bouquet") {
  BouquetView(bouquet: Bouquet())
}

#Preview("Binding") {
  @Previewable @State var bouquet = Bouquet()  // expect: state-object "@StateObject"
  RosesField(roses: $bouquet.roses)
}

#Preview("Local") {
  let bouquet = Bouquet()
  return BouquetView(bouquet: bouquet)
}

struct BouquetPreview: View {
  @State private var bouquet = Bouquet()  // expect: state-object "@StateObject"

  var body: some View { RosesField(roses: $bouquet.roses) }
}
