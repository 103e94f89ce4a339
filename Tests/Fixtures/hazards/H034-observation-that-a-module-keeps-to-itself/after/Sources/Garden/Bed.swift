import Shed
import SwiftUI

@Observable final class Bed {  // expect: observable-object-class "Bed"
  var plants = 3
  let spade = Spade()
}

struct BedView: View {
  @State private var bed = Bed()

  var body: some View { Text("\(bed.plants) plants") }
}
