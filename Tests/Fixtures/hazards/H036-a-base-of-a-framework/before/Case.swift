import MapKit
import SwiftUI

final class Mooring: MKPointAnnotation, ObservableObject {  // expect: external-supertype "MKPointAnnotation"
  @Published var isFree = true
}

struct MooringView: View {
  @ObservedObject var mooring: Mooring

  var body: some View {
    Toggle(mooring.title ?? "Mooring", isOn: $mooring.isFree)
  }
}
