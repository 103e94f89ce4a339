import Wire

let everybody = Wire.DynamicProperty()
