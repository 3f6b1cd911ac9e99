"""The cases that only a browser can decide, each with the tests that do."""

BROWSER: dict[str, list[str]] = {
    "F033": [
        "test_frames.py::test_labels_stay_inside_their_chips",
        "test_frames.py::test_chips_do_not_overlap",
    ],
    "F111": ["test_frames.py::test_height_is_what_the_index_promises"],
    "F123": ["test_frames.py::test_frames_are_what_the_engine_predicts"],
    "F124": ["test_frames.py::test_flow_keeps_the_order_inside_the_list"],
    "F127": ["test_frames.py::test_labels_stay_inside_their_chips"],
    "F139": ["test_loading.py::test_nothing_moves_when_fonts_are_late"],
    "F140": ["test_loading.py::test_nothing_moves_without_web_fonts"],
    "F141": ["test_loading.py::test_labels_fit_without_web_fonts"],
    "F148": ["test_reader.py::test_text_twice_as_large"],
    "F149": ["test_reader.py::test_text_spacing"],
    "F152": ["test_loading.py::test_picture_is_the_same_without_scripts"],
    "F153": [
        "test_accessibility.py::test_axe_finds_no_violation",
        "test_markup.py::test_pages_are_valid_html",
    ],
    "F157": ["test_markup.py::test_page_has_no_style_attribute_and_no_handler"],
}
