import SwiftUI

@MainActor
@Observable
final class Plans {
  static let shared = Plans()
  var names: [String] = []

  private init() {
    // says-next: "this runs when a link to 'PlansView' is drawn, not when it is followed, unless somebody has asked for the shared 'Plans' before"
    load()
  }

  func load() { names = UserDefaults.standard.stringArray(forKey: "plans") ?? [] }
}

struct PlansView: View {
  @State private var plans = Plans.shared  // expect: state-object "@StateObject"

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
@Observable
final class Names {
  static let shared = Names()
  var all: [String] = []
}

struct NamesView: View {
  // says-not-next: "not when it is followed"
  @State private var names = Names.shared  // expect: state-object "@StateObject"

  var body: some View { Text("\(names.all.count)") }
}

struct NamesLink: View {
  var body: some View {
    NavigationLink("Names", destination: NamesView())
  }
}
