import Shed
import SwiftUI

// error: 'Observable' is not a member type of struct 'Herbarium.Observation'
@Observable final class Bed {
  var plants = 3
}

struct BedView: View {
  @State private var bed = Bed()

  var body: some View { Text("\(bed.plants) plants") }
}
