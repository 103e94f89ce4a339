import SwiftUI

final class Buyer: ObservableObject {
  @MainActor static let shared = Buyer()
  @Published var name = ""
  #warning("names are not checked")
}
