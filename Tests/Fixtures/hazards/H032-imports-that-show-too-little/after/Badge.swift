import Combine
import Observation
internal import SwiftUI

@Observable public final class Badge {  // expect: observable-object-class "Badge"
  public var count = 0

  public init() {}
}

struct BadgeView: View {
  var badge: Badge

  var body: some View { Text("\(badge.count)") }
}
