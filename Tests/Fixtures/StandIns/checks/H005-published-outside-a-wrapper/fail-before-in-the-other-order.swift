// error: composed wrapper type 'Published<Value>' does not match
import Combine

@propertyWrapper struct Rounded {
  var wrappedValue: Double
}

final class Scale: ObservableObject {
  @Rounded @Published var weight = 0.4
}
