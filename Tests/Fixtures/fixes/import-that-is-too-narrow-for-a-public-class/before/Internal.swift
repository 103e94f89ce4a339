internal import SwiftUI

final class Internal: ObservableObject {
  @Published var name = ""
}
