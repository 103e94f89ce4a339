import SwiftUI

/// Whatever is called like one is an object, and nothing tracks what it says.
@MainActor @Observable final class Updates {  // expect: observable-object-class "Updates"
  private let session: URLSession
  var canCheck = false

  init(session: URLSession) { self.session = session }

  func flip() { canCheck.toggle() }

  // says-next: "a view shows 'label', which nothing tracks"
  var label: String { session.sessionDescription ?? "" }
}

struct UpdatesView: View {
  var updates: Updates

  var body: some View { Text(updates.label) }
}
