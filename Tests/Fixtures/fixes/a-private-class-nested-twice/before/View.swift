import SwiftUI

enum Feature {
  private enum Inner {
    private final class Hidden: ObservableObject {
      @Published var name = ""
    }

    static func make() -> AnyObject { Hidden() }
  }

  private class Base: ObservableObject {
    @Published var count = 0
  }

  private final class Derived: Base {
    @Published var title = ""
  }

  static func make() -> AnyObject { Derived() }
}
