import SwiftUI

@MainActor func drivePod() {
  let pod = Pod()
  let screen = Screen(PodView(pod: pod))
  screen.tell()
  screen.after("the second is called Olga") { pod.whales[1].name = "Olga" }
  screen.after("the first dives") { pod.whales.removeFirst() }
}
