import Combine
import Foundation
import Observation

@Observable final class Wallet: Combine {  // error: 'Combine'
  @Combine var coins = 3
  var notes = 1
}

@Observable final class Purse: NSObject, Identifiable {
  private(set) var isOpen = false
}
