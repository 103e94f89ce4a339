enum State { case idle, busy }
struct Environment { var isTest = false }
struct Bindable { var value = 0 }
