import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { chineseSigns, latinSigns } from "../apps/server/src/http/pages/cards/signs.ts";

/**
 * Writes the fonts of the pictures that stand for pages where they are shared (decision 041). Noto Serif SC is no dependency, as its package has 87 MB: it
 * is asked for once, in a folder elsewhere (`npm i @fontsource/noto-serif-sc`), and that folder is named here.
 */
const [elsewhere] = process.argv.slice(2);
if (!elsewhere) throw new Error("Name the folder of the package @fontsource/noto-serif-sc");
const folder = new URL("../apps/server/fonts/", import.meta.url);

const packages = fileURLToPath(new URL("../node_modules/", import.meta.url));

const cuts = [
  {
    file: "literata",
    from: join(packages, "@fontsource-variable/literata/files/literata-latin-wght-normal.woff2"),
    signs: latinSigns,
    axes: { wght: 600 },
  },
  {
    file: "noto-serif-sc",
    from: join(elsewhere, "files/noto-serif-sc-chinese-simplified-700-normal.woff2"),
    signs: chineseSigns,
  },
];
for (const { file, from, signs, axes } of cuts) {
  const whole = await readFile(from);
  // What draws text reads fonts as they are, and no packed ones.
  const options = { targetFormat: "sfnt" as const, noHinting: true, ...(axes && { variationAxes: axes }) };
  await writeFile(new URL(`${file}.ttf`, folder), await subsetFont(whole, signs.join(""), options));
}
await copyFile(join(elsewhere, "LICENSE"), new URL("noto-serif-sc-LICENSE.txt", folder));
