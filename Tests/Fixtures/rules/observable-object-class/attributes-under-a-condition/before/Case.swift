import Combine
import Foundation

#if canImport(ObjectiveC)
  @objcMembers
#endif
final class Ledger: NSObject, ObservableObject {  // expect: observable-object-class "Ledger"
  @Published var entries: [String] = []
}

@MainActor
#if os(iOS)
  @available(iOS 17, *)
#else
  @available(macOS 14, *)
#endif
final class Register: ObservableObject {  // expect: observable-object-class "Register"
  @Published var total = 0
}
