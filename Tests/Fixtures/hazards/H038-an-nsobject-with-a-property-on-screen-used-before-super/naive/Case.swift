import Foundation
import SwiftUI

@Observable final class Parcel: NSObject {
  var code: String
  var label: String
  var isOpen = false

  init(number: Int) {
    code = "P\(number)"
    label = "Parcel " + code  // error: used in property access
    super.init()
  }

  override init() {
    code = "P0"
    label = code
  }
}

struct ParcelView: View {
  @Bindable var parcel: Parcel

  var body: some View { Toggle("\(parcel.label) (\(parcel.code))", isOn: $parcel.isOpen) }
}
