// What the build machine is asked for.

/** The clouds of the site. */
export async function clouds() {
  const answer = await fetch("clouds.json");
  return answer.ok ? answer.json() : [];
}

const query = (cloud) => (cloud ? `cloud=${encodeURIComponent(cloud)}` : "");

/**
 * Measures all labels in one request.
 *
 * @returns the cloud, or only `problems` when something is wrong.
 */
export async function measure(cloud, matter) {
  const answer = await fetch(`measure?${query(cloud)}`, { method: "POST", body: JSON.stringify(matter) });
  if (answer.headers.get("content-type") === "application/json") return answer.json();
  return { problems: [{ severity: "error", message: await answer.text() }] };
}

/** The address of the picture. */
export const picture = (cloud, matter, width, scheme) =>
  `picture.svg?${query(cloud)}&width=${width}&scheme=${scheme}&front-matter=${encodeURIComponent(JSON.stringify(matter))}`;

/** Calls back whenever the site has been built anew. */
export function follow(changed) {
  let version;
  const source = new EventSource("/__tagcloud/events");
  source.onmessage = ({ data }) => {
    const state = JSON.parse(data);
    if (version !== undefined && version !== state.version) changed();
    version = state.version;
  };
}
