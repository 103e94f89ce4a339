import Combine
import Foundation

final class Wallet: Combine.ObservableObject {  // expect: observable-object-class "Wallet"
  @Combine.Published var coins = 3
  @Published var notes = 1
}

final class Purse: NSObject, Combine.ObservableObject, Identifiable {  // expect: observable-object-class "Purse"
  @Combine.Published private(set) var isOpen = false
}
