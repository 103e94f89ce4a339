import AppIntents
import SwiftUI

final class Search: ObservableObject {
  @Published var place = ""
}

struct Forecast: AppIntent {
  @Parameter(title: "Place") var place = "Bern"

  static var parameterSummary: some ParameterSummary {
    Summary("Tell the weather in \(\.$place)")
  }
}

struct SearchView: View {
  @StateObject private var search = Search()

  var body: some View { TextField("Place", text: $search.place) }
}
