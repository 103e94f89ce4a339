import SwiftUI

@Observable public final class Hints {
    public var areSeen: Bool {
        get {
            access(keyPath: \.areSeen)
            return storedAreSeen
        }
        set {
            withMutation(keyPath: \.areSeen) {
                storedAreSeen = newValue
            }
        }
    }
    @ObservationIgnored @AppStorage("hints.seen") private var storedAreSeen: Bool = false  // expect: app-storage-in-observable-class "@AppStorage("hints.seen")"

    public init() {}
}

struct HintView: View {
    @Environment(Hints.self) var hints

    var body: some View {
        if !hints.areSeen {
            Button("Got it") { hints.areSeen = true }
        }
    }
}

struct HintScreen: View {
    @State private var hints = Hints()

    var body: some View {
        HintView().environment(hints)
    }
}
