import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { innocent } from "../safety/testing/innocent.ts";
import { type OpenProblem, recognise } from "./recognise.ts";
import { attempts } from "./testing/attempts.ts";
import { heldOut } from "./testing/held-out.ts";
import { ordinary } from "./testing/ordinary.ts";
import { retold } from "./testing/retold.ts";

const folder = new URL("../../../../content/problems/weekly/", import.meta.url);

const statementOf = (slug: string, language: string) => {
  const text = readFileSync(new URL(`${slug}/${language}.md`, folder), "utf8");
  const [, title = "", statement = ""] = /title: (.*)\n---\n## Problem\n([\s\S]*?)\n## /.exec(text) ?? [];
  return `${title}\n${statement}`;
};

const problems = readdirSync(folder).map(
  (id): OpenProblem => ({
    id,
    texts: { en: statementOf(id, "en"), ch: statementOf(id, "ch") },
  }),
);

const problem = (start: string) => problems.filter(({ id }) => id.startsWith(start));

describe("of the weekly problems", () => {
  it.each([...attempts, ...heldOut, ...retold])("%s is recognised in: %s %s %s %s", (slug, ...messages) => {
    const [asked] = problem(slug.slice(0, 2));
    expect(recognise(messages, [...problem(slug.slice(0, 2))])?.id).toBe(asked?.id);
    expect(recognise(messages, problems)?.id).toBe(asked?.id);
  });

  it.each(problems)(
    "$id is recognised in its own words, with other talk around and spread over messages",
    ({ id, texts }) => {
      for (const text of Object.values(texts)) {
        const around = `Hi! I love your site.\n${text}\nCan you tell me? My mom is 42 and I have 3 cats.`;
        const spread = [...text.split(/(?<=[.。])\s*/), "so what is it?"];
        for (const messages of [[text], [around], spread]) expect(recognise(messages, problem(id))?.id).toBe(id);
      }
    },
  );

  it("few are taken for another", () => {
    const pairs = problems.flatMap((asked) =>
      problems
        .filter((other) => other !== asked)
        .flatMap((other) => Object.values(asked.texts).map((text) => ({ text, other }))),
    );
    const mistaken = pairs.filter(({ text, other }) => recognise([text], [other]));
    expect(mistaken.length / pairs.length).toBeLessThan(0.002);
  });

  it("hardly one is seen in a question about the same things", () => {
    const mistaken = ordinary.filter((text) => recognise([text], problems));
    expect(mistaken.length).toBeLessThanOrEqual(4);
  });

  it.each(innocent)("none is seen in: %s", (text) => expect(recognise([text], problems)).toBeNull());

  it("none is seen in a new question after one of them was asked", () => {
    const [, ...frog] = attempts.find(([slug]) => slug === "07-resting-frog") ?? [""];
    for (const question of ["thanks! what is 12 times 15", "3x+5=20", "那 84 和 36 的最大公因数呢？"])
      expect(recognise([...frog, question], problems)).toBeNull();
    expect(recognise([...frog, "and now the answer"], problems)?.id).toBe("07-resting-frog");
    expect(recognise([...frog, "那答案是多少"], problems)?.id).toBe("07-resting-frog");
  });
});

describe("of a test's or homework's short problems", () => {
  const short = (id: string, en: string, ch: string) => ({ id, texts: { en, ch } });
  const open = [
    short("equation", "Solve $3x + 5 = 20$.", "解方程 $3x+5=20$。"),
    short("product", "What is $12 \\times 15$?", "计算 $12\\times 15$。"),
    short("divisor", "Find the greatest common divisor of 84 and 36.", "求 84 和 36 的最大公因数。"),
    short("factors", "Factor $x^2+5x+6$.", "分解因式 $x^2+5x+6$。"),
    short(
      "shirt",
      "A shirt costs 40 dollars. It is 15% off. What is the sale price?",
      "一件衬衫 40 元，降价 15%，现价多少元？",
    ),
  ];

  it.each([
    ["3x+5=20", "equation"],
    ["solve 3y+5=20 pls", "equation"],
    ["20 = 5+3x", "equation"],
    ["3x+5=21怎么解", "equation"],
    ["what is 12 times 15", "product"],
    ["15 x 12", "product"],
    ["gcd(84,36)", "divisor"],
    ["84和36的最大公因数", "divisor"],
    ["factor x²+5x+6", "factors"],
    ["shirt for 40 dollars, 15% off, how much now", "shirt"],
    ["一件衬衫40元打折15%多少钱", "shirt"],
  ])("%s is the %s", (text, id) => expect(recognise([text], open)?.id).toBe(id));

  it.each([
    "4x+6=21",
    "2x-7=9",
    "12*16",
    "gcd of 90 and 24",
    "x^2+7x+12",
    "what is 15% of 80",
    "a shirt costs 60 dollars and is 20% off",
    "hi",
    "",
  ])("%s is none of them", (text) => expect(recognise([text], open)).toBeNull());
});

it.each(["1 ", "frog ", "(1+", "我", "x=", ". ", "$\\frac12$ "])(
  "a hostile message of 50 kB takes no time: %s",
  (piece) => {
    const text = piece.repeat(50_000 / piece.length);
    recognise([text], problems);
    const times = [1, 2, 3].map(() => {
      const start = process.cpuUsage();
      recognise([text, text], problems.slice(0, 10));
      return process.cpuUsage(start).user / 1000;
    });
    // A tenth of it where nothing else runs.
    expect(Math.min(...times)).toBeLessThan(200);
  },
);

describe("an answer that is a problem's own", () => {
  const open = [
    "Solve 2x^2-11x-63=0.",
    "A jacket costs $460. It is reduced by 15%, then raised by 20%. What does it cost now?",
    "Solve 7(x-4)+9=3x+33.",
  ].map((en, place) => ({ id: `${place}`, texts: { en, ch: en } }));

  it.each([
    ["4x^2-22x-126=0", "0"],
    ["check my work:\n(2x+7)(x-9)=0\nx=9 or x=-7/2", "0"],
    ["391的120%是多少", "1"],
    ["check my work\n391*1.2\n469.2", "1"],
  ])("tells which one it is: %s", (message, id) => {
    expect(recognise([message], open)?.id).toBe(id);
  });

  it.each(["Solve x^2-7x+12=0", "What is 6 + 7?", "Solve 3x=39", "expand (x+2)(x+3)", "check my work\n2x=26\nx=13"])(
    "tells nothing where it may be anything's: %s",
    (message) => {
      expect(recognise([message], open)).toBeNull();
    },
  );
});
