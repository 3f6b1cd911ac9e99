// Replays calls through the runtime, and compares its answers with the native engine's, bit for bit.
//
//   node replay.mjs taglayout.wasm answers.jsonl
import { readFileSync } from "node:fs";
import { argv, exit } from "node:process";

const [wasm, answers] = argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(wasm));
const { memory, tagcloud_allocate: allocate, tagcloud_free: free } = instance.exports;

/** The numbers of a record in the runtime's memory, as bits; the memory may have moved since the last look. */
const view = (address, count) => new BigUint64Array(memory.buffer, address, count);

function call(name, record) {
  const input = allocate(record.length);
  view(input, record.length).set(record);
  const output = instance.exports[name](input, record.length);
  const count = new Float64Array(memory.buffer, output, 1)[0];
  const answer = Array.from(view(output, count));
  free(input);
  free(output);
  return answer;
}

const calls = readFileSync(answers, "utf8").trimEnd().split("\n").map((line) => JSON.parse(line));
let differences = 0;
for (const [index, { call: name, record, answer }] of calls.entries()) {
  const native = answer.map(BigInt);
  const own = call(name, record.map(BigInt));
  if (own.length === native.length && own.every((bits, at) => bits === native[at])) continue;
  differences += 1;
  console.error(`call ${index + 1}, ${name}: the runtime does not answer what the native engine does`);
}
const bytes = memory.buffer.byteLength;
console.log(`${calls.length} calls, ${differences} with another answer; ${bytes / 1024} kB of memory`);
exit(differences === 0 ? 0 : 1);
