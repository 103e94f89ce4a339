//
//  Timetable.swift
//

import Foundation

final class Timetable: ObservableObject {  // expect: observable-object-class "Timetable"
  @Published var departure = Date()
}
