//
//  Shared.swift
//  Demo
//
//  Created by A. Person on 1.1.2023.
//

import Combine
import Observation

@Observable class Shared {
  var name = ""
}
