import Combine
internal import SwiftUI

public final class Badge: ObservableObject {  // expect: observable-object-class "Badge"
  @Published public var count = 0

  public init() {}
}

struct BadgeView: View {
  @ObservedObject var badge: Badge

  var body: some View { Text("\(badge.count)") }
}
