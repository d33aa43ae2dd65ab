import { respelled } from "../asides/spelling.ts";
import { assign, type Filled, mayFill, placesFor } from "./assign.ts";
import type { KnownIntent } from "./intents.ts";
import { canonicalOf, saidOf } from "./put.ts";
import { signsOf } from "./signs.ts";
import { foldText } from "./spans/fold.ts";
import type { Span } from "./spans/span.ts";
import { spansOf } from "./spans/spans.ts";
import { turnsAway, turnsIn } from "./turns.ts";
import { type Learned, weigher } from "./weigher.ts";

/** A question as the topics know it, how it is said back, and how likely it is what was meant. */
export type Meaning = {
  name: string;
  canonical: string;
  said: { en: string; ch: string };
  likely: number;
  /** A word turns the question that turns no sentence of the intent: it is something else, or that word tells nothing. */
  isTurned: boolean;
};

/** What is less likely than this is not looked at. */
const LIKELY_MIN = 0.02;
/** A class for which so much less speaks than for the likeliest is left out before its slots are filled. */
const BEHIND_MAX = 8;
const MEANINGS_MAX = 4;

/**
 * What a question in anybody's own words may mean, the likeliest first, among the classes whose slots its formulas fill; what is left of 1 is that it
 * is something else.
 */
export function reader(learned: Learned): (text: string) => Meaning[] {
  const weigh = weigher(learned);
  const { classes, intents } = learned;
  return (original) => {
    const text = foldText(original);
    const spans = text === null ? [] : spansOf(text);
    if (text === null || spans.length === 0 || !isSaid(text, spans)) return [];
    const scores = weigh(signsOf(text, spans));
    const places = placesFor(spans);
    const none = scores[classes.length] ?? 0;
    const possible = classes.flatMap(({ intent: nth, order }, place) => {
      const [intent, score] = [intents[nth], scores[place] ?? 0];
      return intent && mayFill(places, intent, order) ? [{ intent, order, score }] : [];
    });
    const most = possible.reduce((best, { score }) => Math.max(best, score), none);
    const fitting = possible.flatMap(({ intent, order, score }) => {
      const filled = score >= most - BEHIND_MAX ? assign({ text, spans }, intent, order) : null;
      return filled ? [{ intent, filled, likely: Math.exp(score - most) }] : [];
    });
    const whole = fitting.reduce((sum, { likely }) => sum + likely, Math.exp(none - most));
    const turns = turnsIn(respelled(original));
    return fitting
      .map(({ likely, ...one }) => ({ ...one, likely: likely / whole }))
      .filter(({ likely }) => likely >= LIKELY_MIN)
      .sort((one, other) => other.likely - one.likely)
      .slice(0, 2 * MEANINGS_MAX)
      .map(({ intent, filled, likely }) => meaningOf(intent, filled, { likely, isTurned: !hasAll(intent, turns) }));
  };
}

const ofFactors = /factor|divi[sd]|prime|power|multipl|因|质|约|倍/i;

/** There, 4.5 million is a question of its own. */
const isScientific = /\bscientific notation\b/i;

/** A formula alone asks for nothing; and where one was cut in two, or a sign of it was left over, it was not read as it is meant. */
function isSaid(text: string, spans: readonly Span[]): boolean {
  if (spans.some(({ from }, nth) => nth > 0 && spans[nth - 1]?.to === from)) return false;
  // A number in words that was read in part.
  if (spans.some(({ to }) => /^[ -]*(?:hundred|thousand|million)\b/i.test(text.slice(to))) && !isScientific.test(text))
    return false;
  // "Minus 5 plus 3": whether the first number is below zero was not read.
  if (/^\W*(?:(?:what(?:'s| is)|calculate|计算|求|算一下) ?)?(?:minus|negative|减去?|负) ?\d/i.test(text)) return false;
  // A page's number is none of the question's.
  if (/第 ?\d{1,3} ?[页题课章节]|\b(?:page|chapter|exercise|worksheet) #?\d|(?<![a-z])p\.? ?\d{2,3}例/i.test(text))
    return false;
  // "2 remainder 14" answers a question.
  if (/^\d+ ?(?:r|rem|remainder|余) ?\d+$/i.test(text)) return false;
  // "Divisors of 10!": of the number, or of its factorial.
  const last = spans.at(-1);
  if (last && /\d$/.test(last.text) && /^!\s*$/.test(text.slice(last.to)) && ofFactors.test(text)) return false;
  const starts = [0, ...spans.map(({ to }) => to)];
  const ends = [...spans.map(({ from }) => from), text.length];
  const between = starts.map((start, nth) => text.slice(start, ends[nth])).join(" ");
  // Of a logarithm or a root of its own only what it is of would be read.
  if (/(?<![a-z])(?:log|lg|ln)(?![a-z])|[√∛∜]|log_/i.test(between)) return false;
  // What has to go from a denominator is no part of a formula.
  const isRooted = /根号/.test(between.replaceAll(/分母[里中上]?有?的?根号|[双二两]重根号|(?:去掉?|不含)根号/g, " "));
  // 9 - 3 + 1 - …
  const goesOn = /- ?(?:…|⋯|\.{3})/.test(between);
  return (
    !isRooted &&
    !/\\[a-z]/i.test(between) &&
    !goesOn &&
    /[a-z]{2}|\p{Script=Han}|[φϕστ]/iu.test(between) &&
    !/[+*^×÷]/.test(between)
  );
}

const hasAll = ({ turns }: KnownIntent, found: readonly string[]): boolean =>
  !found.some((turn) => turnsAway(turns, turn));

const meaningOf = (intent: KnownIntent, filled: Filled, found: Pick<Meaning, "likely" | "isTurned">): Meaning => ({
  name: intent.name,
  canonical: canonicalOf(intent, filled),
  said: saidOf(intent, filled),
  ...found,
});
