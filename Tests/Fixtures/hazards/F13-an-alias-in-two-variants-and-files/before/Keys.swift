#if !os(iOS)
typealias Board = KeyBoard
typealias Writing = Tablet
#endif
