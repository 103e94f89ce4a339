import SwiftUI

@Observable final class Choice<Item: Hashable> {
  var chosen: Item?
}

struct Chosen<Source: AnyObject>: View {
  @Environment(Source.self) private var source  // error: no exact matches in call to initializer
  let text: (Source) -> String

  var body: some View { Text(text(source)) }
}

struct CitiesView: View {
  @State private var cities = Choice<String>()

  var body: some View {
    Chosen { (cities: Choice<String>) in cities.chosen ?? "None" }
      .environment(cities)
  }
}
