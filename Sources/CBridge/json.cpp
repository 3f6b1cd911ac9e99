#include "json.h"

#include <cstring>
#include <exception>
#include <string_view>

#define RAPIDJSON_HAS_STDSTRING 0
#include <rapidjson/error/en.h>
#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>

namespace {

constexpr unsigned common_flags = rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag |
                                  rapidjson::kParseNumbersAsStringsFlag;

/// Follows lines through a document, always forward.
struct Lines {
  const char *bytes;
  size_t length;
  uint32_t line = 1;
  size_t start = 0;
  size_t position = 0;

  void advance(size_t target) {
    for (; position < target && position < length; ++position) {
      if (bytes[position] == '\n') {
        ++line;
        start = position + 1;
      }
    }
  }

  /// Goes to the next token: past white space and separators.
  void advance_to_token() {
    while (position < length && bytes[position] != 0 && std::strchr(" \t\r\n,:", bytes[position]) != nullptr) {
      advance(position + 1);
    }
  }

  uint32_t column() const { return static_cast<uint32_t>(position - start + 1); }
};

/// RapidJSON decodes `\udc00` without a high surrogate before it into three bytes that are no UTF-8.
bool holds_surrogate(const char *text, size_t length) {
  const char *end = text + length;
  for (const char *at = text; (at = static_cast<const char *>(std::memchr(at, 0xED, end - at))); ++at) {
    if (end - at > 1 && (static_cast<unsigned char>(at[1]) & 0xE0) == 0xA0) return true;
  }
  return false;
}

struct Handler {
  rapidjson::MemoryStream &stream;
  Lines lines;
  cb_event_sink sink;
  void *context;
  bool lone_surrogate = false;

  bool report(cb_event_kind kind, const char *text, size_t length) {
    lines.advance_to_token();
    cb_event event{kind, text, length, lines.line, lines.column()};
    if ((kind == CB_KEY || kind == CB_STRING) && holds_surrogate(text, length)) {
      lone_surrogate = true;
      return false;
    }
    // No token holds a line feed, so the rest of it is skipped at once. Brackets are reported before they are
    // taken from the stream.
    bool is_bracket = kind <= CB_END_SEQUENCE;
    lines.position = stream.Tell() + (is_bracket ? 1 : 0);
    return sink(context, &event);
  }

  bool Null() { return report(CB_NULL, "", 0); }
  bool Bool(bool value) { return value ? report(CB_LITERAL, "true", 4) : report(CB_LITERAL, "false", 5); }
  bool RawNumber(const char *text, rapidjson::SizeType length, bool) { return report(CB_LITERAL, text, length); }
  bool String(const char *text, rapidjson::SizeType length, bool) { return report(CB_STRING, text, length); }
  bool Key(const char *text, rapidjson::SizeType length, bool) { return report(CB_KEY, text, length); }
  bool StartObject() { return report(CB_BEGIN_MAPPING, "", 0); }
  bool EndObject(rapidjson::SizeType) { return report(CB_END_MAPPING, "", 0); }
  bool StartArray() { return report(CB_BEGIN_SEQUENCE, "", 0); }
  bool EndArray(rapidjson::SizeType) { return report(CB_END_SEQUENCE, "", 0); }
  // Numbers come as text; the reader's interface wants these nonetheless.
  bool Int(int) { return false; }
  bool Uint(unsigned) { return false; }
  bool Int64(int64_t) { return false; }
  bool Uint64(uint64_t) { return false; }
  bool Double(double) { return false; }
};

void fail(cb_outcome &outcome, const Handler &handler, size_t offset, std::string_view message) {
  Lines lines = handler.lines;
  if (offset >= lines.position) {
    lines.advance(offset);
  }
  outcome.result = CB_MALFORMED;
  outcome.line = lines.line;
  outcome.column = lines.column();
  size_t size = message.copy(outcome.message, sizeof outcome.message - 1);
  outcome.message[size] = 0;
}

}  // namespace

extern "C" cb_outcome cb_json_read(
  const char *bytes, size_t length, bool whole, cb_event_sink sink, void *context) {
  cb_outcome outcome{};
  rapidjson::MemoryStream stream(bytes, length);
  Handler handler{stream, Lines{bytes, length}, sink, context};
  try {
    rapidjson::Reader reader;
    rapidjson::ParseResult result =
      whole ? reader.Parse<common_flags>(stream, handler)
            : reader.Parse<common_flags | rapidjson::kParseStopWhenDoneFlag>(stream, handler);
    outcome.end = stream.Tell();
    if (handler.lone_surrogate) {
      fail(outcome, handler, handler.lines.position, "A \\u escape is half of a surrogate pair");
    } else if (result.Code() == rapidjson::kParseErrorTermination) {
      outcome.result = CB_STOPPED;
    } else if (result.IsError()) {
      fail(outcome, handler, result.Offset(), rapidjson::GetParseError_En(result.Code()));
    } else if (whole && stream.Tell() != length) {
      // The stream takes a NUL byte for its end.
      fail(outcome, handler, stream.Tell(), "The document root must not be followed by other values");
    }
  } catch (const std::exception &problem) {
    fail(outcome, handler, handler.lines.position, problem.what());
  }
  return outcome;
}
