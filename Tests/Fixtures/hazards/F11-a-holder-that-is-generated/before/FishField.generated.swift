// Generated from forms.json. Do not edit.
import SwiftUI

struct FishField: View {
  @ObservedObject var aquarium: Aquarium  // expect: unsupported-declaration "aquarium"

  var body: some View { Stepper("Fish", value: $aquarium.fish) }
}
