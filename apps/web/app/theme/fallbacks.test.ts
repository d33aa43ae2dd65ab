import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fromFile } from "@capsizecss/unpack/fs";
import { describe, expect, it } from "vitest";

const faces = readFaces();

/** Mean width of a letter in English, in ems, as Capsize measures it: of system fonts, which are not all at hand here. */
const systemWidths: Record<string, { light: number; heavy: number }> = {
  Georgia: { light: 0.4458, heavy: 0.5186 },
  "Noto Serif": { light: 0.481, heavy: 0.512 },
  Times: { light: 0.4063, heavy: 0.4326 },
  Arial: { light: 0.4458, heavy: 0.48 },
  Roboto: { light: 0.4448, heavy: 0.4521 },
};

/** Our fonts at the weights of headings and of bold text; the file itself tells the regular width and the heights. */
const ours = [
  { name: "Literata", file: "literata/files/literata-latin-wght-normal.woff2", heavyWidth: 0.5 },
  {
    name: "Atkinson",
    file: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    heavyWidth: 0.4725,
  },
];

describe.each(ours)("what stands in for $name", ({ name, file, heavyWidth }) => {
  const standIns = faces.filter(({ family }) => family.startsWith(`${name} as `));

  it("is there for Chinese as for English, light and heavy", () => {
    expect(standIns.filter(({ family }) => family.endsWith(" zh"))).toHaveLength(standIns.length / 2);
    expect(standIns.filter(({ heavy }) => heavy)).toHaveLength(standIns.length / 2);
    expect(standIns.length).toBeGreaterThanOrEqual(8);
  });

  it.each(standIns)("is as wide and as high as the font: $family, heavy: $heavy", async (face) => {
    const font = await fromFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`)));
    const system = systemWidths[face.family.replace(/^\w+ as | zh$/g, "")] ?? { light: 0, heavy: 0 };
    const width = face.heavy ? heavyWidth : font.xWidthAvg / font.unitsPerEm;
    expect(face.size * (face.heavy ? system.heavy : system.light)).toBeCloseTo(width, 3);
    expect(face.size * face.ascent).toBeCloseTo(font.ascent / font.unitsPerEm, 3);
    expect(face.size * face.descent).toBeCloseTo(-font.descent / font.unitsPerEm, 3);
  });
});

function readFaces() {
  const css = readFileSync(new URL("fallbacks.css", import.meta.url), "utf8");
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = ""]) => {
    const share = (property: string) => Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1]) / 100;
    return {
      family: /font-family: "([^"]+)"/.exec(face)?.[1] ?? "",
      heavy: /font-weight: 550 /.test(face),
      size: share("size-adjust"),
      ascent: share("ascent-override"),
      descent: share("descent-override"),
    };
  });
}
