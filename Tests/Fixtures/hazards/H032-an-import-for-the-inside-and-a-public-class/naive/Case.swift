public import Combine
internal import SwiftUI

// error: cannot use protocol 'Observable' in a public or '@usableFromInline' conformance
@Observable public final class Badge {
  public var count = 0

  public init() {}
}

struct BadgeView: View {
  var badge: Badge

  var body: some View { Text("\(badge.count)") }
}
