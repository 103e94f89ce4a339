import SwiftUI

@MainActor func drivePrinter() {
  let printer = Printer()
  let screen = Screen(PrinterView(printer: printer))
  screen.after("pages = 2") { printer.pages = 2 }
  screen.after("jam()") { printer.jam() }
}
