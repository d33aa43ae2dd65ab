import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const script = fileURLToPath(new URL("../check-answers.ts", import.meta.url));

/** Runs the command on lines; gives its replies and exit code. */
async function run(input: string) {
  const child = spawn(process.execPath, [script], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(input);
  let output = "";
  for await (const chunk of child.stdout) output += chunk;
  const code = child.exitCode ?? (await new Promise<number | null>((resolve) => child.on("exit", resolve)));
  return {
    code,
    replies: output
      .split("\n")
      .slice(0, -1)
      .map((line): Record<string, unknown> => JSON.parse(line)),
  };
}

const lines = (...rows: unknown[]) => `${rows.map((row) => JSON.stringify(row)).join("\n")}\n`;

describe("check-answers", () => {
  it("says of each row what the checker says, in order", async () => {
    const { code, replies } = await run(
      lines(
        { id: 1, expected: "1/2", given: "0.5" },
        { id: "b", expected: "1/2", given: "2" },
        { id: 3, expected: "12", given: "(12" },
        { id: 4, expected: "3/4", given: "6/8", rubric: { form: ["simplest-fraction"] } },
        { id: 5, expected: "2(a+b)", given: "ab", rubric: { foreseen: [{ answer: "ab", feedback: "area" }] } },
        { id: 6, expected: "1", given: "sin^2 x + cos^2 x" },
        { id: 7, expected: "π", given: "3.14", rubric: { decimals: 2 } },
        { expected: "12", given: "hello" },
      ),
    );
    expect(code).toBe(0);
    expect(replies.map(({ id, verdict, code: why }) => [id, verdict, why])).toEqual([
      [1, "equal", undefined],
      ["b", "different", undefined],
      [3, "unreadable", "bracket-not-closed"],
      [4, "wrong-form", "simplest-fraction"],
      [5, "foreseen", "area"],
      [6, "equal", undefined],
      [7, "equal", undefined],
      [null, "unreadable", "unknown-word"],
    ]);
    expect(replies[0]).toMatchObject({ read: "0.5", ms: expect.any(Number) });
  });

  it("names what is wrong with a bad line, goes on, and exits with 1", async () => {
    const input = `no json\n{"id":2}\n\n${lines({ id: 3, expected: "1", given: 1 }, [4], { id: 5, expected: "2(", given: "2" }, { id: 6, expected: "1", given: "1", rubric: { form: ["nice"] } }, { id: 7, expected: "1", given: "1" })}`;
    const { code, replies } = await run(input);
    expect(code).toBe(1);
    expect(replies).toEqual([
      { error: "not a line of JSON" },
      { id: 2, error: "expected is not a string" },
      { id: 3, error: "given is not a string" },
      { error: "not an object" },
      { id: 5, error: "2( cannot be read: operand-missing at 2" },
      { id: 6, error: expect.stringContaining("rubric.form is not a list of simplest-fraction") },
      expect.objectContaining({ id: 7, verdict: "equal" }),
    ]);
  });

  it("takes twenty thousand lines as a stream, and keeps their order", async () => {
    const row = (id: number) => ({ id, expected: `${id}/4`, given: `${id * 0.25}` });
    const count = 20_000;
    const { code, replies } = await run(lines(...Array.from({ length: count }, (_, id) => row(id))));
    expect(code).toBe(0);
    expect(replies.length).toBe(count);
    expect(replies.every(({ id, verdict }, index) => id === index && verdict === "equal")).toBe(true);
  });
});
