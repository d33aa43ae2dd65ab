import { fileURLToPath } from "node:url";
import { cardSize } from "@dripstone/contract/cards";
import type { Locale } from "@dripstone/contract/locale";
import sharp from "sharp";
import { site } from "../../../../../../site.config.ts";
import { escapeHtml } from "../../../escape-html.ts";
import { sectionAt } from "./section.ts";
import { drawable } from "./signs.ts";

type Card = { locale: Locale; path: string; title: string };

const PAPER = "#f6f8f4";
const INK = "#13211e";
const MUTED = "#52615c";

const LEFT = 80;
const TEXT_WIDTH = 700;
const TITLE_MAX_HEIGHT = 330;
const TITLE_SIZES = [76, 64, 54, 46];
/** In halves of a Chinese character, which is as wide as two letters. */
const LONGEST = 114;

/** Draws the picture that stands for a page where it is shared, as PNG: its title, the part of the site it is in, whose it is, and what that stands for. */
export async function drawCard({ locale, path, title }: Card): Promise<Buffer> {
  const { name, color } = sectionAt(path, locale);
  const school = `${site.name[locale]} · ${site.name[locale === "en" ? "ch" : "en"]}`;
  // A title in signs that we cannot draw says nothing to anybody.
  const words = drawable(title) ?? name ?? site.name[locale];
  const [heading, about, whose, tagline] = await Promise.all([
    titleOf(words),
    name && name !== words ? textOf(name, { size: 34, color }) : null,
    textOf(school, { size: 30, color: INK }),
    textOf(site.tagline[locale], { size: 26, color: MUTED }),
  ]);
  const top = about ? 138 : 92;
  return sharp(Buffer.from(groundOf(color)))
    .composite([
      ...(about ? [{ input: about, left: LEFT, top: 78 }] : []),
      { input: heading, left: LEFT, top },
      { input: whose, left: LEFT, top: cardSize.height - 124 },
      { input: tagline, left: LEFT, top: cardSize.height - 80 },
    ])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** As large as it fits, and cut where it is too long. */
async function titleOf(title: string): Promise<Buffer> {
  const short = cut(title);
  for (const size of TITLE_SIZES) {
    const drawn = await textOf(short, { size, color: INK });
    const { width, height } = await sharp(drawn).metadata();
    if (height <= TITLE_MAX_HEIGHT) return drawn;
    if (size === TITLE_SIZES.at(-1)) {
      return sharp(drawn).extract({ left: 0, top: 0, width, height: TITLE_MAX_HEIGHT }).toBuffer();
    }
  }
  throw new Error("There is a smallest size");
}

function cut(title: string): string {
  let taken = "";
  let width = 0;
  for (const sign of title) {
    width += /\p{Script=Han}|[，。！？；：（）《》【】]/u.test(sign) ? 2 : 1;
    if (width > LONGEST) return `${taken.replace(/\s+[\w’'-]*$/, "")}…`;
    taken += sign;
  }
  return title;
}

/** Text with our own fonts, and no other: a server has any, or none. */
async function textOf(text: string, { size, color }: { size: number; color: string }): Promise<Buffer> {
  await fontsAreThere();
  return sharp({
    text: {
      text: `<span foreground="${color}">${escapeHtml(text)}</span>`,
      font: `${families} ${size}`,
      fontfile: fonts[1],
      width: TEXT_WIDTH,
      wrap: "word-char",
      rgba: true,
      dpi: 72,
      spacing: Math.round(size * 0.12),
    },
  })
    .png()
    .toBuffer();
}

const fonts = ["literata", "noto-serif-sc"].map((name) =>
  fileURLToPath(new URL(`../../../../fonts/${name}.ttf`, import.meta.url)),
);
const families = "Literata, Noto Serif SC ExtraLight SemiBold";

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
