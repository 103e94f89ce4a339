import Ledger

@MainActor
public final class Archive {
  public static let shared = Archive()

  public let ledger = Ledger()

  public func title() -> String {
    // Here: nobody knows these types; none of them is the story that builds on this target.
    let rows = ledger.rows()
    guard rows.next() else { return "" }
    // Here: this may well be the walk.
    ledger.cursor?.advance()
    return "first"
  }
}
