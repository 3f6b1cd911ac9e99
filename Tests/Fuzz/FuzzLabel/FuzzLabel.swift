// Any bytes as a label in any style: measuring and breaking must neither trap nor lose text.
//     SWIFT_BACKTRACE=enable=no swift build -c release --scratch-path .build/fuzz --product FuzzLabel \
//       --sanitize=address -Xswiftc -sanitize=fuzzer -Xswiftc -use-ld=lld \
//       -Xlinker --export-dynamic-symbol=LLVMFuzzerRunDriver
//     .build/fuzz/release/FuzzLabel -max_total_time=60 Tests/Fuzz/Corpus/label
// Without libFuzzer the program replays the files of the folders it is given.

import Foundation

/// libFuzzer's own main function, which calls back with each input.
private typealias Driver =
  @convention(c) (
    UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32

@main
enum FuzzLabel {
  @MainActor static let target = LabelTarget()

  static func main() throws {
    if let driver = dlsym(nil, "LLVMFuzzerRunDriver") {
      var count = CommandLine.argc
      var arguments = CommandLine.unsafeArgv
      exit(
        unsafeBitCast(driver, to: Driver.self)(&count, &arguments) { start, count in
          let input = [UInt8](UnsafeBufferPointer(start: start, count: count))
          MainActor.assumeIsolated { FuzzLabel.target.run(input) }
          return 0
        })
    }
    var replayed = 0
    for folder in CommandLine.arguments.dropFirst() {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
        let input = try Data(contentsOf: URL(filePath: folder).appending(path: name))
        MainActor.assumeIsolated { FuzzLabel.target.run(Array(input)) }
        replayed += 1
      }
    }
    print("replayed \(replayed) inputs")
  }
}
