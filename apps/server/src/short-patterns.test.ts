import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";

/** A quarter of it is what children in need are heard by; the rest are the kinds of questions that the tutor is warmed up with. */
const CODE_MAX_MB = 64;

/** In a process of its own, as V8 is told so before there are patterns. */
const look = `
  import "./short-patterns.ts";
  const { warmUpTutor } = await import("./warm-up-tutor.ts");
  const { getHeapSpaceStatistics } = await import("node:v8");
  await warmUpTutor(new AbortController().signal);
  gc();
  const code = getHeapSpaceStatistics().filter(({ space_name }) => /code|trusted/.test(space_name));
  console.log(code.reduce((sum, it) => sum + it.space_used_size, 0));
`;

it("keeps the code of the tutor's phrases short", async () => {
  const args = ["--expose-gc", "--input-type=module", "--eval", look];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: import.meta.dirname });
  expect(Number(stdout) / 1e6).toBeLessThan(CODE_MAX_MB);
  expect(Number(stdout)).toBeGreaterThan(0);
});
