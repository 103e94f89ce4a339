import SwiftUI

/// Passes its model to a view of the same name in another type.
struct Review: View {
  @StateObject private var rating = Rating()

  var body: some View {
    RatingView(rating: rating)
  }

  struct RatingView: View {
    @ObservedObject var rating: Rating

    var body: some View {
      Text("\(rating.stars)")
    }
  }
}
