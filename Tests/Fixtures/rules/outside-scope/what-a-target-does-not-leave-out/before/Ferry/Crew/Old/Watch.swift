import SwiftUI

public final class Watch: ObservableObject {
  @Published public var hours = 4

  public init() {}
}
