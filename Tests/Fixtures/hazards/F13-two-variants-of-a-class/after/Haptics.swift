import Observation

#if os(iOS)
  import UIKit

  @Observable final class Haptics {  // expect: observable-object-class "Haptics"
    var isEnabled = UIApplication.shared.isIdleTimerDisabled
  }
#else
  import Combine

  @Observable final class Haptics {  // expect: observable-object-class "Haptics"
    var isEnabled = false
    @ObservationIgnored private var uses = 0

    func use() { uses += 1 }
  }
#endif
