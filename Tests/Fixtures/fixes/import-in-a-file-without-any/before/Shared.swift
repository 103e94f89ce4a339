//
//  Shared.swift
//  Demo
//
//  Created by A. Person on 1.1.2023.
//

import Combine

class Shared: ObservableObject {
  @Published var name = ""
}
