import { askedOfClaim, withoutAsker } from "./askers.ts";
import { withoutChoices } from "./choices.ts";
import type { Held } from "./held.ts";
import { ordinalsInDigits } from "./ordinals.ts";
import { respelled } from "./spelling.ts";
import { type Bare, withoutAsides } from "./without-asides.ts";

/** What is longer is no single question. */
const SIGNS_MAX = 600;

/** A question as a careful writer asks it, with nothing beside it; null where that is the question itself, or more is said than can be held. */
export function plainly(original: string): Bare | null {
  if (original.length > SIGNS_MAX) return null;
  const typed = quotedIn(inHalfWidth(original));
  const offered = withoutChoices(typed);
  const spelled = respelled(offered?.text ?? typed)
    .replaceAll(/ {2,}/g, " ")
    .trim();
  const claim = askedOfClaim(spelled);
  const bare = withoutAsides(claim ?? withoutAsker(spelled) ?? spelled);
  if (!bare) return null;
  const text = ordinalsInDigits(withoutAsker(bare.text) ?? askedOfClaim(bare.text) ?? respelled(bare.text));
  const held: Held[] = offered ? [...bare.held, { kind: "among", choices: offered.choices }] : bare.held;
  return text === original ? null : { text, held };
}

/** `The problem says "simplify 5a + 3b - 2a". What do I write?` */
function quotedIn(text: string): string {
  const [, quoted] = quotation.exec(text) ?? [];
  return quoted ?? text;
}

const quotation =
  /^[^"“”\d]{0,50}(?:says|said|asks|asked|is|was|reads|this|问|说|是|题|写着|写的是)[:：,，]?\s*["“]([^"“”]{8,200})["”][.。?？!！]?(?:\s*(?:what (?:do|should|would) (?:i|we|he|she)[^\d.?!]{0,30}|how (?:do|can|should|would)[^\d.?!]{0,30}|(?:can|could) (?:you|someone)[^\d.?!]{0,30}|(?:这个?)?(?:题)?怎么[\p{Script=Han}]{0,4}|我?不会做?))?[\s.。?？!！]*$/iu;

/** Full-width digits, letters and signs; commas stay, as they tell one number from several. */
const inHalfWidth = (text: string): string =>
  text
    .replaceAll(/[！-～]/g, (sign) => (sign === "，" ? sign : String.fromCharCode(sign.charCodeAt(0) - 0xfee0)))
    .replaceAll("\u3000", " ");
