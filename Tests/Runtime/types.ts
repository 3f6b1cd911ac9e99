// How a page in TypeScript uses the component: what is right has to be taken, and what is wrong refused.
//
//   tsc --noEmit --strict --target es2022 types.ts
import type { ContentSize, Frame, NewTag, Tag, TagCloudElement } from "../../Templates/runtime/tag-cloud";

const cloud = document.createElement("tag-cloud");
const found: TagCloudElement | null = document.querySelector("tag-cloud");
const opera: NewTag = { label: "Opera", count: 3, data: { since: "1600" }, like: "theatre" };

cloud.canSelect = ({ by, selected }) => by !== "swipe" || selected;
cloud.canMove = ({ from, to }) => from < to;
cloud.addEventListener("tagmove", ({ detail }) => detail.to - detail.from);
cloud.addEventListener("tagrefuse", ({ detail }) => (detail.reason === "limit" ? detail.id : detail.by));
cloud.addEventListener("click", (event) => event.preventDefault());
cloud.selected = ["theatre", ...cloud.selected];

export async function use(): Promise<[ContentSize, readonly Frame[], Tag | undefined]> {
  await found?.ready;
  await cloud.add(["Theatre", opera]);
  await cloud.update("theatre", { label: "Theater" });
  await cloud.remove("theatre", 3, [1, "opera"]);
  cloud.remove();
  cloud.scrollTo("opera", "center");
  cloud.scrollTo({ top: 0 });
  const first: readonly Tag[] = cloud.tags;
  cloud.speak(first[0]?.label ?? "none");
  // @ts-expect-error Tags are read, and changed by calls.
  first[0].label = "Other";
  // @ts-expect-error An id stays.
  await cloud.update(0, { id: "other" });
  // @ts-expect-error There is no such place.
  cloud.scrollTo("opera", "middle");
  // @ts-expect-error A tag has a label.
  await cloud.add({ id: "nameless" });
  return [cloud.contentSize(300), cloud.frames(), cloud.tagAt(8, 8)];
}
