import SwiftUI

final class Session: ObservableObject {
  @Published var name = ""
}

final class Screen {
  let session = Session()
}

extension Screen {
  @MainActor static let sample = sample(of: 1)

  @MainActor static func sample(of kind: Int = 2, more: Int? = nil) -> Screen { Screen() }
}

struct Root: View {
  var body: some View { Name().environmentObject(Screen.sample.session) }
}

struct Name: View {
  @EnvironmentObject private var session: Session

  var body: some View { Text(session.name) }
}
