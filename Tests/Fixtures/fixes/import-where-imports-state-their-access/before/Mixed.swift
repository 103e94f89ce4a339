public import Combine
import SwiftUI

public final class Mixed: ObservableObject {
  @Published public var name = ""
}

final class Inner: ObservableObject {
  @Published var name = ""
}
