//  Brush.swift
//  Painting
//
//  Created by A. Person on 1.1.2023.
#if canImport(Combine)
import Combine
#else
import OpenCombine
#endif // Linux
#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif
import Observation

/// Paints.
@Observable final class Brush: Tool {
  @ObservationIgnored var width = 1.0
}
