import SwiftUI

/// What a customer thinks. Clients observe it, too.
public final class Rating: ObservableObject {  // expect: observable-object-class "Rating"
  @Published public var stars = 3

  public init() {}
}

public struct RatingView: View {
  @ObservedObject private var rating: Rating

  public init(rating: Rating) { self.rating = rating }

  public var body: some View { Stepper("Stars", value: $rating.stars) }
}
