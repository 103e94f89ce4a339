open class Item {
  public let number: Int

  public init(number: Int) { self.number = number }
}
