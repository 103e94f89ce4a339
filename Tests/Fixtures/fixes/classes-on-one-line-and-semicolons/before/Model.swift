import SwiftUI

class A: ObservableObject { @Published var x = 0; @Published var y = 0 }
class B: ObservableObject { @Published var x = 0 ; var y = 0; lazy var z = x }
class C: A { @Published var z = 0; }
final class D: ObservableObject { init() {}; @Published private(set) var x: Int?; deinit { print(x ?? 0) } }
struct V: View { @StateObject var a = A(); @ObservedObject var b: B; var body: some View { Text("\(a.x + b.x)"); Stepper("", value: $b.x) } }
