/// The bytes of a file that a diagnostic names; `nil` if it cannot be read any more.
public func readSource(_ path: String) -> [UInt8]? { try? Disk.read(path) }
