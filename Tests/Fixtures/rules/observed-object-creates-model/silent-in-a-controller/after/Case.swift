import SwiftUI
import UIKit

@MainActor
@Observable
final class Alarm {
  var isOn = false
}

/// Lives as long as it is on screen, and its alarm with it.
final class AlarmController: UIViewController {
  private var alarm = Alarm()
  private let backup = Alarm()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = alarm.isOn || backup.isOn ? "On" : "Off"
  }
}
