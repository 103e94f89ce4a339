import SwiftUI

protocol Printing: AnyObject, Observable {
  var queue: [String] { get }
}

@Observable final class OfficePrinter: Printing {
  private(set) var queue = ["Invoice"]
}

struct QueueView: View {
  // error: no exact matches in call to initializer
  @Environment((any Printing).self) private var printer: any Printing

  var body: some View { Text("\(printer.queue.count)") }
}

struct OfficeView: View {
  @State private var printer = OfficePrinter()

  var body: some View {
    QueueView().environment(printer)
  }
}
