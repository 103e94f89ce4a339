//
//  Timetable.swift
//

import Foundation

@Observable final class Timetable {  // error: unknown attribute 'Observable'
  var departure = Date()
}
