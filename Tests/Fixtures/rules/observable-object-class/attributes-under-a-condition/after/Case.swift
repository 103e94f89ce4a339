import Combine
import Foundation
import Observation

#if canImport(ObjectiveC)
  @objcMembers
#endif
@Observable
final class Ledger: NSObject {  // expect: observable-object-class "Ledger"
  var entries: [String] = []
}

@MainActor
#if os(iOS)
  @available(iOS 17, *)
#else
  @available(macOS 14, *)
#endif
@Observable
final class Register {  // expect: observable-object-class "Register"
  var total = 0
}
