import Observation

@Observable open class Model {
  open var name = ""  // error: multiple incompatible access-level modifiers specified
}
