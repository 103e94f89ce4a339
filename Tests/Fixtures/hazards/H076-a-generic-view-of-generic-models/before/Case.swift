import SwiftUI

final class Choice<Item: Hashable>: ObservableObject {
  @Published var chosen: Item?
}

struct Chosen<Source>: View where Source: ObservableObject {
  @EnvironmentObject private var source: Source
  let text: (Source) -> String

  var body: some View { Text(text(source)) }
}

struct CitiesView: View {
  @StateObject private var cities = Choice<String>()

  var body: some View {
    Chosen { (cities: Choice<String>) in cities.chosen ?? "None" }  // expect: constrained-to-observable-object "Chosen"
      .environmentObject(cities)
  }
}
