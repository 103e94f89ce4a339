import AppKit
import SwiftUI

let application = NSApplication.shared
let delegate = Delegate()
application.delegate = delegate
application.run()
