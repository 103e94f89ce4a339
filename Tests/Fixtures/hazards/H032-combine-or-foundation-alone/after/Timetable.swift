//
//  Timetable.swift
//

import Foundation
import Observation

@Observable final class Timetable {  // expect: observable-object-class "Timetable"
  var departure = Date()
}
