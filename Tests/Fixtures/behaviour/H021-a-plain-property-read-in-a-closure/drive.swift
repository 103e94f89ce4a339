import SwiftUI

@MainActor func driveChoir() {
  let choir = Choir()
  let altos = Screen(AltosView(choir: choir))
  let tenors = Screen(TenorsView(choir: choir))
  let basses = Screen(BassesView(choir: choir))
  let pitch = Screen(PitchView(choir: choir))
  let guests = Screen(GuestsView(choir: choir))
  choir.sing()
  altos.after("reduce") {}
  tenors.after("a function that calls it") {}
  basses.after("zip and map") {}
  pitch.after("a method instead of a closure") {}
  guests.after("the content of a view") {}
}
