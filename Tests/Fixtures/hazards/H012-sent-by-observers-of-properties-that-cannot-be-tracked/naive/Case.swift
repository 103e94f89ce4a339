import SwiftUI

@propertyWrapper
struct Stored {
  private let key: String
  private let fallback: Int

  init(wrappedValue: Int, _ key: String) {
    self.key = key
    fallback = wrappedValue
  }

  var wrappedValue: Int {
    get { UserDefaults.standard.object(forKey: key) as? Int ?? fallback }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}

// error: invalid redeclaration of synthesized property '_percent'
@Observable final class Brightness {
  @Stored("brightness") var percent = 80
}

@Observable final class Horoscope {
  var sign = "Leo"
  lazy var text = "Dear \(sign)"  // error: 'lazy' cannot be used on a computed property
}

@Observable class Vehicle {
  var name = ""
  var wheels = 4
}

// error: ambiguous use of 'access(keyPath:)'
@Observable final class Tricycle: Vehicle {
  override var wheels: Int
}

struct PanelView: View {
  @Bindable var brightness: Brightness
  @Bindable var horoscope: Horoscope
  @Bindable var vehicle: Tricycle

  var body: some View {
    Stepper("\(brightness.percent) %", value: $brightness.percent)
    TextField(horoscope.sign, text: $horoscope.text)
    Stepper("\(vehicle.name) \(vehicle.wheels)", value: $vehicle.wheels)
  }
}
