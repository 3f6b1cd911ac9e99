export default function () {
  return { dir: { input: "content" } };
}
