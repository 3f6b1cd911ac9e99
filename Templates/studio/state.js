// Everything that is on screen, as one value that fits into a link.

const START = {
  /** A cloud of the site as PAGE#CLOUD; null for tags that were typed. */
  cloud: null,
  tags: "Tech\nDesign\nHumor\nTravel\nMusic\nWriting\nSocial Media\nLife\nEducation\nPhotography\nMaps\nFood",
  width: 640,
  /** The options and the style that were changed, by the keys of front matter. */
  options: {},
  style: {},
  view: { scheme: "auto", scale: 1, built: true, frames: false, rows: false, starts: false, all: false },
};

/** The state that a link holds; what it leaves out is as in the beginning. */
export function read(fragment) {
  try {
    const given = JSON.parse(decodeURIComponent(fragment.replace(/^#/u, "")));
    return { ...structuredClone(START), ...given, view: { ...START.view, ...given.view } };
  } catch {
    return structuredClone(START);
  }
}

/** The state as a fragment. */
export const write = (state) => `#${encodeURIComponent(JSON.stringify(state))}`;

/** Whether nobody has said which cloud is meant. */
export const isFresh = (fragment) => fragment.length < 2;

/** The tags that were typed: a line each, or words between commas. */
export function typedTags({ tags }) {
  const parts = tags.includes("\n") ? tags.split("\n") : tags.split(",");
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** What the server measures. */
export function frontMatter(state) {
  const matter = {};
  if (!state.cloud) matter.tags = typedTags(state);
  if (Object.keys(state.options).length > 0) matter.cloud = state.options;
  if (Object.keys(state.style).length > 0) matter.styles = { default: state.style };
  return matter;
}
