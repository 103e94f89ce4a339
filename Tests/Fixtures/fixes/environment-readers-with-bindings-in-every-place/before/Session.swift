import SwiftUI

final class Session: ObservableObject {
  @Published var name = ""
  @Published var mail = ""
  @Published var isNew = true
  @Published var tags: [String] = []
}
