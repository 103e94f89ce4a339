import Foundation

/// What will be bought.
final class Basket {
  var items: [String] = []
  @Published var note = ""
}
