import SwiftUI

/// No manifest says where a target begins: this is the yard of the folder beside as well.
@MainActor final class Yard {
  let points = Points()
  let timetable = Timetable()
}

final class Points: ObservableObject {
  @Published var isLeft = false
}

final class Timetable: ObservableObject {
  @Published var trains = 0
}
