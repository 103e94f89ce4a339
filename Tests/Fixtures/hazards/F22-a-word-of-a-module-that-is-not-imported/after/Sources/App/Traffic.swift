import Wire

let everybody = Wire.Group()
