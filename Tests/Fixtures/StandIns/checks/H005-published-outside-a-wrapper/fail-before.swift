// error: cannot convert value of type 'ReferenceWritableKeyPath<Scale, Double>'
import Combine

@propertyWrapper struct Rounded {
  var wrappedValue: Double
}

final class Scale: ObservableObject {
  @Published @Rounded var weight = 0.4
}
