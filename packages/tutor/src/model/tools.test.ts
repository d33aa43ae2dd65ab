import { expect, it } from "vitest";
import { toolsFor } from "./tools.ts";

const about = { toolCallId: "1", messages: [], context: undefined } as never;

const ask = (isClosed = false) => {
  const { solve, check } = toolsFor({ language: "en", isClosed: () => isClosed });
  return {
    solve: async (problem: string) => JSON.stringify(await solve.execute?.({ problem }, about)),
    check: async (problem: string, ...lines: string[]) =>
      JSON.stringify(await check.execute?.({ problem, lines }, about)),
  };
};

it("works out what it understands, in the language that it was asked in, and says when it does not", async () => {
  expect(await ask().solve("Solve 3x + 5 = 20")).toContain("x = 5");
  expect(await ask().solve("84和36的最大公因数是多少")).toContain("12");
  expect(await ask().solve("Who wrote Hamlet?")).toContain("notUnderstood");
});

it("judges an answer, and finds the first line that does not follow", async () => {
  expect(await ask().check("Solve 3x + 5 = 20", "x = 5")).toContain('"right"');
  expect(await ask().check("Solve 3x + 5 = 20", "x = 6")).toContain('"wrong"');
  expect(await ask().check("2(x+3) = 16", "2(x+3) = 16", "2x + 3 = 16", "2x = 13")).toContain(
    '"firstWrongLine":"2x + 3 = 16"',
  );
  expect(await ask().check("Solve 3x + 5 = 20", "3x + 5 = 20", "3x = 15", "x = 5")).toContain(
    '"everyLineFollows":true',
  );
});

it("neither works out nor judges what is closed", async () => {
  expect(await ask(true).solve("Solve 3x + 5 = 20")).not.toMatch(/x = 5/);
  expect(await ask(true).check("Solve 3x + 5 = 20", "x = 5")).not.toContain("right");
});

it("gives a model no more to read than it needs, however often it asks", async () => {
  const { solve } = ask();
  const said = [];
  for (let at = 0; at < 60; at++) said.push(await solve("Solve 3x + 5 = 20"));
  expect(said.at(-1)).toContain("refused");
  expect(said.join("").length).toBeLessThan(20_000);
});
