#if os(iOS)
typealias Board = TouchBoard
typealias Writing = Slate
#endif
