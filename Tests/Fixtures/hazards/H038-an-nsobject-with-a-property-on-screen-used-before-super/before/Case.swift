import Foundation
import SwiftUI

final class Parcel: NSObject, ObservableObject {
  var code: String
  @Published var label: String
  @Published var isOpen = false

  init(number: Int) {
    code = "P\(number)"
    label = "Parcel " + code  // expect: unsupported-declaration "code"
    super.init()
  }

  override init() {
    code = "P0"
    label = code
  }
}

struct ParcelView: View {
  @ObservedObject var parcel: Parcel

  var body: some View { Toggle("\(parcel.label) (\(parcel.code))", isOn: $parcel.isOpen) }
}
