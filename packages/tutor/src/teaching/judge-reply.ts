import { checkAnswer } from "@dripstone/checker";
import { say } from "../solver/say.ts";
import type { Solution } from "../solver/solution.ts";
import { candidatesIn } from "./candidates.ts";
import { asWholeLine, tellsFactors } from "./factors-told.ts";
import type { Form } from "./form-missing.ts";
import { tellsFormula } from "./formula-told.ts";
import { type Judgement, judgeAttempt } from "./judge-attempt.ts";
import { isLineOfWork, operationOn } from "./line-of-work.ts";
import { type Listed, listedIn } from "./listed.ts";
import { isOfProblemsNumbers } from "./numbers-rewritten.ts";
import { ownWay } from "./own-ways/own-way.ts";
import { pickedIn } from "./picked.ts";
import { readLine } from "./read-line.ts";
import { hear, isValue, type Miss } from "./sought/hear.ts";
import { isTwofold, operationsSaid, withSigns } from "./sought/said.ts";
import { type Sought, soughtAt } from "./sought/sought.ts";
import { isLast } from "./steps.ts";
import { isStraightAcross } from "./straight-across.ts";
import { holdsAt, systemIn } from "./systems-work.ts";
import { isIdea } from "./turn.ts";
import { isOfAnotherUnit } from "./unit-told.ts";
import { tellsWhoHasWhich } from "./who-has-which.ts";
import { saysWord } from "./word-answers.ts";

/**
 * What a message is to the problem talked about, and to the question that was asked last. `answered`: it answers the question that leads to
 * the step, or to a later one. `part`: some of what is asked for. `astray`: a value that is none of those asked for. `idea`: words
 * that nobody here can judge. `unplaced`: a number that belongs to no step, given to an open question.
 * `some`: one solution of several. `listed`: multiples or factors of one of the numbers, out of which the common one is to be picked. `unit`: the
 * answer's number with another unit.
 */
export type Reply =
  | Exclude<Judgement, { verdict: "wrong" | "between" | "under-way" }>
  | { verdict: "under-way" | "answered" | "part" | "between" | "wrong"; step: number }
  | { verdict: "astray"; step: number; miss: Miss | null }
  | { verdict: "idea" | "unplaced" | "some"; step: number }
  | { verdict: "listed"; listed: Listed }
  | { verdict: "unit" };

/** Whether it is sure that something right was said. */
export const isSure = (reply: Reply | null): boolean =>
  reply?.verdict === "right" || reply?.verdict === "answered" || reply?.verdict === "under-way";

/**
 * `at` is the step whose question was asked last; `asksAnswer` where the answer to the whole problem was; `found` until now; `story` the problem in
 * the student's words.
 */
type Asked = { at: number; asksAnswer: boolean; found?: readonly string[]; story?: string };

/** Judges what a student says of the problem that is talked about. */
export function judgeReply(
  written: string,
  solution: Solution,
  { at, asksAnswer, found = [], story = "" }: Asked,
): Reply {
  const message = asWholeLine(withSigns(written.slice(0, LENGTH_MAX)), solution);
  const isEach = tellsWhoHasWhich(message, story, solution);
  if (isEach !== null) return isEach ? { verdict: "right" } : { verdict: "wrong", step: at };
  const picked = pickedIn(message, solution);
  if (picked) return picked.verdict === "right" ? { verdict: "right" } : { verdict: "wrong", step: at };
  if (isStraightAcross(message, solution)) return { verdict: "astray", step: at, miss: "across" };
  const end = lastClause.exec(message)?.[1];
  if (end !== undefined && !isTwofold(message) && judgeAttempt(end, solution).verdict === "right")
    return { verdict: "right" };
  if (isOfAnotherUnit(message, solution, story)) return { verdict: "unit" };
  const sought = asksAnswer ? null : soughtAt(solution, at);
  const heard = hear(message, sought, askOf(solution, at));
  const final = judgeAttempt(message, solution);
  const isOperation =
    sought !== null && typeof sought === "object" && "do" in sought && operationsSaid(message).length > 0;
  if (final.verdict === "right" && (!isOperation || isNumberAlone.test(message))) return final;
  if (final.verdict === "form" && !isOperation && isOfAnswer(final.form, solution, at)) return final;
  const isWord = saysWord(message, solution.answer.key);
  if (isWord === "unclear") return { verdict: "unreadable" };
  if (isWord === false) return { verdict: "wrong", step: at };
  const listed = asksAnswer ? null : listedIn(message, solution);
  if (listed) return { verdict: "listed", listed };
  if (isAnew(message, solution)) return { verdict: "form", form: "unchanged" };
  const formula = isForFormula(sought) ? tellsFormula(message, solution, at) : null;
  if (formula) return { verdict: "answered", step: at };
  if (formula === false) return { verdict: "astray", step: at, miss: null };
  const factors = isForPair(sought) ? tellsFactors(message, solution, at) : null;
  if (factors) return { verdict: "answered", step: at };
  if (factors === false) return { verdict: "astray", step: at, miss: heard.kind === "off" ? heard.miss : null };
  const done = heard.kind === "answers" || asksAnswer ? null : operationOn(message, solution, at);
  if (done === "leads") return { verdict: "answered", step: at };
  if (done === "part") return { verdict: "part", step: at };
  if (done === "opposite" && heard.kind === "idea") return { verdict: "astray", step: at, miss: "operation" };
  if (heard.kind === "off" && isOperation) return { verdict: "astray", step: at, miss: heard.miss };
  const line = lineOf(message, solution);
  if (line > at || (line === at && !asksAnswer)) return { verdict: "answered", step: line };
  if (heard.kind === "answers") return { verdict: "answered", step: at };
  if (final.verdict === "under-way") return { verdict: "under-way", step: Math.max(at, afterOf(message, solution)) };
  if (final.verdict === "form" || final.verdict === "rounded") return final;
  if (isOfProblemsNumbers(message, solution))
    return isForDenominator(sought, message)
      ? { verdict: "answered", step: at }
      : { verdict: "under-way", step: at - 1 };
  const elsewhere = solution.steps.findIndex((_, place) => place !== at && isValue(message, soughtAt(solution, place)));
  if (isLineOfWork(message, solution))
    return elsewhere > at ? { verdict: "answered", step: elsewhere } : onTheWay(sought, at);
  const own = ownWay(message, solution, at);
  if (own && !(elsewhere > at && own.verdict === "between")) return own;
  if (isOther(message, solution.answer.key, found)) return { verdict: "some", step: at };
  if (heard.kind === "part") return { verdict: "part", step: at };
  // The numbers that lead to the factors may be the solutions with the other sign.
  const isMeant = heard.kind === "idea" || (heard.kind === "off" && !isForPair(sought));
  if (isOneOf(message, solution.answer.key, isMeant)) return { verdict: "some", step: at };
  if (solution.topic === "systems" && holdsInSystem(message, solution.answer.key))
    return { verdict: "under-way", step: at - 1 };
  // An operation that was not asked about is an idea of what to do, whatever number is in it.
  if (heard.kind === "idea" && !asksAnswer && operationsSaid(message).length > 0 && !/[=<>]/.test(message))
    return { verdict: "idea", step: at };
  if (elsewhere > at) return { verdict: "answered", step: elsewhere };
  if (final.verdict === "between") return { verdict: "between", step: Math.max(at, final.step) };
  if (elsewhere >= 0) return { verdict: "between", step: at };
  if (heard.kind === "off") return { verdict: "astray", step: at, miss: heard.miss };
  if (final.verdict === "wrong" && (sought === null || isForFormula(sought)) && !asksAnswer && isFormula.test(message))
    return { verdict: "idea", step: at };
  if (final.verdict === "wrong" && !asksAnswer && !claimsAnswer.test(message) && isIdea(message))
    return { verdict: "idea", step: at };
  if (final.verdict === "wrong")
    return {
      verdict: asksAnswer || claimsAnswer.test(message) || !isNumber.test(message) ? "wrong" : "unplaced",
      step: at,
    };
  return isTwofold(message) ? final : { verdict: "idea", step: at };
}

/** “I forgot to halve it, 30”: after what is said of the way, a value alone. */
const lastClause =
  /(?:[a-z]{3}|\p{Script=Han}{2})[^,，]{0,60}[,，]\s?(?:so |是|就是|应该是|等于)?(-?\d+(?:\.\d+)?(?:\/\d+)?)[\s.!。！]*$/iu;

/** Whether a missing form is the answer's, and no step asks for what was written. */
const isOfAnswer = (form: Form, solution: Solution, at: number): boolean =>
  form === "simplest" ? isLast(solution, at + 1) : form !== "worked-out" && form !== "primes";

/** Whether a line with letters is true of what solves the system. */
function holdsInSystem(message: string, key: string): boolean {
  const [solved, line] = [readLine(key), readLine(candidatesIn(message).at(-1) ?? "")];
  const system = solved && systemIn([solved.answer]);
  return system && line && /[a-z].*=|=.*[a-z]/i.test(message) ? holdsAt(system.point, line.answer) === true : false;
}

/** Whether the problem is given back: nothing was done with it. */
const isAnew = (message: string, { problem }: Solution): boolean => {
  const said = asLine(candidatesIn(message).at(-1) ?? "");
  const formulas = [...problem.en.matchAll(/\$([^$]+)\$/g)].map(([, formula = ""]) => asLine(formula));
  return isRelation.test(said) && formulas.some((formula) => formula === said);
};

/** Correct working: a formula with its numbers, or a way of one's own, beside which the question stays. */
const onTheWay = (sought: Sought, at: number): Reply => ({
  verdict: "under-way",
  step: isForFormula(sought) ? at : at - 1,
});

/** Who writes 10/15 and 3/15 has found the 15 that is asked for. */
const isForDenominator = (sought: Sought, message: string): boolean =>
  typeof sought === "string"
    ? new RegExp(`/ ?${sought}(?!\\d)`).test(message)
    : sought !== null && ("least" in sought || "multiple" in sought);

/** `x = 7`, or the 7 alone where that is asked for, if it is one solution of several. */
function isOneOf(message: string, key: string, isAsked: boolean): boolean {
  const keys = key.split(" or ");
  const written = candidatesIn(message).at(-1);
  return (
    keys.length > 1 &&
    written !== undefined &&
    (/=/.test(written) || (isAsked && isNumber.test(written))) &&
    keys.some((one) => checkAnswer(written, { keys: [one], solving: "optional" }).verdict === "equal")
  );
}

/** The -2 alone, where `x = 8` was found before. */
const isOther = (message: string, key: string, found: readonly string[]): boolean =>
  found.some((one) => isOneOf(one, key, true) && !isOneOf(one, candidatesIn(message).at(-1) ?? "", true)) &&
  isOneOf(message, key, true);

/** Nobody answers a question at such length: its beginning counts. */
const LENGTH_MAX = 400;

const isForFormula = (sought: Sought) => sought !== null && typeof sought === "object" && "formula" in sought;

const isForPair = (sought: Sought) => sought !== null && typeof sought === "object" && "pair" in sought;

/** −4 may be a step, too; where it is the answer, it is taken for that. */
const isNumberAlone = /^\s*(?:[-−–]|minus |负)\s?[a-z\d./]+[.!。！]?\s*$/i;

/** A number, and nothing in letters. */
const isNumber = /^(?=.*\d)(?!.*(?<![a-z])[a-z](?![a-z]))/is;

/** A rule in letters, and no value. */
const isFormula = /=[^=]*[a-z]/i;

/** The last step that leads to a line just as it was written; -1 where none does. */
function lineOf(message: string, solution: Solution): number {
  const said = asLine(candidatesIn(message).at(-1) ?? "");
  return isRelation.test(said)
    ? solution.steps.findLastIndex((_, place) => {
        const sought = soughtAt(solution, place);
        return typeof sought === "string" && asLine(sought) === said;
      })
    : -1;
}

/** The step after which a line stands just so; 0 where none is found. */
function afterOf(message: string, { steps }: Solution): number {
  const said = asLine(candidatesIn(message).at(-1) ?? "");
  return Math.max(
    0,
    steps.findLastIndex(({ values: { after } }) => typeof after === "string" && asLine(after) === said),
  );
}

const isRelation = /[a-z].*[=<>≤≥]|[=<>≤≥].*[a-z]/;

const asLine = (line: string) =>
  line
    .toLowerCase()
    .replaceAll(/\\leq?(?![a-z])|<=/g, "≤")
    .replaceAll(/\\geq?(?![a-z])|>=/g, "≥")
    .replaceAll(/\\(?:left|right|cdot|times)|[\s*{}]/g, "")
    .replaceAll("²", "^2")
    .replaceAll("³", "^3");

/** Who says so, or says what the unknown is, means the answer to the problem. */
const claimsAnswer = /[=<>≤≥]|\b(?:i (?:got|get|think)|answer|is it)\b|对吗|是不是|答案|我(?:算|得|觉得|认为)/i;

const askOf = ({ words, steps }: Solution, place: number): string => {
  const step = steps[place];
  const said = step && words.en[step.code];
  return step && said ? say(said.ask, step.values, "en") : "";
};

/** The step whose question stands in what the tutor said last; null where none does. */
export function askedIn(told: string, { words, steps }: Solution, from: number): number | null {
  const places = steps.flatMap(({ code, values }, place) => {
    const isThere = (["en", "ch"] as const).some((locale) => {
      const said = words[locale][code];
      return said !== undefined && told.includes(say(said.ask, values, locale));
    });
    return isThere ? [place] : [];
  });
  return places.find((place) => place >= from) ?? places[0] ?? null;
}
