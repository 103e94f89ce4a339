import SwiftUI

final class Phone: ObservableObject { @Published var name = "" }

final class Desk: ObservableObject { @Published var name = "" }

struct Device {
  #if os(iOS)
  let model = Phone()
  #else
  let model = Desk()
  #endif
}

@MainActor enum Devices {
  #if os(iOS)
  static var current: Phone { Phone() }
  #else
  static var current: Desk { Desk() }
  #endif
}

/// Which of the two it is only the compiler knows.
struct DeviceView: View {
  @StateObject private var model = Device().model  // expect: unresolved-model "model" ; unresolved-model "model"

  var body: some View { Text(model.name) }
}

struct CurrentView: View {
  @ObservedObject private var model = Devices.current  // expect: unresolved-model "model" ; unresolved-model "model"

  var body: some View { Text(model.name) }
}
