import SwiftUI

@Observable public final class Rating {
  public var stars = 0

  public init() {}
}

/// A library's view: its callers are elsewhere.
public struct RatingView: View {
  @State private var rating: Rating

  public init(rating: Rating) {
    _rating = State(wrappedValue: rating)
  }

  public var body: some View {
    Text("\(rating.stars)")
  }
}
