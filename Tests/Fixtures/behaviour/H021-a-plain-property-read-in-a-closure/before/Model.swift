import SwiftUI

final class Choir: ObservableObject {
  @Published var songs = 0
  var altos = 3
  var tenors = 2
  var basses = 4
  var pitch = 1
  var guests = 0

  func raised(_ note: Int) -> Int { note + pitch }

  func sing() {
    songs += 1
    altos += 1
    tenors += 1
    basses += 1
    pitch += 1
    guests += 1
  }
}

struct AltosView: View {
  @ObservedObject var choir: Choir

  var body: some View { Text("\([choir].reduce(0) { $0 + $1.altos }) altos") }
}

struct TenorsView: View {
  @ObservedObject var choir: Choir

  var body: some View { Text(withExtendedLifetime(choir) { "\($0.tenors) tenors" }) }
}

struct BassesView: View {
  @ObservedObject var choir: Choir

  var body: some View { Text("\(zip([choir], [1]).map { $0.basses * $1 }) basses") }
}

struct PitchView: View {
  @ObservedObject var choir: Choir

  var body: some View { Text("\([60, 64].map(choir.raised))") }
}

struct ChoirStage<Content: View>: View {
  @ObservedObject var choir: Choir
  let content: (Choir) -> Content

  var body: some View { content(choir) }
}

struct GuestsView: View {
  @ObservedObject var choir: Choir

  var body: some View {
    ChoirStage(choir: choir) { shown in
      Text("\(shown.guests) guests")
    }
  }
}
