@_exported import Herbarium
