#if os(iOS)
  import UIKit

  final class Haptics: ObservableObject {  // expect: observable-object-class "Haptics"
    @Published var isEnabled = UIApplication.shared.isIdleTimerDisabled
  }
#else
  import Combine

  final class Haptics: ObservableObject {  // expect: observable-object-class "Haptics"
    @Published var isEnabled = false
    private var uses = 0

    func use() { uses += 1 }
  }
#endif
