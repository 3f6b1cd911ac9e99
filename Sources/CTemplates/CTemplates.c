#include "CTemplates.h"

#include <string.h>

// Paths are relative to this file. A file that is missing here, or in the table below, fails a test.

static const unsigned char cloud_css[] = {
#embed "../../Templates/assets/cloud.css"
};
static const unsigned char heights_schema[] = {
#embed "../../Templates/assets/heights.schema.json"
};
static const unsigned char theme_paper_css[] = {
#embed "../../Templates/assets/theme-paper.css"
};
static const unsigned char theme_css[] = {
#embed "../../Templates/assets/theme.css"
};
static const unsigned char lost_page[] = {
#embed "../../Templates/pages/404.mustache"
};
static const unsigned char page[] = {
#embed "../../Templates/pages/page.mustache"
};
static const unsigned char redirect_page[] = {
#embed "../../Templates/pages/redirect.mustache"
};
static const unsigned char tags_page[] = {
#embed "../../Templates/pages/tags.mustache"
};
static const unsigned char term_page[] = {
#embed "../../Templates/pages/term.mustache"
};
static const unsigned char bar[] = {
#embed "../../Templates/parts/bar.mustache"
};
static const unsigned char dates[] = {
#embed "../../Templates/parts/dates.mustache"
};
static const unsigned char footer[] = {
#embed "../../Templates/parts/footer.mustache"
};
static const unsigned char head[] = {
#embed "../../Templates/parts/head.mustache"
};
static const unsigned char other_clouds[] = {
#embed "../../Templates/parts/other-clouds.mustache"
};
static const unsigned char sections[] = {
#embed "../../Templates/parts/sections.mustache"
};
static const unsigned char listing[] = {
#embed "../../Templates/parts/listing.mustache"
};
static const unsigned char runtime_css[] = {
#embed "../../Templates/assets/runtime.css"
};
static const unsigned char runtime_blocks_js[] = {
#embed "../../Templates/runtime/blocks.js"
};
static const unsigned char runtime_chips_js[] = {
#embed "../../Templates/runtime/chips.js"
};
static const unsigned char runtime_cloud_js[] = {
#embed "../../Templates/runtime/cloud.js"
};
static const unsigned char runtime_drag_js[] = {
#embed "../../Templates/runtime/drag.js"
};
static const unsigned char runtime_engine_js[] = {
#embed "../../Templates/runtime/engine.js"
};
static const unsigned char runtime_filter_js[] = {
#embed "../../Templates/runtime/filter.js"
};
static const unsigned char runtime_geometry_js[] = {
#embed "../../Templates/runtime/geometry.js"
};
static const unsigned char runtime_gestures_js[] = {
#embed "../../Templates/runtime/gestures.js"
};
static const unsigned char runtime_history_js[] = {
#embed "../../Templates/runtime/history.js"
};
static const unsigned char runtime_keys_js[] = {
#embed "../../Templates/runtime/keys.js"
};
static const unsigned char runtime_numbers_js[] = {
#embed "../../Templates/runtime/numbers.js"
};
static const unsigned char runtime_placer_js[] = {
#embed "../../Templates/runtime/placer.js"
};
static const unsigned char runtime_scroll_js[] = {
#embed "../../Templates/runtime/scroll.js"
};
static const unsigned char runtime_slices_js[] = {
#embed "../../Templates/runtime/slices.js"
};
static const unsigned char runtime_tag_cloud_d_ts[] = {
#embed "../../Templates/runtime/tag-cloud.d.ts"
};
static const unsigned char runtime_tag_cloud_js[] = {
#embed "../../Templates/runtime/tag-cloud.js"
};
static const unsigned char runtime_tag_cloud_wasm[] = {
#embed "../../Templates/runtime/tag-cloud.wasm"
};
static const unsigned char runtime_tag_js[] = {
#embed "../../Templates/runtime/tag.js"
};
static const unsigned char runtime_taglayout_wasm[] = {
#embed "../../Templates/runtime/taglayout.wasm"
};
static const unsigned char runtime_words_js[] = {
#embed "../../Templates/runtime/words.js"
};
static const unsigned char empty_html[] = {
#embed "../../Templates/preview/empty.html"
};
static const unsigned char morph_js[] = {
#embed "../../Templates/preview/morph.js"
};
static const unsigned char problems_js[] = {
#embed "../../Templates/preview/problems.js"
};
static const unsigned char reload_js[] = {
#embed "../../Templates/preview/reload.js"
};
static const unsigned char studio_controls_js[] = {
#embed "../../Templates/studio/controls.js"
};
static const unsigned char studio_fields_js[] = {
#embed "../../Templates/studio/fields.js"
};
static const unsigned char studio_frontmatter_js[] = {
#embed "../../Templates/studio/frontmatter.js"
};
static const unsigned char studio_index_html[] = {
#embed "../../Templates/studio/index.html"
};
static const unsigned char studio_keys_js[] = {
#embed "../../Templates/studio/keys.js"
};
static const unsigned char studio_layout_js[] = {
#embed "../../Templates/studio/layout.js"
};
static const unsigned char studio_records_js[] = {
#embed "../../Templates/studio/records.js"
};
static const unsigned char studio_server_js[] = {
#embed "../../Templates/studio/server.js"
};
static const unsigned char studio_sidebyside_js[] = {
#embed "../../Templates/studio/sidebyside.js"
};
static const unsigned char studio_stage_js[] = {
#embed "../../Templates/studio/stage.js"
};
static const unsigned char studio_state_js[] = {
#embed "../../Templates/studio/state.js"
};
static const unsigned char studio_strip_js[] = {
#embed "../../Templates/studio/strip.js"
};
static const unsigned char studio_studio_css[] = {
#embed "../../Templates/studio/studio.css"
};
static const unsigned char studio_studio_js[] = {
#embed "../../Templates/studio/studio.js"
};
static const unsigned char studio_values_js[] = {
#embed "../../Templates/studio/values.js"
};

static const ctemplates_file files[] = {
  {"assets/cloud.css", cloud_css, sizeof cloud_css},
  {"assets/heights.schema.json", heights_schema, sizeof heights_schema},
  {"assets/runtime.css", runtime_css, sizeof runtime_css},
  {"assets/theme-paper.css", theme_paper_css, sizeof theme_paper_css},
  {"assets/theme.css", theme_css, sizeof theme_css},
  {"pages/404.mustache", lost_page, sizeof lost_page},
  {"pages/page.mustache", page, sizeof page},
  {"pages/redirect.mustache", redirect_page, sizeof redirect_page},
  {"pages/tags.mustache", tags_page, sizeof tags_page},
  {"pages/term.mustache", term_page, sizeof term_page},
  {"parts/bar.mustache", bar, sizeof bar},
  {"parts/dates.mustache", dates, sizeof dates},
  {"parts/footer.mustache", footer, sizeof footer},
  {"parts/head.mustache", head, sizeof head},
  {"parts/listing.mustache", listing, sizeof listing},
  {"parts/other-clouds.mustache", other_clouds, sizeof other_clouds},
  {"parts/sections.mustache", sections, sizeof sections},
  {"preview/empty.html", empty_html, sizeof empty_html},
  {"preview/morph.js", morph_js, sizeof morph_js},
  {"preview/problems.js", problems_js, sizeof problems_js},
  {"preview/reload.js", reload_js, sizeof reload_js},
  {"runtime/blocks.js", runtime_blocks_js, sizeof runtime_blocks_js},
  {"runtime/chips.js", runtime_chips_js, sizeof runtime_chips_js},
  {"runtime/cloud.js", runtime_cloud_js, sizeof runtime_cloud_js},
  {"runtime/drag.js", runtime_drag_js, sizeof runtime_drag_js},
  {"runtime/engine.js", runtime_engine_js, sizeof runtime_engine_js},
  {"runtime/filter.js", runtime_filter_js, sizeof runtime_filter_js},
  {"runtime/geometry.js", runtime_geometry_js, sizeof runtime_geometry_js},
  {"runtime/gestures.js", runtime_gestures_js, sizeof runtime_gestures_js},
  {"runtime/history.js", runtime_history_js, sizeof runtime_history_js},
  {"runtime/keys.js", runtime_keys_js, sizeof runtime_keys_js},
  {"runtime/numbers.js", runtime_numbers_js, sizeof runtime_numbers_js},
  {"runtime/placer.js", runtime_placer_js, sizeof runtime_placer_js},
  {"runtime/scroll.js", runtime_scroll_js, sizeof runtime_scroll_js},
  {"runtime/slices.js", runtime_slices_js, sizeof runtime_slices_js},
  {"runtime/tag-cloud.d.ts", runtime_tag_cloud_d_ts, sizeof runtime_tag_cloud_d_ts},
  {"runtime/tag-cloud.js", runtime_tag_cloud_js, sizeof runtime_tag_cloud_js},
  {"runtime/tag-cloud.wasm", runtime_tag_cloud_wasm, sizeof runtime_tag_cloud_wasm},
  {"runtime/tag.js", runtime_tag_js, sizeof runtime_tag_js},
  {"runtime/taglayout.wasm", runtime_taglayout_wasm, sizeof runtime_taglayout_wasm},
  {"runtime/words.js", runtime_words_js, sizeof runtime_words_js},
  {"studio/controls.js", studio_controls_js, sizeof studio_controls_js},
  {"studio/fields.js", studio_fields_js, sizeof studio_fields_js},
  {"studio/frontmatter.js", studio_frontmatter_js, sizeof studio_frontmatter_js},
  {"studio/index.html", studio_index_html, sizeof studio_index_html},
  {"studio/keys.js", studio_keys_js, sizeof studio_keys_js},
  {"studio/layout.js", studio_layout_js, sizeof studio_layout_js},
  {"studio/records.js", studio_records_js, sizeof studio_records_js},
  {"studio/server.js", studio_server_js, sizeof studio_server_js},
  {"studio/sidebyside.js", studio_sidebyside_js, sizeof studio_sidebyside_js},
  {"studio/stage.js", studio_stage_js, sizeof studio_stage_js},
  {"studio/state.js", studio_state_js, sizeof studio_state_js},
  {"studio/strip.js", studio_strip_js, sizeof studio_strip_js},
  {"studio/studio.css", studio_studio_css, sizeof studio_studio_css},
  {"studio/studio.js", studio_studio_js, sizeof studio_studio_js},
  {"studio/values.js", studio_values_js, sizeof studio_values_js},
};

size_t ctemplates_count(void) { return sizeof files / sizeof files[0]; }

ctemplates_file ctemplates_at(size_t index) {
  return index < ctemplates_count() ? files[index] : (ctemplates_file){};
}

ctemplates_file ctemplates_find(const char *name) {
  for (size_t index = 0; index < ctemplates_count(); index++) {
    if (strcmp(files[index].name, name) == 0) { return files[index]; }
  }
  return (ctemplates_file){};
}
