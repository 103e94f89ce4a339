import SwiftUI

@Observable final class WithSwiftUI { var name = "" }
