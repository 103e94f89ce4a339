internal import SwiftUI
public import Combine
import Observation

@Observable public final class Public {
  public var name = ""
}
