import Combine
import SwiftUI

@Observable
final class Search {
  var text = "" { didSet { typed = text } }
  @ObservationIgnored @Published private var typed = ""

  func watch() -> AnyCancellable { $typed.sink { print($0) } }
}

struct SearchField: View {
  @Bindable var search: Search

  var body: some View { TextField("Search", text: $search.text) }
}
