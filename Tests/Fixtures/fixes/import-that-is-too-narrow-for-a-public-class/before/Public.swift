internal import SwiftUI
public import Combine

public final class Public: ObservableObject {
  @Published public var name = ""
}
