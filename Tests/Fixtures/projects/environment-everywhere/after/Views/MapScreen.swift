import SwiftUI

/// The right way round: sheet first, then the environment for both.
struct MapScreen: View {
  @Environment(TripStore.self) private var trips
  @State private var board = PinBoard()  // expect: state-object "@StateObject"
  @State private var isShowingPins = false

  var body: some View {
    VStack {
      Text("\(trips.trips.count) trips")
      PinButton(isShowingPins: $isShowingPins)
    }
    .sheet(isPresented: $isShowingPins) {
      PinList()
    }
    .environment(board)  // expect: environment-object-modifier "environmentObject"
  }
}

struct PinButton: View {
  @Environment(PinBoard.self) private var board  // expect: environment-object "@EnvironmentObject"
  @Binding var isShowingPins: Bool

  var body: some View {
    Button("\(board.pins.count) pins") { isShowingPins = true }
  }
}

struct PinList: View {
  @Environment(PinBoard.self) private var board  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    @Bindable var board = board
    ForEach($board.pins, id: \.self) { $pin in
      TextField("Pin", text: $pin)
    }
  }
}

struct ImportView: View {
  @Environment(Preferences.self) private var preferences  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    Text("Import as \(preferences.author)")
    NewTrip()
  }
}
