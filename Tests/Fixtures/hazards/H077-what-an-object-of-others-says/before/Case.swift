import SwiftUI

/// Whatever is called like one is an object, and nothing tracks what it says.
@MainActor final class Updates: ObservableObject {  // expect: observable-object-class "Updates"
  private let session: URLSession
  @Published var canCheck = false

  init(session: URLSession) { self.session = session }

  func flip() { canCheck.toggle() }

  // says-next: "a view shows 'label', which nothing tracks"
  var label: String { session.sessionDescription ?? "" }
}

struct UpdatesView: View {
  @ObservedObject var updates: Updates

  var body: some View { Text(updates.label) }
}
