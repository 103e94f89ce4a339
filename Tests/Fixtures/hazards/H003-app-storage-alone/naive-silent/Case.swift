import SwiftUI

@Observable public final class Hints {
    // Lost: whoever sets this tells nobody, and the button stays on the screen.
    @ObservationIgnored @AppStorage("hints.seen") public var areSeen: Bool = false

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
