import SwiftUI

@Observable final class Crate { var weight = 0.0 }
