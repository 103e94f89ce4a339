import SwiftUI

public final class Rating: ObservableObject {
  @Published public var stars = 0

  public init() {}
}

/// A library's view: its callers are elsewhere.
public struct RatingView: View {
  @StateObject private var rating: Rating

  public init(rating: Rating) {
    _rating = StateObject(wrappedValue: rating)
  }

  public var body: some View {
    Text("\(rating.stars)")
  }
}
