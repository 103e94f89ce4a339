import SwiftUI

enum Feature {
  private enum Inner {
    @Observable fileprivate final class Hidden {
      var name = ""
    }

    static func make() -> AnyObject { Hidden() }
  }

  @Observable fileprivate class Base {
    var count = 0
  }

  @Observable fileprivate final class Derived: Base {
    var title = ""
  }

  static func make() -> AnyObject { Derived() }
}
