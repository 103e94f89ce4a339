internal import SwiftUI
public import Combine
public import Observation

@Observable public final class Public {
  public var name = ""
}
