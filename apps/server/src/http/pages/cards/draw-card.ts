import { fileURLToPath } from "node:url";
import { cardSize } from "@dripstone/contract/cards";
import type { Locale } from "@dripstone/contract/locale";
import sharp from "sharp";
import { site } from "../../../../../../site.config.ts";
import { escapeHtml } from "../../../escape-html.ts";
import { balancedLines, emsOf, shorten } from "./lines.ts";
import { sectionAt } from "./section.ts";
import { drawable } from "./signs.ts";

type Card = { locale: Locale; path: string; title: string };

const PAPER = "#f6f8f4";
const INK = "#13211e";
const MUTED = "#52615c";

const LEFT = 80;
/** The title has the room between the part of the site above it and the school below it, and beside the mark. */
const TITLE_TOP = 136;
const TITLE_WIDTH = 700;
const TITLE_HEIGHT = 336;
const LARGEST = 150;
const LINE_EM = 1.27;
/** Of the height that the fonts themselves want for a line. */
const LINE_SHARE = 0.86;
const MOST_LINES = 5;
const LONGEST_EM = 57;

/** Draws the picture that stands for a page where it is shared, as PNG: its title, the part of the site it is in, whose it is, and what that stands for. */
export async function drawCard({ locale, path, title }: Card): Promise<Buffer> {
  const { name, color } = sectionAt(path, locale);
  const school = `${site.name[locale]} · ${site.name[locale === "en" ? "ch" : "en"]}`;
  // A title in signs that we cannot draw says nothing to anybody.
  const words = drawable(title) ?? name ?? site.name[locale];
  const [heading, about, whose, tagline] = await Promise.all([
    titleOf(words, locale),
    name && name !== words ? textOf(name, { size: 36, color }) : null,
    textOf(school, { size: 30, color: INK }),
    textOf(site.tagline[locale], { size: 26, color: MUTED }),
  ]);
  return sharp(Buffer.from(groundOf(color)))
    .composite([
      ...(about ? [{ input: about.input, left: LEFT, top: 76 }] : []),
      { input: heading.input, left: LEFT, top: TITLE_TOP + Math.floor((TITLE_HEIGHT - heading.height) / 2) },
      { input: whose.input, left: LEFT, top: cardSize.height - 124 },
      { input: tagline.input, left: LEFT, top: cardSize.height - 80 },
    ])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

type Drawn = { input: Buffer; width: number; height: number };

/** As large as it fits, in lines of about one length, and cut where it is too long. */
async function titleOf(title: string, locale: Locale): Promise<Drawn> {
  const { lines, size } = largest(shorten(title, locale, LONGEST_EM), locale);
  const drawn = await textOf(lines.join("\n"), { size, color: INK });
  // How wide a text really is, only drawing it tells.
  const scale = Math.min(TITLE_WIDTH / drawn.width, TITLE_HEIGHT / drawn.height);
  if (scale < 1) return textOf(lines.join("\n"), { size: Math.floor(size * scale), color: INK });
  return drawn;
}

function largest(title: string, locale: Locale): { lines: string[]; size: number } {
  let best = { lines: [title], size: 0 };
  for (let count = 1; count <= MOST_LINES; count++) {
    const lines = balancedLines(title, locale, count);
    if (!lines) continue;
    const inWidth = TITLE_WIDTH / Math.max(...lines.map(emsOf));
    const size = Math.floor(Math.min(LARGEST, inWidth, TITLE_HEIGHT / (count * LINE_EM)));
    if (size > best.size) best = { lines, size };
  }
  return best;
}

/** Text with our own fonts, and no other: a server has any, or none. */
async function textOf(text: string, { size, color }: { size: number; color: string }): Promise<Drawn> {
  await fontsAreThere();
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" line_height="${LINE_SHARE}">${escapeHtml(text)}</span>`,
      font: `${families} ${size}`,
      fontfile: fonts[1],
      wrap: "none",
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

const fonts = ["literata", "noto-serif-sc"].map((name) =>
  fileURLToPath(new URL(`../../../../fonts/${name}.ttf`, import.meta.url)),
);
/** The comma at the end keeps the weight in the family's name from being read as a weight: no family of the rest would be there. */
const families = "Literata, Noto Serif SC ExtraLight,";

/** A text names one file; from then on its font is known. */
let areThere: Promise<unknown> | undefined;
const fontsAreThere = () =>
  (areThere ??= sharp({ text: { text: "a", font: "Literata 12", fontfile: fonts[0] } }).toBuffer());

/** The paper, with the mark of the school: a drop between the dripstone and the stone that it has worn. */
const groundOf = (
  color: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">
<rect width="100%" height="100%" fill="${PAPER}"/>
<rect width="20" height="100%" fill="${color}"/>
<g transform="translate(824 165) scale(6.25)" fill="${INK}">
<path d="M5 1h38a3 3 0 0 1 3 3v1.5h-8.5c-6.5 0-9.3 2.8-13.5 10.7C19.8 8.3 17 5.5 10.5 5.5H2V4a3 3 0 0 1 3-3Z"/>
<path fill="${color}" d="M24 17.8c3.4 4.4 5.3 7.3 5.3 10.1a5.3 5.3 0 0 1-10.6 0c0-2.8 1.9-5.7 5.3-10.1Z"/>
<path d="M2 30h9.3c5.2 0 6.7 6.6 12.7 6.6S31.5 30 36.7 30H46v4h-8.5c-5.4 0-6.5 6.4-13.5 6.4S15.9 34 10.5 34H2Z"/>
<path d="M2 36.8h7.4c5 0 6.9 6.4 14.6 6.4s9.6-6.4 14.6-6.4H46V44a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3Z"/>
</g></svg>`;
