import Combine
import SwiftUI

struct Source: Identifiable {
  let id: Int
  var name = ""
  var isLoading = false
}

/// Whoever is drawn while one is made would observe `all`. A task keeps each of them until it has
/// changed that, which draws the same again, and so makes the next one.
@MainActor @Observable final class Sources {
  private(set) var all: [Source] = []

  init() {
    restore()
    Task { await refresh() }
  }

  private func restore() {
    all = [Source(id: 1), Source(id: 2)]
    // says-next: "would observe 'all', which its initialiser reads here and changes later on"
    for index in all.indices { all[index].name = "Source \(index)" }  // expect: eager-model-initializer "all"
  }

  private func refresh() async {
    for index in all.indices { mark(index) }
  }

  private func mark(_ index: Int) { all[index].isLoading = true }
}

/// Its task keeps nothing, but the value of the view keeps the one that was made last.
@MainActor @Observable final class Drafts {
  private(set) var all: [Source] = []

  init() {
    all = [Source(id: 1)]
    // says-next: "would observe 'all', which its initialiser reads here and changes later on"
    all[0].name = "Draft"  // expect: eager-model-initializer "all"
    Task { [weak self] in await self?.refresh() }
  }

  private func refresh() async { all[0].isLoading = true }
}

/// So it is with a timer.
@MainActor @Observable final class Alarm {
  var rings = false {
    didSet { if rings { left = 1 } }  // expect: eager-model-initializer "rings"
  }
  private(set) var left = 0

  init() {
    rings = false
    Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { [weak self] _ in
      Task { @MainActor in self?.rings = true }
    }
  }
}

/// It hears of others, and of nothing because it was made.
@MainActor @Observable final class Listener {
  private(set) var names: [String] = []
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

  init(_ center: PassthroughSubject<String, Never>) {
    names.append("first")
    center.sink { [weak self] name in self?.names.append(name) }.store(in: &subscriptions)
  }
}

/// What this one changes it does not ask for.
@MainActor @Observable final class Counter {
  private(set) var all: [Source] = []
  private(set) var count = 0

  init() {
    all = [Source(id: 1)]
    all[0].name = "Counted"
    Task { count = 1 }
  }
}

struct SourcesView: View {
  @State private var sources = Sources()  // expect: eager-model-initializer "@StateObject"

  var body: some View { ForEach(sources.all) { Text($0.name) } }
}

struct DraftsView: View {
  @State private var drafts = Drafts()  // expect: eager-model-initializer "@StateObject"
  @State private var alarm = Alarm()  // expect: eager-model-initializer "@StateObject"
  @State private var listener = Listener(PassthroughSubject())  // expect: eager-model-initializer "@StateObject"
  @State private var counter = Counter()  // expect: eager-model-initializer "@StateObject"

  var body: some View {
    ForEach(drafts.all) { Text($0.name) }
    Text("\(alarm.rings) \(alarm.left) \(listener.names.count)")
    Text("\(counter.all.count) \(counter.count)")
  }
}

struct Tabs: View {
  var body: some View {
    TabView {
      SourcesView()
      DraftsView()
    }
  }
}
