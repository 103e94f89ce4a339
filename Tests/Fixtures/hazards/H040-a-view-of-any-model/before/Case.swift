import SwiftUI

final class Wishlist: ObservableObject {
  @Published var wishes = ["Kite"]
}

/// Draws its content anew whenever the model changes.
struct Refreshing<Model: ObservableObject, Content: View>: View {
  @ObservedObject var model: Model
  @ViewBuilder let content: (Model) -> Content

  var body: some View { content(model) }
}

struct WishlistView: View {
  @StateObject private var wishlist = Wishlist()

  var body: some View {
    Refreshing(model: wishlist) { wishlist in  // expect: constrained-to-observable-object "Refreshing"
      Text(wishlist.wishes.joined())
    }
  }
}
