import { chatConcerns } from "@dripstone/contract/tutor/concerns";
import { tutorLimits } from "@dripstone/contract/tutor/limits";
import { newest } from "../newest.ts";
import { chineseTells, seriousChinese } from "./chinese/chinese.ts";
import { englishTells, seriousEnglish, squeezedSelfHarm } from "./english/english.ts";
import { type Heard, hear } from "./hearing/heard.ts";
import { piecesOf } from "./hearing/pieces.ts";
import { windowsOf } from "./hearing/windows.ts";
import { type ConcernKind, dangerKinds, type WordedKind } from "./kinds.ts";
import { toldInOtherLanguages } from "./other-languages.ts";
import { tellsOfPerson } from "./personal-data.ts";
import type { Said } from "./rule.ts";
import { weigh } from "./weighed/weigh.ts";
import { isPlainWordProblem } from "./word-problem.ts";

/** Messages are read whole, in UTF-16 units, of which a sign may have two; of a longer text its beginning and its end. */
const LENGTH_MAX = 2 * tutorLimits.CHAT_MESSAGE_MAX;

/**
 * What a child's message tells of that a person must help with: the most urgent kind, or null. Pure, in either language. What it says outright
 * is found by rules, what it says in other words by what they weigh; what may be nothing is a `worry`.
 */
export function concernIn(text: string): { kind: ConcernKind } | null {
  const read = readOf(text);
  const heard = hear(read);
  const outright = toldKnown(text, () => toldOutrightIn(read, heard));
  // Nothing was learned that could speak against it.
  const elsewhere = toldInOtherLanguages(read);
  if (elsewhere) return { kind: elsewhere };
  if (isPlainWordProblem(read, heard.english)) return outright && { kind: outright };
  const { is, kind } = weighed(heard);
  const against = is === "hardly" || is === "never" ? spokenAgainst(heard) : "open";
  if (isDanger(outright) && against === "hardly") return { kind: "worry" };
  if (isDanger(outright) && against === "never") return tellsOfPerson(read) ? { kind: "personal-data" } : null;
  if (outright && outright !== "personal-data") return { kind: outright };
  if (is === "sure") return { kind };
  if (outright) return { kind: outright };
  return is === "perhaps" ? { kind: "worry" } : null;
}

/** What is said in passing speaks for no danger: without it, the rest has to tell of it, too. */
function weighed(heard: Heard): ReturnType<typeof weigh> {
  const whole = weigh(heard);
  if (whole.is !== "sure" && whole.is !== "perhaps") return whole;
  const english = heard.english.map(seriousEnglish);
  const chinese = seriousChinese(heard.chinese);
  if (chinese === heard.chinese && english.every((way, at) => way === heard.english[at])) return whole;
  const rest = weigh({ ...heard, english, chinese });
  if (rest.is === "sure") return whole;
  return { ...whole, is: rest.is === "perhaps" ? "perhaps" : "open" };
}

/** What a text says in so many words: the most urgent kind, or null. */
export const toldOutright = (text: string): ConcernKind | null =>
  toldKnown(text, () => {
    const read = readOf(text);
    return toldOutrightIn(read, hear(read));
  });

/** A message is read with those before it, which have been read with those before them. */
const toldKnown = newest<ConcernKind | null>(1000);

const readOf = (text: string): string =>
  text.length <= LENGTH_MAX ? text : `${text.slice(0, LENGTH_MAX / 2)}\n${text.slice(-LENGTH_MAX / 2)}`;

/**
 * How clearly the weights speak against what a rule has heard: only the words around it are weighed, as mathematics in the same breath says
 * nothing of them. Where no few words tell by themselves, the whole was weighed already.
 */
function spokenAgainst(heard: Heard): "open" | "hardly" | "never" {
  const telling = windowsOf(heard).filter((window) => dangerKinds.some((kind) => tells(saidIn(window), kind)));
  const readings = (telling.length > 0 ? telling : [heard]).map((window) => weigh(window).is);
  if (readings.some((is) => is !== "hardly" && is !== "never")) return "open";
  return readings.every((is) => is === "never") && weigh(heard).is === "never" ? "never" : "hardly";
}

const isDanger = (kind: ConcernKind | null) => dangerKinds.some((danger) => danger === kind);

function toldOutrightIn(read: string, heard: Heard): ConcernKind | null {
  const elsewhere = toldInOtherLanguages(read);
  if (elsewhere) return elsewhere;
  const said = saidIn(heard);
  const isProblem = isPlainWordProblem(read, heard.english);
  const found = chatConcerns.find((kind) => {
    if (kind === "worry") return false;
    return kind === "personal-data" ? tellsOfPerson(read) : !isProblem && tells(said, kind);
  });
  return found ?? null;
}

type Serious = { english: Said[]; chinese: Said; squeezed: string };

const saidIn = (heard: Heard): Serious => ({
  english: heard.english.map((way) => inPieces(seriousEnglish(way), " . ", 36)),
  chinese: inPieces(seriousChinese(heard.chinese), "。", 48),
  squeezed: heard.squeezed,
});

function tells({ english, chinese, squeezed }: Serious, kind: WordedKind): boolean {
  if (kind === "self-harm" && squeezedSelfHarm.test(squeezed)) return true;
  const inEnglish = english.some((way) => englishTells[kind].some((rule) => rule(way)));
  return inEnglish || chineseTells[kind].some((rule) => rule(chinese));
}

function inPieces(whole: string, end: " . " | "。", length: number): Said {
  const pieces = piecesOf(whole, end, length);
  return { whole, pieces, all: [whole, ...pieces].join("\n") };
}
