import SwiftUI
import UIKit

@MainActor @Observable final class Reservation {
  var guests = 2
}

final class ReservationController: UIViewController {
  private let reservation: Reservation
  let waitingList = [Reservation()]

  init(reservation: Reservation) {
    self.reservation = reservation
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    reservation = Reservation()
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "\(reservation.guests) guests, \(waitingList.count) waiting"
    addChild(UIHostingController(rootView: GuestsView(reservation: reservation)))
  }
}

struct GuestsView: View {
  @Bindable var reservation: Reservation

  var body: some View { Stepper("Guests", value: $reservation.guests) }
}
