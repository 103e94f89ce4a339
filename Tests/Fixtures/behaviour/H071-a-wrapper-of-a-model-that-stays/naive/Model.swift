import SwiftUI

final class Printer: ObservableObject {
  @Published var pages = 0

  func jam() {
    objectWillChange.send()
  }
}

struct PrinterView: View {
  var printer: Printer

  var body: some View { Text("\(printer.pages) pages") }
}
