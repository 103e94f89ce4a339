import SwiftUI

@Observable final class Wishlist {
  var wishes = ["Kite"]
}

/// Draws its content anew whenever the model changes.
struct Refreshing<Model: ObservableObject, Content: View>: View {
  @ObservedObject var model: Model
  @ViewBuilder let content: (Model) -> Content

  var body: some View { content(model) }
}

struct WishlistView: View {
  @State private var wishlist = Wishlist()

  var body: some View {
    // error: generic struct 'Refreshing' requires that 'Wishlist' conform to 'ObservableObject'
    Refreshing(model: wishlist) { wishlist in
      Text(wishlist.wishes.joined())
    }
  }
}
