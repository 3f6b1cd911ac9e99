// Asks the component's engine how far to scroll at each edge, and compares its answers with the vectors.
//
//   node autoscroll.mjs tag-cloud.wasm engine.js autoscroll.json
import { readFileSync } from "node:fs";
import { argv, exit } from "node:process";

const [wasm, script, vectors] = argv.slice(2);
const { Engine } = await import(`data:text/javascript,${encodeURIComponent(readFileSync(script, "utf8"))}`);
const { instance } = await WebAssembly.instantiate(readFileSync(wasm));
const engine = new Engine(instance.exports);

const steps = JSON.parse(readFileSync(vectors, "utf8")).vectors;
let differences = 0;
for (const { location, start, end, step } of steps) {
  const own = engine.autoScrollStep(location, start, end);
  if (Math.abs(own - step) < 1e-9) continue;
  differences += 1;
  console.error(`at ${location} between ${start} and ${end} the component scrolls by ${own}, not by ${step}`);
}
console.log(`${steps.length} steps, ${differences} with another answer`);
exit(differences === 0 ? 0 : 1);
