import Counts
import SwiftUI

public struct Badge: View {
  @ObservedObject var model: Unread

  public init(model: Unread) { self.model = model }

  public var body: some View { Text("\(model.count)") }
}
