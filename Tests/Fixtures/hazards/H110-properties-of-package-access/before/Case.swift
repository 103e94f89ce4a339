import SwiftUI

package final class Locker: ObservableObject {
  @Published package var code = "0000"  // expect: published-property "@Published"
  @Published package private(set) var isOpen = false  // expect: published-property "@Published"
  package var failures = 0

  package init() {}

  package func open(with code: String) {
    isOpen = code == self.code
    failures += isOpen ? 0 : 1
  }
}

package struct LockerView: View {
  @ObservedObject package var locker: Locker

  package init(locker: Locker) { self.locker = locker }

  package var body: some View {
    SecureField("Code", text: $locker.code)
    Text(locker.isOpen ? "Open" : "Closed")
  }
}
