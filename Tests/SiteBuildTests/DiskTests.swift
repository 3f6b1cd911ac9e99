import Glibc
import Testing

@testable import SiteBuild

struct DiskTests {
  @Test func whatIsNotThereYetHasAnAbsolutePath() throws {
    let folder = try TemporaryFolder()
    let path = Disk.absolute(folder.path)
    #expect(Disk.absolute(folder.path + "/a/b") == path + "/a/b")
    #expect(Disk.absolute(folder.path + "/a/") == path + "/a")
    let here = Disk.absolute(".")
    #expect(here.hasPrefix("/"))
    #expect(Disk.absolute("none-of-that-name") == here + "/none-of-that-name")
    #expect(Disk.absolute("none-of-that-name/x") == here + "/none-of-that-name/x")
    #expect(Disk.absolute("/none-of-that-name") == "/none-of-that-name")
  }

  @Test func aWayOverALinkEndsWhereItLeads() throws {
    let folder = try TemporaryFolder()
    try folder.write("real/x", "")
    #expect(unsafe symlink("real", folder.path + "/link") == 0)
    #expect(Disk.absolute(folder.path + "/link/new") == Disk.absolute(folder.path) + "/real/new")
  }
}
