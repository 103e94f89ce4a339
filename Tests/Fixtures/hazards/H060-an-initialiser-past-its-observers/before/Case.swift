import Foundation
import SwiftUI

/// What has no value yet is set past its observer, and so is a plain property of the class itself.
final class Letter: ObservableObject {
  @Published var text: String {
    didSet { UserDefaults.standard.set(text, forKey: "letter") }
  }
  @Published var isOpen = false {
    didSet { UserDefaults.standard.set(isOpen, forKey: "open") }
  }
  var unit = "cm" {
    didSet { UserDefaults.standard.set(unit, forKey: "unit") }
  }
  private let file: URL

  init(text: String, file: URL) {
    unit = "in"
    self.text = text
    // Not all is set before the file is.
    isOpen = true
    self.file = file
  }
}

/// Observers that only set what is the instance's own.
final class Form: ObservableObject {
  @Published var name = "" {
    didSet {
      guard name != oldValue else { return }
      isValid = name.count > 2
      check()
    }
  }
  @Published private(set) var isValid = false
  @Published private(set) var faults: [String] = []
  private let lock = NSLock()
  private var checks = 0
  var shortName: String {
    get { String(name.prefix(3)) }
    set { name = newValue + "…" }
  }

  init(name: String) {
    self.name = name
    shortName = "abc"
  }

  private func check() {
    lock.lock()
    defer { lock.unlock() }
    checks += 1
    faults.removeAll()
    if !isValid { faults.append("too short") }
  }
}

/// A closure that is kept sets it later.
final class Page: ObservableObject {
  @Published var number = 1 {
    didSet { UserDefaults.standard.set(number, forKey: "page") }
  }
  var onTurn: () -> Void = {}

  init() { onTurn = { [weak self] in self?.number = 2 } }
}

struct Desk: View {
  @StateObject private var letter = Letter(text: "", file: URL(fileURLWithPath: "/tmp"))
  @StateObject private var form = Form(name: "form")
  @StateObject private var page = Page()

  var body: some View {
    Text("\(letter.text) \(letter.isOpen) \(form.isValid) \(form.faults.count) \(page.number)")
  }
}
