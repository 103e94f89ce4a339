import SwiftUI

@Observable class Visitor {
  var name = ""
}

@Observable final class Guide: Visitor, ObservableObject {  // expect: observable-object-class "Guide"
  @ObservationIgnored private var storedTours = 0

  var tours: Int {
    get {
      access(keyPath: \.tours)
      return storedTours
    }
    set {
      withMutation(keyPath: \.tours) { storedTours = newValue }
    }
  }
}

struct GuideView: View {
  @ObservedObject var guide: Guide

  var body: some View { Stepper("\(guide.name)", value: $guide.tours) }
}
