import SwiftUI

final class Lamp: ObservableObject { @Published var isOn = false }

struct LampView: View {
  @ObservedObject var lamp: Lamp

  var body: some View {
    Text(lamp.isOn ? "on" : "off")
    Button("Toggle") { [$lamp] in $lamp.isOn.wrappedValue.toggle() }  // expect: object-wrapper "$lamp"
  }
}
