@_exported import Fleet
