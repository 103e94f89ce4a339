import Shed
import SwiftUI

final class Bed: ObservableObject {
  @Published var plants = 3
}

struct BedView: View {
  @StateObject private var bed = Bed()

  var body: some View { Text("\(bed.plants) plants") }
}
