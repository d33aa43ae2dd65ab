import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { concernIn } from "./concern.ts";

const root = new URL("../../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

const textsIn = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
    .filter((path) => /(?:en|ch)\.md$/.test(path))
    .map((path) => read(`${folder}${path}`).replace(/^---[\s\S]*?---\n/, ""));

/** What stands below a heading of this kind, up to the next one of at least its rank. */
const partsOf = (text: string, heading: RegExp): string[] =>
  text
    .split(/\n(?=## )|^(?=## )/)
    .filter((part) => heading.test(part))
    .map((part) => part.slice(part.indexOf("\n") + 1).trim());

/** As a child sends it: the whole, each paragraph, and a question about it. */
const asSent = (part: string): string[] => [
  part,
  ...part.split(/\n\s*\n/),
  `${part}\n\n${/\p{Script=Han}/u.test(part) ? "这道题怎么做？" : "I don’t know how to start."}`,
];

const problems = [...textsIn("content/problems/"), ...textsIn("content/practice-tests/")].flatMap((text) =>
  partsOf(text, /^## (?:Problem|Hint|Question|\d)/),
);
const exercises = textsIn("content/lessons/").flatMap((text) =>
  partsOf(text, /^## Exercise/).map((part) => part.split(/\n### (?!Options)/)[0] ?? ""),
);
const suggestions = ["en", "ch"].flatMap((language) =>
  Object.values(JSON.parse(read(`apps/server/locales/${language}/tutor.json`)).suggestions as object).flat(),
) as string[];

/** A question about a sad poem is one that weights may not tell from a child's own words. */
const MOST_EXERCISES = 3;

it.each([
  ["problem", problems, 0],
  ["exercise", exercises, MOST_EXERCISES],
  ["suggestion", suggestions, 0],
] as const)("hardly any %s of the site tells of danger", (_, texts, most) => {
  expect(texts.length).toBeGreaterThan(10);
  const heard = texts.flatMap(asSent).map((text) => ({ text, kind: concernIn(text)?.kind ?? null }));
  const found = heard.filter(({ kind }) => kind !== null && kind !== "personal-data");
  expect(found.slice(most)).toEqual([]);
});

/** What a child may paste: each paragraph and each sentence, of which every third is read here. */
const prose = ["content/lessons/", "content/blog/", "content/problems/"]
  .flatMap(textsIn)
  .flatMap((text) => text.split(/\n\s*\n/))
  .flatMap((paragraph) => [paragraph, ...paragraph.split(/(?<=[.!?。！？])["”’]?\s/)])
  .map((text) => text.trim())
  .filter((text, place) => text.length > 2 && place % 3 === 0);

it("hears danger in hardly any of the site's prose, and surely in still less", () => {
  expect(prose.length).toBeGreaterThan(3000);
  const found = prose.map((text) => concernIn(text)?.kind).filter((kind) => kind && kind !== "personal-data");
  expect(found.length / prose.length).toBeLessThan(0.003);
  expect(found.filter((kind) => kind !== "worry").length / prose.length).toBeLessThan(0.001);
});

it.each([
  "stone has turned dark, so he can see where the rain has touched it",
  "Six people meet, and everyone shakes hands with everyone else. How many handshakes is that? I don’t know how to start.",
  "Everyone shakes hands. I don't know how to start.",
  "爸爸和我打球，他打了我 3:1",
  "弟弟打了我5下，我打了他8下，比是多少",
  "My brother hit me 5 times with a snowball, I hit him 8 times. Ratio?",
  "If a rope holds 60 kg and a box weighs 45 kg, how many more kg can it hold?",
])("what happens in play or in a story is no danger: %s", (text) => expect(concernIn(text)).toBeNull());

it.each([
  ["爸爸打了我5下", "abuse"],
  ["my dad hit me 5 times with his belt", "abuse"],
  ["爸爸和我打球，打完他打了我巴掌", "abuse"],
  ["If a rope holds 60 kg and I weigh 45 kg, can I hang from it for good", "self-harm"],
])("and what only looks like it is heard: %s", (text, kind) =>
  expect(["worry", kind]).toContain(concernIn(text)?.kind),
);
