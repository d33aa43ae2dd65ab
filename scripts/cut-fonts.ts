import { writeFile } from "node:fs/promises";
import { cutFonts } from "../apps/web/cut-fonts.ts";

/** Writes the fonts that pages take, as they are cut out of the packages' own. */
const folder = new URL("../apps/web/app/theme/fonts/", import.meta.url);
for (const { file, bytes } of await cutFonts()) await writeFile(new URL(file, folder), bytes);
