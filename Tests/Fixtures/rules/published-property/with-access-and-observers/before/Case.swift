import Combine
import Foundation

public final class Wallet: ObservableObject {
  @Published public private(set) var coins = 3  // expect: published-property "@Published"
  @Published  // expect: published-property "@Published"
  public var owner: String? = nil
  @Published fileprivate var isOpen = false {  // expect: published-property "@Published"
    didSet { opened += isOpen ? 1 : 0 }
  }
  /* a comment between */ @Published /* and behind */ var limit: Int?  // expect: published-property "@Published"
  @Combine.Published var currency = "EUR"  // expect: published-property "@Combine.Published"
  @available(*, deprecated) @Published var pin = 0  // expect: published-property "@Published"

  public var opened = 0

  public init() {}
}
