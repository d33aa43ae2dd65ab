/**
 * Holds the answer checker against any corpus: JSON lines `{"id","expected","given","rubric"?}` on standard input,
 * JSON lines `{"id","verdict","read","code"?,"ms"}` on standard output, in the same order. A line that is no such row
 * gets `{"id"?,"error"}`, and the exit code is 1.
 */
import { createInterface } from "node:readline";
import { answerLine } from "./check-answers/answer-line.ts";

const CHUNK_LENGTH = 64_000;

let pending = "";
let failed = false;
for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line.trim() === "") continue;
  const reply = answerLine(line);
  failed ||= "error" in reply;
  pending += `${JSON.stringify(reply)}\n`;
  // Somebody who types rows one by one sees each reply; a corpus goes out in large pieces.
  if (pending.length > CHUNK_LENGTH || process.stdin.isTTY) await flush();
}
await flush();
process.exitCode = failed ? 1 : 0;

async function flush() {
  const text = pending;
  pending = "";
  if (text !== "") await new Promise((resolve) => process.stdout.write(text, resolve));
}
