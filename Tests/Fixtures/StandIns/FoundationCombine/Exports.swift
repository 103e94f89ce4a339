// On Apple's platforms Foundation alone is enough for these names. The script imports this
// module where a file relies on that.
@_exported import protocol Combine.ObservableObject
@_exported import class Combine.ObservableObjectPublisher
@_exported import struct Combine.Published
