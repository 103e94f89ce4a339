import SwiftUI

@MainActor func driveKettle() {
  let kettle = Kettle()
  let screen = Screen(KettleView(kettle: kettle))
  screen.after("isOn = true") { kettle.isOn = true }
  screen.after("target = 120") { kettle.target = 120 }
  print("target is \(kettle.target)")
}
