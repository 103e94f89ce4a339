import Foundation
import SwiftUI

struct Talk: Identifiable {
  let id: Int
  let start: Date

  // says-next: "'RunningTalks' shows 'running', for which the clock is asked here: what else"
  var hasBegun: Bool { start <= Date() }
}

enum Agenda {
  static func running(_ talks: [Talk]) -> [Talk] { talks.filter { $0.hasBegun } }

  static func named(_ day: Date?) -> Date { day ?? Date() }
}

/// Whatever it published had each view ask the clock again.
@Observable final class Programme {  // expect: observable-object-class "Programme"
  var talks: [Talk] = []
  var day: Date?
  var tab = 0
}

struct ProgrammeView: View {
  @State private var programme = Programme()

  var body: some View {
    VStack {
      Text("\(programme.tab)")
      RunningTalks(programme: programme)
      DayTitle(programme: programme)
      Beginnings(programme: programme)
    }
  }
}

struct RunningTalks: View {
  var programme: Programme

  private var running: [Talk] { Agenda.running(programme.talks) }

  var body: some View {
    ForEach(running) { Text("\($0.id)") }
  }
}

/// What the clock says where nothing else does is shown as it was.
struct DayTitle: View {
  var programme: Programme

  // says-not-next: "nothing tracks"
  private var day: Date { programme.day ?? Date() }

  private var shown: Date { Agenda.named(programme.day) }

  var body: some View { Text("\(day.timeIntervalSince1970) \(shown.timeIntervalSince1970)") }
}

/// An action may ask it at any time.
struct Beginnings: View {
  var programme: Programme

  private func begun() -> [Talk] { programme.talks.filter { $0.hasBegun } }

  var body: some View {
    Button("Print \(programme.talks.count)") { print(begun()) }
  }
}

/// Both call what they publish the same.
@Observable final class MenuModel {  // expect: observable-object-class "MenuModel"
  private(set) var state = "open"

  func close() { state = "closed" }
}

@Observable final class OrdersModel {  // expect: observable-object-class "OrdersModel"
  private(set) var state = 0

  func order() { state += 1 }
}

struct OrdersPage: View {
  var orders: OrdersModel

  var body: some View { Text("\(orders.state)").onTapGesture { orders.order() } }
}

/// It reads the menu, hands the orders on, and shows what the clock says.
struct MenuPage: View {
  var menu: MenuModel
  var orders: OrdersModel

  private var isLate: Bool {
    // says-next: "what else 'OrdersModel' publishes, such as 'state', will no longer"
    Date() > Date(timeIntervalSince1970: 0)
  }

  var body: some View {
    Text(menu.state + (isLate ? "!" : ""))
    OrdersPage(orders: orders)
  }
}

/// Its code reads the orders for whoever asks.
@Observable final class TableModel {  // expect: observable-object-class "TableModel"
  var name = "by the window"
  let orders = OrdersModel()

  var label: String { "\(name): \(orders.state)" }
}

struct TablePage: View {
  var table: TableModel
  var orders: OrdersModel

  private var isLate: Bool {
    // says-not-next: "what else 'OrdersModel' publishes"
    Date() > Date(timeIntervalSince1970: 0)
  }

  var body: some View {
    Text(table.label + (isLate ? "!" : ""))
    OrdersPage(orders: orders)
  }
}
