import SwiftUI

final class Bouquet: ObservableObject {
  @Published var roses = 5
}

struct BouquetView: View {
  @ObservedObject var bouquet: Bouquet

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
  @Previewable @StateObject var bouquet = Bouquet()  // expect: state-object "@StateObject"
  RosesField(roses: $bouquet.roses)
}

#Preview("Local") {
  let bouquet = Bouquet()
  return BouquetView(bouquet: bouquet)
}

struct BouquetPreview: View {
  @StateObject private var bouquet = Bouquet()  // expect: state-object "@StateObject"

  var body: some View { RosesField(roses: $bouquet.roses) }
}
