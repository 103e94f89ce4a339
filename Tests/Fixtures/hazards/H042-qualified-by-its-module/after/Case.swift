import Combine
import Foundation
import Observation

@Observable final class Wallet {  // expect: observable-object-class "Wallet"
  var coins = 3
  var notes = 1
}

@Observable final class Purse: NSObject, Identifiable {  // expect: observable-object-class "Purse"
  private(set) var isOpen = false
}
