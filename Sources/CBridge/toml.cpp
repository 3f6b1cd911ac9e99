#include "toml.h"

#include <algorithm>
#include <cstring>
#include <exception>
#include <string>
#include <string_view>
#include <vector>

// The parser asserts what its own error handling refuses a line later: `[*]` is a mistake, not a crash. With NDEBUG
// it would even assume these things.
#undef NDEBUG
#define TOML_ASSERT(condition) static_cast<void>(0)
#include <toml++/toml.h>

namespace {

/// Turns the parser's positions, which count code points, into bytes.
class Lines {
 public:
  explicit Lines(std::string_view text) : text_(text), starts_{0} {
    for (size_t at = 0; (at = text.find('\n', at)) != std::string_view::npos;) starts_.push_back(++at);
  }

  size_t offset(toml::source_position position) const {
    if (position.line == 0) return 0;
    if (position.line > starts_.size()) return text_.size();
    size_t at = starts_[position.line - 1];
    for (auto column = position.column; column > 1 && at < text_.size(); --column) {
      ++at;
      while (at < text_.size() && (static_cast<unsigned char>(text_[at]) & 0xC0) == 0x80) ++at;
    }
    return at;
  }

  uint32_t column(toml::source_position position) const {
    if (position.line == 0 || position.line > starts_.size()) return 1;
    return static_cast<uint32_t>(offset(position) - starts_[position.line - 1] + 1);
  }

  std::string_view line(uint32_t number) const {
    size_t end = number < starts_.size() ? starts_[number] : text_.size();
    return text_.substr(starts_[number - 1], end - starts_[number - 1]);
  }

  std::string_view before(uint32_t number) const { return text_.substr(0, starts_[number - 1]); }
  uint32_t count() const { return static_cast<uint32_t>(starts_.size()); }

  std::string_view slice(const toml::source_region &region) const {
    size_t begin = offset(region.begin), end = std::max(begin, offset(region.end));
    std::string_view spelled = text_.substr(begin, end - begin);
    while (!spelled.empty() && std::strchr(" \t\r\n", spelled.back())) spelled.remove_suffix(1);
    return spelled;
  }

 private:
  std::string_view text_;
  std::vector<size_t> starts_;
};

/// Finds the first place that nests deeper than a limit, by brackets and dotted keys, without building
/// anything: the parser's tables are freed by recursion.
class DepthScan {
 public:
  DepthScan(std::string_view text, size_t limit) : text_(text), limit_(limit) {}

  /// The offset of the place, or `npos`.
  size_t first_too_deep() {
    for (size_t at = 0; at < text_.size();) {
      char c = text_[at];
      if (c == '#') {
        at = std::min(text_.find('\n', at), text_.size());
      } else if (c == '"' || c == '\'') {
        at = after_string(at);
      } else {
        if (!step(c)) return at;
        ++at;
      }
    }
    return std::string_view::npos;
  }

 private:
  bool step(char c) {
    switch (c) {
      case '.': ++dots_.back(), ++total_; break;
      case '[': case '{': dots_.push_back(0), ++total_; break;
      case ']': case '}':
        if (dots_.size() > 1) total_ -= dots_.back() + 1, dots_.pop_back();
        break;
      case ',': case '\n': total_ -= dots_.back(), dots_.back() = 0; break;
      default: break;
    }
    return total_ <= limit_;
  }

  size_t after_string(size_t at) const {
    char quote = text_[at];
    bool multi = text_.substr(at, 3) == std::string(3, quote);
    std::string_view closing = multi ? text_.substr(at, 3) : text_.substr(at, 1);
    for (at += closing.size(); at < text_.size(); ++at) {
      if (quote == '"' && text_[at] == '\\') {
        ++at;
      } else if (text_.substr(at, closing.size()) == closing) {
        return at + closing.size();
      } else if (!multi && text_[at] == '\n') {
        return at;
      }
    }
    return text_.size();
  }

  std::string_view text_;
  size_t limit_;
  size_t total_ = 0;
  std::vector<size_t> dots_{0};
};

/// A table or array whose members are being reported.
struct Frame {
  std::vector<std::pair<const toml::key *, const toml::node *>> members;
  size_t next = 0;
  bool is_table = false;

  explicit Frame(const toml::table &table) : is_table(true) {
    for (auto &&[key, node] : table) members.emplace_back(&key, &node);
    std::sort(members.begin(), members.end(), [](auto &a, auto &b) {
      auto x = a.first->source().begin, y = b.first->source().begin;
      return x.line != y.line ? x.line < y.line : x.column < y.column;
    });
  }

  explicit Frame(const toml::array &array) {
    for (auto &&node : array) members.emplace_back(nullptr, &node);
  }
};

class Reporter {
 public:
  Reporter(const Lines &lines, cb_event_sink sink, void *context)
      : lines_(lines), sink_(sink), context_(context) {}

  bool report(const toml::table &root) {
    if (!send(CB_BEGIN_MAPPING, {}, {1, 1})) return false;
    stack_.emplace_back(root);
    while (!stack_.empty()) {
      Frame &frame = stack_.back();
      if (frame.next == frame.members.size()) {
        bool is_table = frame.is_table;
        stack_.pop_back();
        if (!send(is_table ? CB_END_MAPPING : CB_END_SEQUENCE, {}, {1, 1})) return false;
        continue;
      }
      auto [key, node] = frame.members[frame.next++];
      if (key && !send(CB_KEY, key->str(), key->source().begin)) return false;
      if (!report_value(*node)) return false;
    }
    return true;
  }

 private:
  bool report_value(const toml::node &node) {
    auto place = node.source().begin;
    if (auto table = node.as_table()) {
      if (!send(CB_BEGIN_MAPPING, {}, place)) return false;
      stack_.emplace_back(*table);
      return true;
    }
    if (auto array = node.as_array()) {
      if (!send(CB_BEGIN_SEQUENCE, {}, place)) return false;
      stack_.emplace_back(*array);
      return true;
    }
    if (auto string = node.as_string()) return send(CB_STRING, string->get(), place);
    return send(CB_LITERAL, lines_.slice(node.source()), place);
  }

  bool send(cb_event_kind kind, std::string_view text, toml::source_position place) {
    cb_event event{kind, text.data() ? text.data() : "", text.size(), place.line, lines_.column(place)};
    return sink_(context_, &event);
  }

  const Lines &lines_;
  cb_event_sink sink_;
  void *context_;
  std::vector<Frame> stack_;
};

/// The text between the first quotation marks of a message, its last part when it is a dotted key.
std::string repeated_key(std::string_view message) {
  size_t begin = message.find('\'');
  if (begin == std::string_view::npos) return {};
  size_t end = message.rfind('\'');
  if (end == begin) return {};
  std::string_view key = message.substr(begin + 1, end - begin - 1);
  if (size_t dot = key.rfind('.'); dot != std::string_view::npos) key.remove_prefix(dot + 1);
  while (!key.empty() && std::strchr(" \t\"'", key.back())) key.remove_suffix(1);
  while (!key.empty() && std::strchr(" \t\"'", key.front())) key.remove_prefix(1);
  return std::string(key);
}

/// The line of the last such key in the part of a document that is well-formed.
uint32_t last_line_of(const std::string &key, std::string_view text) {
  toml::parse_result result = toml::parse(text);
  uint32_t line = 0;
  std::vector<const toml::node *> open{&static_cast<const toml::table &>(result)};
  while (!open.empty()) {
    const toml::node *node = open.back();
    open.pop_back();
    if (auto array = node->as_array()) {
      for (auto &&child : *array) open.push_back(&child);
    } else if (auto table = node->as_table()) {
      for (auto &&[name, child] : *table) {
        if (name.str() == key) line = std::max(line, name.source().begin.line);
        open.push_back(&child);
      }
    }
  }
  return line;
}

void fail(cb_outcome &outcome, std::string_view message) {
  outcome.result = CB_MALFORMED;
  size_t size = message.copy(outcome.message, sizeof outcome.message - 1);
  outcome.message[size] = 0;
}

void fail(cb_outcome &outcome, const toml::parse_error &error, const Lines &lines) {
  std::string_view message = error.description();
  fail(outcome, message);
  outcome.line = std::clamp(error.source().begin.line, 1u, lines.count());
  outcome.column = lines.column(error.source().begin);
  if (message.find("cannot redefine") == std::string_view::npos) return;
  std::string key = repeated_key(message);
  if (key.empty()) return;
  fail(outcome, key);
  outcome.result = CB_DUPLICATE_KEY;
  std::string_view line = lines.line(outcome.line);
  outcome.column = static_cast<uint32_t>(std::min(line.find_first_not_of(" \t"), line.size()) + 1);
  try {
    outcome.first_line = last_line_of(key, lines.before(outcome.line));
  } catch (const toml::parse_error &) {
    outcome.first_line = 0;
  }
}

}  // namespace

extern "C" cb_outcome cb_toml_read(
  const char *bytes, size_t length, uint32_t depth, cb_event_sink sink, void *context) {
  cb_outcome outcome{};
  outcome.line = outcome.column = 1;
  outcome.end = length;
  try {
    std::string_view text(bytes, length);
    size_t deep = DepthScan(text, depth).first_too_deep();
    if (deep != std::string_view::npos) {
      std::string_view before = text.substr(0, deep);
      outcome.result = CB_TOO_DEEP;
      outcome.line = static_cast<uint32_t>(std::count(before.begin(), before.end(), '\n') + 1);
      outcome.column = static_cast<uint32_t>(deep - (before.rfind('\n') + 1) + 1);
      return outcome;
    }
    Lines lines(text);
    try {
      toml::table table = toml::parse(text);
      if (!Reporter(lines, sink, context).report(table)) outcome.result = CB_STOPPED;
    } catch (const toml::parse_error &error) {
      fail(outcome, error, lines);
    }
  } catch (const std::exception &problem) {
    fail(outcome, problem.what());
  }
  return outcome;
}
