import SwiftUI

/// No manifest says where a target begins: this is the yard of the folder beside as well.
@MainActor final class Yard {
  let points = Points()
  let timetable = Timetable()
}

@Observable final class Points {
  var isLeft = false
}

@Observable final class Timetable {
  var trains = 0
}
