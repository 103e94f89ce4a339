// As with Apple's: the macro and the observable protocols come with SwiftUI,
// `AnyCancellable`, subjects and the other names of Combine do not.
@_exported import AppKit
@_exported import AppleFoundation
@_exported import CoreGraphics
@_exported import Foundation
@_exported import Observation
@_exported import UIKit
@_exported import protocol Combine.ObservableObject
@_exported import class Combine.ObservableObjectPublisher
@_exported import struct Combine.Published

func standIn(_ name: StaticString = #function) -> Never {
  fatalError("\(name) is a stand-in and has no behaviour")
}
