/// An option of the command line.
enum Flag: Int32, CaseIterable {
  case output = 1
  case config, baseURL, drafts, future, strict, quiet, verbose, jobs, format, color, dryRun, force, noCache
  case fragment, baseline, width, dark, host, port, open, noLiveReload, help, version

  /// The name after `--`.
  var name: String {
    switch self {
    case .output: "output"
    case .config: "config"
    case .baseURL: "base-url"
    case .drafts: "drafts"
    case .future: "future"
    case .strict: "strict"
    case .quiet: "quiet"
    case .verbose: "verbose"
    case .jobs: "jobs"
    case .format: "format"
    case .color: "color"
    case .dryRun: "dry-run"
    case .force: "force"
    case .noCache: "no-cache"
    case .fragment: "fragment"
    case .baseline: "baseline"
    case .width: "width"
    case .dark: "dark"
    case .host: "host"
    case .port: "port"
    case .open: "open"
    case .noLiveReload: "no-livereload"
    case .help: "help"
    case .version: "version"
    }
  }

  /// The letter after `-`.
  var letter: Character? {
    switch self {
    case .output: "o"
    case .baseURL: "b"
    case .drafts: "D"
    case .quiet: "q"
    case .verbose: "v"
    case .jobs: "j"
    case .port: "p"
    case .help: "h"
    case .config, .future, .strict, .format, .color, .dryRun, .force, .noCache, .fragment, .baseline, .width,
      .dark, .host, .open, .noLiveReload, .version:
      nil
    }
  }

  /// What the option's value is called in help; `nil` for an option without a value.
  var value: String? {
    switch self {
    case .output: "DIR"
    case .config, .fragment, .baseline: "FILE"
    case .baseURL: "URL"
    case .jobs, .width, .port: "N"
    case .host: "NAME"
    case .format: "human|json|sarif|github"
    case .color: "auto|always|never"
    case .drafts, .future, .strict, .quiet, .verbose, .dryRun, .force, .noCache, .dark, .open, .noLiveReload,
      .help, .version:
      nil
    }
  }

  /// What the option does, for help.
  var summary: String {
    switch self {
    case .output: "write the site to DIR instead of public"
    case .config: "read FILE instead of tagcloud.toml or tagcloud.yml"
    case .baseURL: "the address that the site will have"
    case .drafts: "publish drafts too"
    case .future: "publish pages with a date to come too"
    case .strict: "fail on warnings too"
    case .quiet: "say nothing but errors"
    case .verbose: "say how long each stage takes"
    case .jobs: "use N threads (default: one for each core)"
    case .format: "how problems are printed"
    case .color: "whether problems are printed in colour"
    case .dryRun: "do everything but write"
    case .force: "replace files that no earlier build made"
    case .noCache: "make everything anew, and keep nothing for the next build"
    case .fragment: "also write the cloud of all tags as a fragment to FILE in the output"
    case .baseline: "fail if a cloud has another height than in FILE, an earlier heights.json"
    case .width: "draw the cloud N px wide (default: 800, or its widest breakpoint if that is less)"
    case .dark: "draw it in the colours of dark pages"
    case .host: "listen on NAME instead of 127.0.0.1; 0.0.0.0 lets other machines in"
    case .port: "listen on port N (default: the first free one from 1414)"
    case .open: "open the site in a browser"
    case .noLiveReload: "leave open pages as they are when something changes"
    case .help: "show this help"
    case .version: "show the version"
    }
  }
}
