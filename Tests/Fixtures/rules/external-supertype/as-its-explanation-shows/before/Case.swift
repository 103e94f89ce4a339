import MapKit
import SwiftUI

class Pin: MKPointAnnotation,  // expect: external-supertype "MKPointAnnotation"
  ObservableObject
{
  @Published var isSelected = false
}
