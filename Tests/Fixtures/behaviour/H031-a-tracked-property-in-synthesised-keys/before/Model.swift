import SwiftUI

final class Voucher: ObservableObject, Codable {
  var code = "SPRING"
  var uses = 1
}

struct VoucherView: View {
  @ObservedObject var voucher: Voucher

  var body: some View { Text("\(voucher.code), \(voucher.uses) left") }
}
