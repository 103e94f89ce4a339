import SwiftUI

@MainActor final class Printer {
  nonisolated init() {}
  func feed() {}
}

final class Office: ObservableObject {
  @Published var pages = 0
  let printer = Printer()
}

/// By a property of the model whose class the helper does not name.
struct PrintingHelper {
  @ObservedObject var office: Office  // expect: unsupported-declaration "office"

  func run() { office.printer.feed() }
}

@MainActor protocol Cutting: AnyObject { func cut() }

final class Workshop: ObservableObject {
  @Published var pieces = 0
  var cutter: (any Cutting)?
}

/// By a protocol.
struct CuttingHelper {
  @ObservedObject var workshop: Workshop  // expect: unsupported-declaration "workshop"

  func run() { workshop.cutter?.cut() }
}

enum Shelf { @MainActor static var sheets = 0 }

final class Archive: ObservableObject {
  @Published var boxes = 0
}

/// By a member of a type that is on no actor as a whole.
final class ArchiveHelper {
  @ObservedObject var archive: Archive  // expect: unsupported-declaration "archive"

  init(_ archive: Archive) { self.archive = archive }

  func run() -> Int { archive.boxes + Shelf.sheets }
}

struct Tray { @MainActor subscript(_ number: Int) -> Int { number } }

final class Mailroom: ObservableObject {
  @Published var letters = 0
  let tray = Tray()
}

/// Without a name.
struct MailHelper {
  @ObservedObject var mailroom: Mailroom  // expect: unsupported-declaration "mailroom"

  func run() -> Int { mailroom.tray[mailroom.letters] }
}

/// What says that it is on no actor, what never changes, and what only a task of the main actor
/// reaches.
@MainActor final class Oven {
  let maker = "Smith"
  nonisolated init() {}
  nonisolated func name() -> String { "oven" }
  func heat() {}
}

@Observable final class Kitchen {
  var meals = 0
  let oven = Oven()
}

struct KitchenHelper {
  var kitchen: Kitchen

  func name() -> String { kitchen.oven.name() + kitchen.oven.maker }

  func run() {
    Task { @MainActor in kitchen.oven.heat() }
  }
}

struct OfficeView: View {
  @StateObject private var office = Office()
  @StateObject private var workshop = Workshop()
  @StateObject private var archive = Archive()
  @StateObject private var mailroom = Mailroom()
  @State private var kitchen = Kitchen()

  var body: some View {
    Text("\(office.pages) \(workshop.pieces) \(archive.boxes) \(mailroom.letters) \(kitchen.meals)")
  }
}
