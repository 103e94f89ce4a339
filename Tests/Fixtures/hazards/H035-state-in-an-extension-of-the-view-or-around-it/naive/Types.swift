extension OvenView {
  typealias State = OvenState
}

enum OvenState { case off, heating }

enum Hall {
  struct Environment { var isOpen = false }
}
