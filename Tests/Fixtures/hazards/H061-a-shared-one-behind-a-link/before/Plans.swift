import SwiftUI

@MainActor
final class Plans: ObservableObject {
  static let shared = Plans()
  @Published var names: [String] = []

  private init() {
    // says-next: "this runs when a link to 'PlansView' is drawn, not when it is followed, unless somebody has asked for the shared 'Plans' before"
    load()
  }

  func load() { names = UserDefaults.standard.stringArray(forKey: "plans") ?? [] }
}

struct PlansView: View {
  @StateObject private var plans = Plans.shared  // expect: state-object "@StateObject"

  var body: some View {
    ForEach(plans.names, id: \.self) { Text($0) }
  }
}

struct Home: View {
  var body: some View {
    NavigationLink("Plans", destination: PlansView())
  }
}

/// It only stores.
@MainActor
final class Names: ObservableObject {
  static let shared = Names()
  @Published var all: [String] = []
}

struct NamesView: View {
  // says-not-next: "not when it is followed"
  @StateObject private var names = Names.shared  // expect: state-object "@StateObject"

  var body: some View { Text("\(names.all.count)") }
}

struct NamesLink: View {
  var body: some View {
    NavigationLink("Names", destination: NamesView())
  }
}
