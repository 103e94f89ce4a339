import MapKit
import SwiftUI

@Observable class Pin {
  var isSelected = false
  let annotation = MKPointAnnotation()
}
