import SwiftUI

/// So the name of the member alone does not tell what it is.
extension PreviewProvider {
  static var timetable: Timetable { Timetable() }
}
