import MapKit
import SwiftUI

class Pin: ObservableObject {
  @Published var isSelected = false
  let annotation = MKPointAnnotation()
}
