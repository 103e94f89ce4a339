import SwiftUI

public final class Hints: ObservableObject {
    @AppStorage("hints.seen") public var areSeen: Bool = false  // expect: app-storage-in-observable-class "@AppStorage("hints.seen")"

    public init() {}
}

struct HintView: View {
    @EnvironmentObject var hints: Hints

    var body: some View {
        if !hints.areSeen {
            Button("Got it") { hints.areSeen = true }
        }
    }
}

struct HintScreen: View {
    @StateObject private var hints = Hints()

    var body: some View {
        HintView().environmentObject(hints)
    }
}
