import SwiftUI

@Observable class A { var x = 0; var y = 0 }
@Observable class B { var x = 0 ; @ObservationIgnored var y = 0; @ObservationIgnored lazy var z = x }
@Observable class C: A { var z = 0; }
@Observable final class D { init() {}; private(set) var x: Int?; deinit { print(x ?? 0) } }
struct V: View { @State var a = A(); @Bindable var b: B; var body: some View { Text("\(a.x + b.x)"); Stepper("", value: $b.x) } }
