import SwiftUI

@MainActor func driveVoucher() throws {
  print("writes \(try jsonText(Voucher()))")
  switch fromJSON(Voucher.self, #"{"code":"MAY","uses":3}"#) {
  case .success(let old): print("reads an old file: \(old.code), \(old.uses) left")
  case .failure(let missing): print("cannot read an old file: no \(missing.name)")
  }
}
