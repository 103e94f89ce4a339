import SwiftUI

/// What a customer thinks. Clients observe it, too.
@Observable public final class Rating {  // expect: observable-object-class "Rating"
  public var stars = 3

  public init() {}
}

public struct RatingView: View {
  @Bindable private var rating: Rating

  public init(rating: Rating) { self.rating = rating }

  public var body: some View { Stepper("Stars", value: $rating.stars) }
}
