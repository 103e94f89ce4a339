import Combine
private import SwiftUI

final class Private: ObservableObject {
  @Published var name = ""
}
