import SwiftUI

final class Bed: ObservableObject {  // expect: observable-object-class "Bed"
  @Published var plants = ["Leek"]
}

struct BedView: View {
  @StateObject private var bed = Bed()

  var body: some View { Text(bed.plants.joined()) }
}
