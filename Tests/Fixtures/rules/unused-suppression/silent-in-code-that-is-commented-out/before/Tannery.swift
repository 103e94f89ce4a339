import SwiftUI

struct TanneryView: View {
  //  // migrate-lint:disable:next state-object -- until spring
  //  @StateObject private var tannery = Tannery()
  /*
  // migrate-lint:disable:file all
  @StateObject private var tannery = Tannery() // migrate-lint:disable:this state-object
  */
  private let note = "// migrate-lint:disable:next state-object"

  var body: some View {
    Text(
      """
      // migrate-lint:disable:file all
      \(note)
      """)
  }
}
