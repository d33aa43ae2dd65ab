import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCheapToParse } from "./costs.ts";
import { readPlainProse } from "./plain-prose.ts";
import { renderParsed, renderWithText } from "./render-markdown.ts";
import { attacks } from "./testing/attacks.ts";

const forum = { mentions: ["Mei", "小明"], images: "/files/pictures/" };

/** Whether a text is read as plain prose; what comes of it is the parser's, in any case. */
function isPlain(source: string): boolean {
  if (isCheapToParse(source)) expect(renderWithText(source, forum)).toEqual(renderParsed(source, forum));
  return readPlainProse(source) !== undefined;
}

describe("plain prose", () => {
  it.each([
    "I think it's 12, because (3 + 1) × 3 = 12.",
    "我觉得是 12，因为每边有 3 个。\n你们呢？",
    "先数 $n^2$ 个，\n再数 $\\frac{n}{2}$ 个。\n\nIs $x>5$ right? Yes: 5 + 5 > 9",
    "$x_1$",
    "12 of them.\n3 are red - the others blue.\n\n\nWhy?",
    'It is 3:30, so what? "No" 👍',
  ])("is %j", (source) => expect(isPlain(source)).toBe(true));

  it.each([
    ...[
      "- 12",
      "1. one",
      "1) one",
      "# Water",
      "> said",
      "+ 12",
      "words\n===",
      "words\n---",
      "    code",
      "a  \nb",
      " a",
      "a ",
    ],
    ...["**b**", "a_b", "`x`", "a <b>", "R&D &amp;", "[a](b)", "\\*", "a|b", "~~a~~", "||a||", ":::spoiler", "a@b.cc"],
    ...[
      "www.a.cc",
      "http://a.cc",
      "$5 and $10",
      "$$x$$",
      "$x$5",
      "@Mei",
      "＠小明",
      "$ x$",
      "$x",
      "",
      "\n",
      "\ta",
      "a\r\nb",
    ],
    ...["$\\frac$", "a\u0000b", "a\u00a0b", "a\u200bb"],
  ])("is not %j, or at least is not shown otherwise", (source) => {
    const plain = isPlain(source);
    if (source !== "$\\frac$") expect(plain).toBe(false);
  });

  it("is shown as the parser shows it, whatever it is made of", () => {
    const signs = fc.constantFrom(
      ...Array.from("aZ中文é12.,;:!?'\"()%/=+^°×-–—…·“”‘’、。，；？！（）《》「」【】>￥👍<&*_~`[]\\|#@＠$${}"),
      ..." \n\n$x$ $\\frac12$ $a_b$ $*$ $|x|$ 1. 12) www. http:// ::: -- == a:b $x$. ，$x$ $\\frac$ ".split(
        /(?<=\n)|(?= \S)/,
      ),
    );
    const prose = fc.constantFrom(
      ..."We|count|them,|so|it's|12.|Why?|$x^2$|$\\frac{1}{2}$,|我们|数了|12 个，|对吗？|- |> |= |3 + 4|1.|\n|\n\n|(yes)|a:b|5%".split(
        "|",
      ),
    );
    const texts = fc.oneof(
      fc.array(signs, { maxLength: 30 }).map((parts) => parts.join("")),
      fc.array(prose, { maxLength: 20 }).map((parts) => parts.join(" ").replace(/ ?\n ?/g, "\n")),
      fc.array(prose, { maxLength: 20 }).map((parts) => parts.join("")),
    );
    let plain = 0;
    fc.assert(
      fc.property(texts, (source) => {
        if (isPlain(source)) plain += 1;
      }),
      { numRuns: 6_000, seed: 41 },
    );
    expect(plain).toBeGreaterThan(600);
  }, 60_000);

  it("is shown as the parser shows it in whatever the school has written, line by line and in pairs of lines", () => {
    const content = new URL("../../../content/", import.meta.url);
    const files = readdirSync(content, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".md"));
    const lines = files.flatMap((file) => readFileSync(new URL(file, content), "utf8").split("\n"));
    const some = lines.filter((_, nth) => nth % 7 === 0);
    const plain = some.filter((line, nth) => isPlain(line) || isPlain(`${line}\n${some[nth + 1]}`));
    expect(plain.length).toBeGreaterThan(some.length / 10);
  }, 120_000);

  it("is no attack", () => {
    for (const attack of attacks) isPlain(attack);
  });
});
