import SwiftUI

/// The right way round: sheet first, then the environment for both.
struct MapScreen: View {
  @Environment(TripStore.self) private var trips
  @StateObject private var board = PinBoard()  // expect: state-object "@StateObject"
  @State private var isShowingPins = false

  var body: some View {
    VStack {
      Text("\(trips.trips.count) trips")
      PinButton(isShowingPins: $isShowingPins)
    }
    .sheet(isPresented: $isShowingPins) {
      PinList()
    }
    .environmentObject(board)  // expect: environment-object-modifier "environmentObject"
  }
}

struct PinButton: View {
  @EnvironmentObject private var board: PinBoard  // expect: environment-object "@EnvironmentObject"
  @Binding var isShowingPins: Bool

  var body: some View {
    Button("\(board.pins.count) pins") { isShowingPins = true }
  }
}

struct PinList: View {
  @EnvironmentObject private var board: PinBoard  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    ForEach($board.pins, id: \.self) { $pin in
      TextField("Pin", text: $pin)
    }
  }
}

struct ImportView: View {
  @EnvironmentObject private var preferences: Preferences  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    Text("Import as \(preferences.author)")
    NewTrip()
  }
}
