import Testing

@testable import Diagnostics

/// The whole wording of each diagnostic: `severity[id] message; fix`, and its notes.
struct WordingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var diagnostic: Diagnostic
    var expected: String
    var testDescription: String { diagnostic.id }

    init(_ diagnostic: Diagnostic, _ expected: String) {
      self.diagnostic = diagnostic
      self.expected = expected
    }
  }

  static let at = Place(path: "a.md", line: 3, column: 5)
  static let other = Place(path: "a.md", line: 1, column: 2)

  @Test(
    arguments: frontMatter + syntax + syntaxOfBrackets + options + tags
      + icons + registry + heights + markdown + templates + addresses)
  func saysWhatIsWrongAndWhatIsRight(_ testCase: Case) {
    let diagnostic = testCase.diagnostic
    let fix = diagnostic.fix.map { "; \($0)" } ?? ""
    let notes = diagnostic.notes.map { " (\($0.message))" }.joined()
    #expect(
      "\(diagnostic.severity)[\(diagnostic.id)] \(diagnostic.message)\(fix)\(notes)" == testCase.expected)
    #expect(diagnostic.message.last != ".")
  }

  static let addresses = [
    Case(
      .unreadTemplates("{{< figure", count: 1, pages: 1, at: at, others: []),
      "note[unread-templates] '{{< figure' is for another generator to replace and stays as it is written; it is the only one; write Markdown in place of it, or template_notes = false under [markdown] to hear no more of it"
    ),
    Case(
      .unreadTemplates("{% raw", count: 5, pages: 2, at: at, others: [(other, 3)]),
      "note[unread-templates] '{% raw' is for another generator to replace and stays as it is written; there are 5 such pieces in 2 pages; write Markdown in place of it, or template_notes = false under [markdown] to hear no more of it (3 here)"
    ),
    Case(
      .scriptedDefaults(at: at, json: "posts.json"),
      "warning[scripted-defaults] these defaults for the pages of the folder are a script, which is not run; write what is plain data into posts.json"
    ),
    Case(
      .unknownAddressGap(":slgu", known: [":slug", ":title"], at: at),
      "error[unknown-address-gap] nothing of a page stands for ':slgu' in an address; did you mean ':slug'? there are :slug, :title"
    ),
    Case(
      .addressWithoutDate(at: at, pattern: other),
      "warning[address-without-date] the page has no date for its address, so its path makes the address; write a 'date', or the 'url' that the page is to have (this is the pattern of the address)"
    ),
    Case(
      .templateAddress("/{{ x }}/", known: ["{{ page.fileSlug }}"], at: at),
      "warning[template-address] '/{{ x }}/' is a template, which is not run, so the page's path makes its address; write the address itself, or one with {{ page.fileSlug }}"
    ),
    Case(
      .settingsWithoutEffect(["tags_slugify"], in: "plugins.tags", at: at),
      "note[settings-without-effect] of 'plugins.tags', 'tags_slugify' has no effect here; say in tagcloud.toml how terms are shown, and give single terms their address with 'slug' in the registry"
    ),
    Case(
      .settingsWithoutEffect(["a", "b"], in: "plugins.blog", at: at),
      "note[settings-without-effect] of 'plugins.blog', 'a', 'b' have no effect here; say in tagcloud.toml how terms are shown, and give single terms their address with 'slug' in the registry"
    ),
    Case(
      .termAddresses(of: "tags", at: at),
      "warning[term-addresses] the pages of terms of 'tags' are in one folder, by their slugs, whatever this says; write a folder with the slug in it, such as /topics/:slug/"
    ),
    Case(
      .indexAddress(of: "tags", "/tags/", at: at),
      "warning[term-addresses] the index of 'tags' is where its terms are, at /tags/; write /tags/, or give the terms the folder that is meant"
    ),
  ]

  static let frontMatter = [
    Case(
      .unclosedFence("---", closing: "---", opening: at),
      "error[unclosed-fence] the front matter that '---' opens here is never closed; put a line '---' after it"
    ),
    Case(
      .scriptedFrontMatter("---js", at: at),
      "error[scripted-front-matter] the front matter that '---js' opens here is a script; write it as YAML between two lines '---', or as JSON after '---json'; no script is run"
    ),
    Case(
      .notJSONFrontMatter(.malformed("JSON", "missing a comma", at: at)),
      "error[not-json-front-matter] the page starts like JSON front matter: JSON: missing a comma; correct the JSON; a page of text starts with another character than '{'"
    ),
    Case(
      .frontMatterIsNotMap(found: "a list", at: at),
      "error[front-matter-is-not-a-map] the front matter is a list, not a map; write 'key: value' lines"),
    Case(
      .cascadeOutsideIndex(at: at),
      "warning[cascade-outside-index] 'cascade' has no effect here; put it into the _index.md or index.md of the folder whose pages are meant"
    ),
    Case(
      .foreignSettingsIgnored(at: at),
      "note[foreign-settings] this file cannot be read as plain settings, so it is left alone; write title and base_url into tagcloud.toml"
    ),
    Case(
      .invalidDate(key: "date", found: "the text 'soon'", at: at),
      "error[invalid-date] 'date' is the text 'soon', not a date; write 2024-01-02, 2024-01-02 10:00 or 2024-01-02T10:00:00Z"
    ),
    Case(
      .invalidSlug("a/b", at: at),
      "error[invalid-slug] the slug 'a/b' cannot be the last part of an address; write one name without '/', such as 'my-page'"
    ),
  ]

  static let syntax = [
    Case(
      .invalidUTF8(byte: 0x9, offset: 28, likelyEncoding: "UTF-16", at: at),
      "error[invalid-utf8] byte 28 of the file, 0x09, is not UTF-8; save the file as UTF-8 (it looks like UTF-16)"
    ),
    Case(
      .controlCharacter("\u{1}", at: at),
      "error[control-character] the control character U+0001 cannot stand here; delete it, or write it as an escape in double quotes"
    ),
    Case(.tabIndentation(at: at), "error[tab-indentation] YAML cannot be indented with tabs; use spaces"),
    Case(
      .reservedCharacter("@", at: at),
      "error[reserved-character] a value cannot start with '@'; quote it: \"@…\""),
    Case(
      .missingColon(at: at),
      "error[missing-colon] expected 'key: value', but there is no ': ' on this line; put a colon and a space after the key"
    ),
    Case(
      .unquotedColon(at: at),
      "error[unquoted-colon] this ': ' would start a map inside a value; quote the value, or start a new line for the key"
    ),
    Case(
      .unclosedQuote(opening: at),
      "error[unclosed-quote] the quotation mark that opens here is never closed; close it"),
    Case(
      .unknownEscape(at: at),
      "error[unknown-escape] there is no such escape after '\\'; write '\\\\' for a backslash, or use single quotes"
    ),
    Case(.malformed("TOML", "expected a value", at: at), "error[malformed-toml] TOML: expected a value"),
    Case(
      .duplicateKey("tags", first: other, at: at),
      "error[duplicate-key] the key 'tags' is there twice: on line 1 and on line 3; keep one of them (it is first here)"
    ),
    Case(
      .duplicateKey("tags", first: nil, at: at),
      "error[duplicate-key] the key 'tags' is there twice; keep one of them"),
    Case(
      .keyIsNotText(at: at), "error[key-is-not-text] a key must be text, not a list or a map; quote it"),
    Case(
      .unknownAnchor("b", at: at),
      "error[unknown-anchor] the alias '*b' names no anchor before it; define '&b' first, or quote a value that starts with '*'"
    ),
    Case(
      .cannotMerge(at: at),
      "error[cannot-merge] '<<' takes a map or a list of maps; give it an alias of a map"),
    Case(
      .secondDocument(at: at),
      "error[second-document] a second YAML document starts here; keep one document a file"),
  ]

  static let syntaxOfBrackets = [
    Case(
      .missingComma("[", opening: other, at: at),
      "error[missing-comma] expected ',' or ']' in the list that '[' opens; put a comma between its items, close it with ']', or quote the item (the '[' is here)"
    ),
    Case(
      .missingComma("{", opening: nil, at: at),
      "error[missing-comma] expected ',' or '}' in the map that '{' opens; put a comma between its items, close it with '}', or quote the item"
    ),
    Case(
      .unquotedValue("TOML", at: at),
      "error[unquoted-value] this is not a value of TOML; put text in quotes: \"…\""),
    Case(
      .unquotedValue("JSON", at: at),
      "error[unquoted-value] this is not a value of JSON; put text in quotes: \"…\", and no comma after the last item"
    ),
    Case(
      .missingEqualsSign(at: at),
      "error[missing-equals-sign] expected 'key = value', but there is no '=' after the key; put '=' there, and quotes around a key with other signs than letters a to z, digits, '_' and '-'"
    ),
    Case(
      .unclosedLine(at: at),
      "error[unclosed-quote] the text in quotes is not closed on this line; close it, or put text of several lines between \"\"\" and \"\"\""
    ),
    Case(
      .unclosedBracket("{", opening: at, reaching: other),
      "error[unclosed-bracket] the map that '{' opens here is never closed; close it with '}' (it would go on to here)"
    ),
    Case(
      .wrongIndentation(of: "map", opening: other, at: at),
      "error[wrong-indentation] this line does not fit the map around it; indent it like its neighbours (the map starts here)"
    ),
    Case(
      .tooDeep(limit: 100, at: at),
      "error[too-deep] lists and maps are nested more than 100 levels deep; nest at most 100 levels"),
    Case(
      .tooManyAliases(limit: 9, at: at),
      "error[too-many-aliases] the aliases stand for more than 9 values; write the values out, or use fewer aliases"
    ),
    Case(
      .tooLarge(limit: 16 << 20, at: at),
      "error[too-large] front matter and settings are limited to 16 MiB; move text to the body of the page"),
  ]

  static let options = [
    Case(
      .unknownKey("titel", in: "front matter", known: ["title", "tags"], severity: .warning, at: at),
      "warning[unknown-key] 'titel' is no key of front matter; did you mean 'title'?"),
    Case(
      .unknownKey("xyzzy", in: "a tag", known: ["name", "href"], severity: .error, at: at),
      "error[unknown-key] 'xyzzy' is no key of a tag; known keys: href, name"),
    Case(
      .respelledKey("Tags", as: "tags", at: at),
      "warning[respelled-key] 'Tags' is read as 'tags'; did you mean 'tags'?"),
    Case(
      .notSupported("icon", at: at), "warning[not-supported] 'icon' is not supported yet and has no effect"),
    Case(
      .wrongType(key: "title", found: "a list", expected: "text", at: at),
      "error[wrong-type] 'title' is a list; write text"),
    Case(
      .outOfRange(key: "gap", found: "the number -1", expected: "a length in px from 0, such as 8", at: at),
      "error[out-of-range] 'gap' cannot be the number -1; write a length in px from 0, such as 8"),
    Case(
      .unknownValue("centre", key: "alignment", known: ["left", "center"], at: at),
      "error[unknown-value] 'alignment' cannot be 'centre'; did you mean 'center'? it takes left, center"),
    Case(
      .invalidColor(key: "color", found: "the text 'x'", at: at),
      "error[invalid-color] 'color' is the text 'x', not a colour; write #rrggbb, rgb(…), hsl(…), a CSS colour name, or {light: …, dark: …}"
    ),
    Case(
      .missingKey("color", in: "a border", at: at), "error[missing-key] a border needs 'color'; add 'color'"),
    Case(
      .conflictingKeys("tags", "source", at: other, ignoredAt: at),
      "warning[conflicting-keys] 'source' has no effect beside 'tags'; keep one of them ('tags' is here)"),
    Case(
      .minimumOverMaximum("min-width", "max-width", at: at, maximumAt: other),
      "warning[minimum-over-maximum] 'min-width' is larger than 'max-width', so it wins; lower 'min-width' or raise 'max-width' ('max-width' is here)"
    ),
    Case(
      .lowContrast(of: "a", ratio: 3.059, needed: 4.5, scheme: "light", better: "#5f6f80", at: at),
      "warning[low-contrast] the text of 'a' has a contrast of 3.05 with its chip on light pages; 4.5 is needed; use the text colour #5f6f80, or another background"
    ),
    Case(
      .lowContrast(of: "a", ratio: 2.5, needed: 3, scheme: nil, better: nil, at: at),
      "warning[low-contrast] the text of 'a' has a contrast of 2.5 with its chip; 3 is needed; use another background"
    ),
    Case(
      .lowChip("a", key: "max-height", limit: 20.5, needed: 32, at: at),
      "warning[low-chip] the chip 'a' has a max-height of 20.5 px; one line with its padding needs 32; raise max-height, or lower its padding, size or line-height"
    ),
    Case(
      .smallTarget("a", width: 30.25, height: 18, least: 24, at: at),
      "warning[small-target] the chip 'a' is 30.25 px wide and 18 px high; what readers tap needs 24; raise its padding, size, min-width or min-height"
    ),
    Case(
      .linkInLabel("here", at: at),
      "warning[link-in-label] a link inside a label has no effect: only its text 'here' stays; write the address under 'href'"
    ),
    Case(
      .untrustedHTML("Stop", at: at),
      "warning[untrusted-html] the 'html' of 'Stop' is shown as text; set markdown.unsafe = true if you trust all authors of the site"
    ),
    Case(
      .needsRuntime("reorderable", at: at),
      "warning[needs-runtime] 'reorderable' has no effect without a script, which 'runtime: false' keeps out; remove 'runtime: false' or 'reorderable'"
    ),
    Case(
      .filterWithoutPages("topics", at: at),
      "warning[filter-without-pages] no listed page carries a tag of the cloud 'topics', so 'filter' has nothing to narrow; use tags that pages carry, or 'source: site'"
    ),
    Case(
      .filterWithoutListing("/all/", at: at),
      "warning[filter-without-listing] '/all/' has a cloud with 'filter', but its template writes no listing that it could narrow; add '{{> parts/listing}}' to the template, or give the element around the items the attribute 'data-listing'"
    ),
    Case(
      .unsafeLink("javascript:x", severity: .error, at: at),
      "error[unsafe-link] a link to 'javascript:x' could run a script; link to an address with http, https or mailto, or to a page"
    ),
    Case(
      .unsafeLink("javascript:x", at: at),
      "warning[unsafe-link] a link to 'javascript:x' could run a script, so it leads nowhere; link to an address with http, https or mailto, or to a page"
    ),
  ]

  static let tags = [
    Case(
      .notTags(key: "tags", found: "the number 2024", at: at),
      "error[not-tags] 'tags' is the number 2024, not a list of tags; write [\"one\", \"two\"], and quote a number that is a tag"
    ),
    Case(
      .emptyTag(at: at),
      "warning[empty-tag] empty item in the list of tags; remove it, or quote tags that start with #"),
    Case(
      .nestedTagList(at: at),
      "error[nested-tag-list] a list inside the list of tags; put all tags into one list"),
    Case(
      .tagWithoutName(key: "a", at: at),
      "error[tag-without-name] a tag that is a map needs 'name'; add 'name', or quote a tag with ': ' in it: \"a: …\""
    ),
    Case(
      .tagWithoutName(key: nil, at: at),
      "error[tag-without-name] a tag that is a map needs 'name'; add 'name'"),
    Case(
      .oneTagOfManyWords("a b c", at: at),
      "note[one-tag] 'a b c' is one tag; put commas between tags, or write them as a list"),
    Case(
      .styleKeyInTag("color", at: at),
      "warning[style-key-in-tag] 'color' is a key of a style, not of a tag; write style: {color: …}"),
    Case(
      .invalidDataName("X y", at: at),
      "error[invalid-data-name] 'data-X y' cannot be an attribute; use lower-case letters a to z, digits and '-'"
    ),
  ]

  static let registry = [
    Case(
      .unregisteredTag(
        "knwon", severity: .error, suggestion: "known", registry: "tags.toml", at: at, others: [other]),
      "error[unregistered-tag] the tag \"knwon\" is not in tags.toml; did you mean \"known\"? (it is here too)"
    ),
    Case(
      .unregisteredTag(
        "x", severity: .note, suggestion: nil, registry: "tags.yml", at: at,
        others: Array(repeating: other, count: 6)),
      "note[unregistered-tag] the tag \"x\" is not in tags.yml; add it there, or use a tag that is there"
        + String(repeating: " (it is here too)", count: 5) + " (and in 1 more places)"),
    Case(
      .unusedTerm("a", at: at),
      "warning[unused-term] no page carries the tag \"a\"; remove it, or show it with tags.show-unused"),
    Case(
      .nearDuplicate("javascirpt", count: 1, of: "javascript", otherCount: 2, at: at, otherAt: other),
      "warning[near-duplicate] \"javascirpt\" (1 page): did you mean \"javascript\" (2)?; spell them alike, or put both into the registry if they are two tags (\"javascript\" is here)"
    ),
    Case(
      .unusedIntersection("x", at: at),
      "warning[unused-intersection] no page carries the tag \"x\", so this intersection has no page; correct the tag, or remove the intersection"
    ),
    Case(
      .repeatedEntry("a", at: at, first: other),
      "error[repeated-entry] \"a\" stands for a term of the registry already; keep one of the two (it is here first)"
    ),
    Case(
      .aliasCollision("/tags/a-b/", of: "x", with: "a-b", at: at),
      "error[alias-collision] this alias of \"x\" would lead from /tags/a-b/, where \"a-b\" is already; remove the alias, or merge the two tags"
    ),
    Case(
      .textWithoutTerm("x", at: at),
      "warning[text-without-term] no page carries the tag \"x\", so its text is not shown; name the folder like a tag or its slug, or remove the file"
    ),
    Case(
      .nameForPattern("slug", pattern: "a*", at: at),
      "error[name-for-pattern] 'slug' would name every tag that \"a*\" matches; write an entry for each of these tags"
    ),
    Case(
      .invalidTermSlug("../x", objection: "it starts or ends with a dot", at: at),
      "error[invalid-slug] the slug '../x' cannot be the last part of an address: it starts or ends with a dot; write one name without '/', such as 'my-tag'"
    ),
    Case(
      .blankEntry(at: at),
      "error[blank-entry] this entry of the registry is about a tag without a name; give it the name of a tag, or remove it"
    ),
    Case(
      .taxonomyFolderTaken("topics", by: "topics", at: at),
      "error[taxonomy-folder] the taxonomy 'topics' has the folder topics/ already; give one of them another 'path'"
    ),
    Case(
      .unknownTaxonomy("topic", known: ["tags", "topics"], severity: .error, at: at),
      "error[unknown-taxonomy] the site has no taxonomy 'topic'; did you mean 'topics'?"),
    Case(
      .unknownTaxonomy("xyz", known: ["tags"], severity: .warning, at: at),
      "warning[unknown-taxonomy] the site has no taxonomy 'xyz'; add it to taxonomies in the configuration, which has tags"
    ),
  ]

  static let heights = [
    Case(
      .fragmentCollision("tags/index.html"),
      "error[fragment-collision] the build makes a file of its own at tags/index.html; give --fragment another path"
    ),
    Case(
      .noHeightIndex(at: at),
      "error[no-height-index] this file holds no index of heights; copy the heights.json of a build there"),
    Case(
      .heightDrifted("/#terms", width: 420, from: 192, to: 232.5, at: at),
      "error[height-drift] the cloud /#terms was 192 px high at a width of 420 px and is 232.5 px high; find out what changed, or copy the new heights.json over this file"
    ),
    Case(
      .heightDrifted("/#terms", width: 280, from: nil, to: 64, at: at),
      "error[height-drift] the cloud /#terms was in flow at a width of 280 px and is 64 px high; find out what changed, or copy the new heights.json over this file"
    ),
    Case(
      .cloudIsGone("/a/#tags", at: at),
      "error[cloud-is-gone] the cloud /a/#tags is gone; bring it back, or copy the new heights.json over this file"
    ),
    Case(
      .cloudsNotInBaseline(2, at: at),
      "note[not-in-baseline] 2 clouds are not in this file; copy the new heights.json over it"),
  ]

  static let markdown = [
    Case(
      .rawHTMLOmitted("<b>", at: at),
      "warning[raw-html] raw HTML is left out: <b>; write it in Markdown, or set markdown.unsafe = true for a site whose authors you trust"
    ),
    Case(
      .pageTooLarge(limit: 1 << 20, at: at),
      "error[page-too-large] a page is limited to 1 MiB; split the page"),
    Case(
      .paragraphTooComplex(at: at),
      "error[paragraph-too-complex] one paragraph has too many signs of emphasis and links; put blank lines between its parts"
    ),
    Case(
      .tableTooLarge(limit: 9, at: at),
      "error[table-too-large] the tables of a page are limited to 9 cells; split the table"),
  ]

  static let links = [
    Case(
      .skippedSpecialFile("static/x"),
      "warning[skipped-special-file] this is a pipe, a socket or a device, and is not read; move it out of the folder, or put an ordinary file there"
    ),
    Case(
      .tallCloud("terms", height: 312.5, width: 280, limit: 300, at: at),
      "warning[tall-cloud] the cloud terms is 312.5 px high at a width of 280 px; its 'max-height' is 300; show fewer rows with 'lines' or fewer tags with 'limit', or raise 'max-height'"
    ),
    Case(
      .brokenLink("intr.md", at: at, suggestion: "intro.md"),
      "warning[broken-link] the link \"intr.md\" leads nowhere; did you mean \"intro.md\"?"),
    Case(
      .missingHeading("x", in: "a.md#x", at: at, suggestion: nil),
      "warning[broken-link] the link \"a.md#x\" leads to a page without a heading \"x\"; write what the address of the heading ends in, such as #a-heading for \"A heading\""
    ),
    Case(
      .missingHeading("instal", in: "#instal", at: at, suggestion: "#install"),
      "warning[broken-link] the link \"#instal\" leads to a page without a heading \"instal\"; did you mean \"#install\"?"
    ),
    Case(
      .brokenLink("/x.png", at: at, suggestion: nil, others: 1),
      "warning[broken-link] the link \"/x.png\" leads nowhere (1 more link leads to the same place)"),
  ]

  static let templates = [
    Case(
      .unclosedTemplateTag(at: at),
      "error[template-tag] the tag that '{{' opens here is never closed; close it with '}}'"),
    Case(
      .unclosedSection("a", at: at),
      "error[template-section] the section 'a' is never closed; put {{/a}} after it"),
    Case(
      .unopenedSection("a", open: "b", at: at),
      "error[template-section] {{/a}} closes a section that is not open here; close 'b' first: {{/b}}"),
    Case(
      .unopenedSection("a", open: nil, at: at),
      "error[template-section] {{/a}} closes a section that is not open here; remove it, or open the section with {{#a}}"
    ),
    Case(
      .unknownPartial("hed", known: ["head"], at: at),
      "error[template-partial] there is no partial 'hed'; did you mean 'head'?"),
    Case(
      .recursivePartial(["a", "b", "a"], at: at),
      "error[template-recursion] the partial holds itself: a → b → a; remove one of these partials"),
    Case(
      .templateTooLarge("50 levels", at: at),
      "error[template-too-large] the template has more than 50 levels; simplify it"),
    Case(
      .templateDelimiters(at: at),
      "error[template-delimiters] templates cannot change their delimiters; use '{{' and '}}'"),
    Case(.malformedTemplate("x", at: at), "error[malformed-template] template: x"),
    Case(
      .caseCollision("Foo/index.html", with: "foo/index.html", at: at, otherAt: other),
      "warning[case-collision] Foo/index.html and foo/index.html are one file on a disk that does not tell upper from lower case; give one of them another name or 'slug' (foo/index.html comes from here)"
    ),
    Case(
      .fileInTheWay("public/a"),
      "error[unwritable] this is a file, and a folder is needed in its place; move it away, or choose another folder with --output"
    ),
    Case(
      .folderInTheWay("public/a"),
      "error[unwritable] this is a folder, and a file is needed in its place; move it away, or choose another folder with --output"
    ),
    Case(
      .noRoom("public/a", reason: "the disk is full"),
      "error[unwritable] it cannot be written: the disk is full; make room, or choose another folder with --output"
    ),
    Case(
      .outputBusy("public"),
      "error[output-busy] another build is writing to this folder; wait until it has ended, or choose another folder with --output"
    ),
  ]
}
