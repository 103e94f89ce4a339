import SwiftUI

/// Passes its model to a view of the same name in another type.
struct Review: View {
  @State private var rating = Rating()

  var body: some View {
    RatingView(rating: rating)
  }

  struct RatingView: View {
    var rating: Rating

    var body: some View {
      Text("\(rating.stars)")
    }
  }
}
