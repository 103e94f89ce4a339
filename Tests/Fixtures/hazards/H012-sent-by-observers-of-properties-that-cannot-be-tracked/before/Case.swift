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

final class Brightness: ObservableObject {
  @Stored("brightness") var percent = 80 { willSet { objectWillChange.send() } }  // expect: object-will-change "objectWillChange"
}

final class Horoscope: ObservableObject {
  @Published var sign = "Leo"
  lazy var text = "Dear \(sign)" { didSet { objectWillChange.send() } }  // expect: object-will-change "objectWillChange"
}

class Vehicle: ObservableObject {
  @Published var name = ""
  var wheels = 4
}

final class Tricycle: Vehicle {
  override var wheels: Int {
    willSet { objectWillChange.send() }
  }  // expect-previous: object-will-change "objectWillChange"
}

struct PanelView: View {
  @ObservedObject var brightness: Brightness
  @ObservedObject var horoscope: Horoscope
  @ObservedObject var vehicle: Tricycle

  var body: some View {
    Stepper("\(brightness.percent) %", value: $brightness.percent)
    TextField(horoscope.sign, text: $horoscope.text)
    Stepper("\(vehicle.name) \(vehicle.wheels)", value: $vehicle.wheels)
  }
}
