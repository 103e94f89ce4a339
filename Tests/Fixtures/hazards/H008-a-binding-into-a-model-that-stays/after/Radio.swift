import Combine
import SwiftUI

// It stays: it announces its changes by hand.
final class Tuner: ObservableObject {
  @Published var isStereo = false  // expect: published-property "@Published"

  func retune() { objectWillChange.send() }
}

/// A binding to a part of the tuner sets the tuner again, which has drawn 'RadioView' so far.
final class Radio: ObservableObject {
  @Published var tuner = Tuner()  // expect: published-property "@Published"
  @Published var volume = 1.0  // expect: published-property "@Published"
}

struct RadioView: View {
  @ObservedObject var radio: Radio

  var body: some View {
    StereoSwitch(isOn: $radio.tuner.isStereo)  // says: "changes a part of 'Tuner' here"
    Slider(value: $radio.volume)
  }
}

struct StereoSwitch: View {
  @Binding var isOn: Bool

  var body: some View {
    Toggle("Stereo", isOn: $isOn).onChange(of: isOn) { print("Saved", isOn) }
  }
}

/// Here nobody reaches through the one into the other.
@Observable final class Shelf {
  var tuner = Cassette()  // expect: published-property "@Published"
}

final class Cassette: ObservableObject {
  @Published var title = ""  // expect: published-property "@Published"

  func flip() { objectWillChange.send() }
}

struct ShelfView: View {
  var shelf: Shelf

  var body: some View { CassetteView(cassette: shelf.tuner) }
}

struct CassetteView: View {
  @ObservedObject var cassette: Cassette

  var body: some View { TextField("Title", text: $cassette.title) }
}
