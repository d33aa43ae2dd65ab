import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { cutFonts, signsIn, usualHeadingSigns, usualMath, usualSigns, weights } from "../../cut-fonts.ts";

const app = new URL("../", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, app), "utf8");

it("keeps the fonts as they are cut out of the packages' own: `npm run cut-fonts` writes them", async () => {
  for (const { file, bytes } of await cutFonts()) {
    expect(bytes.equals(readFileSync(new URL(`fonts/${file}`, import.meta.url))), file).toBe(true);
  }
});

it("looks for a sign only in that part of a font which has it", () => {
  const faces = [...read("theme/fonts.css").matchAll(/fonts\/((?:literata|atkinson)[a-z-]*)\.woff2.*?range:([^;]*)/gs)];
  expect(faces).toHaveLength(16);
  for (const [, file = "", range = ""] of faces) {
    const isRest = file.endsWith("-rest");
    const usual = new Set(signsIn(file.startsWith("literata") ? usualHeadingSigns : usualSigns));
    for (const sign of signsIn(range)) expect(usual.has(sign), `${file}: ${sign}`).toBe(!isRest);
  }
});

it("looks for a sign of a formula in one file only, and for a usual one in the usual", () => {
  const sheet = read("ui/markdown/formula-fonts.css");
  const faces = [...sheet.matchAll(/fonts\/katex-(main|math)(-rest)?\.woff2.*?range:([^;]*)/gs)];
  expect(faces).toHaveLength(4);
  for (const [, face, rest, range = ""] of faces) {
    const usual = signsIn(usualMath[face as keyof typeof usualMath]);
    if (rest) expect(signsIn(range).filter((sign) => usual.includes(sign))).toEqual([]);
    else expect(signsIn(range)).toEqual(usual);
  }
});

it("sets no weight that the fonts have not", () => {
  const told = globSync("**/*.css", { cwd: app, exclude: ["theme/f*.css"] }).flatMap((file) =>
    [...read(file).matchAll(/font(?:-weight)?:[^;]*?\b([1-9]\d\d)\b(?! *\/)/g)].map(([, weight]) => ({ file, weight })),
  );
  expect(told.length).toBeGreaterThan(100);
  for (const { file, weight } of told) {
    expect(Number(weight), file).toBeGreaterThanOrEqual(weights.min);
    expect(Number(weight), file).toBeLessThanOrEqual(weights.max);
  }
});
