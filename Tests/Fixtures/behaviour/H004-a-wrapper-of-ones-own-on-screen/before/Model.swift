import SwiftUI

@propertyWrapper
struct Trimmed {
  private var text: String

  init(wrappedValue: String) { text = wrappedValue.filter { $0 != " " } }

  var wrappedValue: String {
    get { text }
    set { text = newValue.filter { $0 != " " } }
  }
}

final class Badge: ObservableObject {
  @Published var prints = 0
  @Trimmed var name = "A da"

  func rename(_ name: String) {
    self.name = name
    prints += 1
  }
}

struct BadgeView: View {
  @ObservedObject var badge: Badge

  var body: some View { Text(badge.name) }
}
