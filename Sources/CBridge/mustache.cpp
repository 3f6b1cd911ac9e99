#include "mustache.h"

#include <cstring>
#include <exception>
#include <string>
#include <utility>
#include <vector>

#include <kainjow/mustache.hpp>

using kainjow::mustache::data;
using kainjow::mustache::list;
using kainjow::mustache::mustache;

struct cb_template {
  mustache compiled;
  std::string output;
};

struct cb_data {
  struct Open {
    std::string key;
    data value;
  };
  std::vector<Open> open;
};

namespace {

void add(cb_data &target, std::string key, data value) {
  data &parent = target.open.back().value;
  if (parent.is_list()) {
    // A list only takes copies; a rendering would copy its whole tree once for each level.
    parent.push_back(data{});
    const_cast<list &>(parent.list_value()).back() = std::move(value);
  } else {
    parent[key] = std::move(value);
  }
}

}  // namespace

extern "C" {

cb_template *cb_template_new(const char *text, size_t length, char *error, size_t capacity) {
  try {
    mustache compiled(std::string(text, length));
    if (compiled.is_valid()) return new cb_template{std::move(compiled), {}};
    size_t size = compiled.error_message().copy(error, capacity - 1);
    error[size] = 0;
  } catch (const std::exception &problem) {
    std::strncpy(error, problem.what(), capacity - 1);
    error[capacity - 1] = 0;
  }
  return nullptr;
}

void cb_template_free(cb_template *compiled) { delete compiled; }

cb_data *cb_data_new(void) {
  auto made = new cb_data;
  // To move an open value, the library copies it.
  made->open.reserve(16);
  made->open.push_back({{}, data{data::type::object}});
  return made;
}

void cb_data_free(cb_data *value) { delete value; }

void cb_data_text(cb_data *value, const char *key, size_t key_length, const char *text, size_t length) {
  add(*value, std::string(key, key_length), data{std::string(text, length)});
}

void cb_data_flag(cb_data *value, const char *key, size_t key_length, bool flag) {
  add(*value, std::string(key, key_length), data{flag});
}

void cb_data_open_object(cb_data *value, const char *key, size_t key_length) {
  value->open.push_back({std::string(key, key_length), data{data::type::object}});
}

void cb_data_open_list(cb_data *value, const char *key, size_t key_length, size_t count) {
  value->open.push_back({std::string(key, key_length), data{data::type::list}});
  // A list that grows copies all its values.
  const_cast<list &>(value->open.back().value.list_value()).reserve(count);
}

void cb_data_close(cb_data *value) {
  cb_data::Open closed = std::move(value->open.back());
  value->open.pop_back();
  add(*value, std::move(closed.key), std::move(closed.value));
}

const char *cb_template_render(cb_template *compiled, const cb_data *value, size_t *length) {
  try {
    compiled->output.clear();
    compiled->compiled.render(
      value->open.front().value, [compiled](const std::string &text) { compiled->output.append(text); });
    *length = compiled->output.size();
    return compiled->output.data();
  } catch (const std::exception &) {
    return nullptr;
  }
}
}
