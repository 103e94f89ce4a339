import Shed
import SwiftUI

final class Bed: ObservableObject {  // expect: observable-object-class "Bed"
  @Published var plants = 3
  let spade = Spade()
}

struct BedView: View {
  @StateObject private var bed = Bed()

  var body: some View { Text("\(bed.plants) plants") }
}
