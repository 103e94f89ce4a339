// Which types of others are values, by name.
extension FrameworkNames {
  /// Whether a type that the project does not declare may be a class, for all that its name tells.
  static func mayBeClass(_ name: String) -> Bool {
    !valueTypes.contains(name) && !structs.contains(name)
      && !(equatableTypes.contains(name) && !name.hasPrefix("NS") && !name.hasPrefix("UI")
        && name != "CLLocation")
  }

  /// Types of which `Bool()` says no more than a literal would.
  static let typesOfLiterals: WordSet = ["Bool", "Int", "Double", "String", "Float"]

  /// What gives the value that a dictionary had under a key.
  static let valueFunctions: WordSet = ["removeValue", "updateValue"]

  /// Structs and enums of Apple's that bindings reach into.
  private static let structs: WordSet = [
    "Optional", "Array", "Set", "Range", "ClosedRange", "Result", "Measurement",
    "URLComponents", "DateInterval", "Predicate", "SortDescriptor", "LocalizedStringResource",
    "Gradient", "Animation", "Transaction", "Text", "Path", "GeometryProxy", "ScrollPosition",
    "TabViewCustomization", "TextSelection", "MapCameraPosition", "PhotosPickerItem",
    "UIEdgeInsets", "NSEdgeInsets", "UIOffset", "NSDirectionalEdgeInsets", "NSPoint", "NSSize",
    "NSRect", "NSRange", "CATransform3D", "CMTime", "CMTimeRange", "MKCoordinateRegion",
    "MKCoordinateSpan", "MKMapRect", "MKMapPoint", "CLLocationCoordinate2D", "SCNVector3",
    "SCNVector4", "SIMD2", "SIMD3", "SIMD4", "simd_float2", "simd_float3", "simd_float4",
    "simd_float4x4", "simd_quatf", "matrix_float4x4", "Float16", "Float80",
    "URLResourceValues",
    "ListFormatStyle", "EnvironmentValues", "UnitPoint3D", "Point3D",
    "Size3D", "Rect3D", "Rotation3D", "AffineTransform3D", "Vector3D", "Transform",
    "HKQuantityTypeIdentifier", "TableColumnCustomization",
  ]
}
