import Combine
import Foundation
import Observation

@Observable public final class Wallet {
  public private(set) var coins = 3  // expect: published-property "@Published"
  // expect: published-property "@Published"
  public var owner: String? = nil
  fileprivate var isOpen = false {  // expect: published-property "@Published"
    didSet { opened += isOpen ? 1 : 0 }
  }
  /* a comment between */ /* and behind */ var limit: Int?  // expect: published-property "@Published"
  var currency = "EUR"  // expect: published-property "@Combine.Published"
  @available(*, deprecated) var pin = 0  // expect: published-property "@Published"

  @ObservationIgnored public var opened = 0

  public init() {}
}
