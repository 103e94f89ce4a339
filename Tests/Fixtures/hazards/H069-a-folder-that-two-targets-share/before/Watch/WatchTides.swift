#if os(watchOS)
  import Combine
  import SwiftUI

  final class Tides: ObservableObject {
    @Published var height = 0
    private var bag: AnyCancellable?

    func log() { bag = objectWillChange.sink { print("Changed") } }
  }

  struct WatchRoot: View {
    @StateObject private var tides = Tides()

    var body: some View {
      TideView().environmentObject(tides)
    }
  }
#endif
