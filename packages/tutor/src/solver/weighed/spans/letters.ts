import type { Token } from "./tokens.ts";

/** Words of two or three letters, and units, which are no letters multiplied. */
const short = new Set(
  (
    "or if is in of to by so as at an be do it my no on up us we he go hi am pm and the for are all its let gcd lcm gcf hcf how why who can but not " +
    "get has had was she him her his you me out off per sum two one six ten use any may yes now new old odd set day way say bag box cup pen ask big pls " +
    "thx ty idk ok im ur cm mm km kg mg mph ml ft min sec hr hrs lb lbs oz sq cu yd mi dm kmh st nd rd th bus red few did put ans eq eqn fx tho its " +
    "hmm lol idc plz omg btw too buy sell kid men dad mom boy cat dog each leg hen sam mia ben max amy leo tom ann eva joe ava kim lee zoe ian jim sue"
  ).split(" "),
);

/** A letter of its own that is as often a word. */
const alsoWords = new Set(["a", "A", "i", "I", "u", "r", "U", "R", "s", "t", "d", "m"]);

const joins = /^(?:[-+*/^=<>≤≥≠≡×÷·±√]|<=|>=)$/;
const isMathematical = (token: Token | undefined) =>
  token !== undefined &&
  (token.kind === "number" || token.kind === "bar" || (token.kind === "operator" && joins.test(token.text)));

/** Whether letters in a text stand for numbers, rather than for a word. */
export function areFormula(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at] as Token;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (/^[πθ]$/.test(text)) return true;
  // x-axis, 5-cent
  if (text.length > 1 && before?.text === "-" && tokens[at - 2]?.kind !== "blank" && text.length > 2) return false;
  if (after?.text === "-" && tokens[at + 2]?.kind === "letters" && (tokens[at + 2]?.text.length ?? 0) > 3) return false;
  if (after?.text === "'" || before?.text === "'") return false;
  if (text === "mod" || text === "log" || text === "ln")
    return isAfterBlank(tokens, at, isAtom) || after?.kind === "open";
  const touches =
    (isMathematical(before) && before?.text !== "-") ||
    (before?.kind === "open" && isMathematical(after)) ||
    (before?.kind === "close" && text.length < 3) ||
    (isMathematical(after) && after?.kind !== "number") ||
    (after?.kind === "open" && text.length === 1 && !alsoWords.has(text)) ||
    (before?.text === "-" && isAtom(tokens[at - 2])) ||
    (after?.kind === "number" && text.length === 1);
  if (text.length === 1) {
    if (!alsoWords.has(text)) return true;
    if (touches) return true;
    const next = after?.kind === "blank" ? tokens[at + 2] : after;
    if (next && next.kind === "operator" && joins.test(next.text)) return true;
    const prior = before?.kind === "blank" ? tokens[at - 2] : before;
    if (prior && prior.kind === "operator" && joins.test(prior.text) && prior.text !== "-") return true;
    // "a is odd", "when m is divided by 5"; not "5 m is"
    const isSubject = /^[astdmr]$/.test(text) && prior?.kind !== "number" && prior?.text !== "'";
    if (isSubject && /^(?:is|leaves|has|divided|mod|and)$/.test(next?.text ?? "") && isNamed(tokens, at)) return true;
    const ends = next === undefined || next.kind === "comma" || /[.?;\p{Script=Han}、]/u.test(next.text);
    return (
      ends &&
      (text === "a" || text === "s" || text === "t" || text === "d" || text === "m" || text === "r") &&
      (prior === undefined || prior.text === "for" || /[、\p{Script=Han}]/u.test(prior.text) || prior.kind === "comma")
    );
  }
  if (short.has(text.toLowerCase()) || text.length > 4) return false;
  if (/^[A-Z]{2,3}$/.test(text))
    return !/^(?:GCF|LCM|HCF|GCD|OK|AM|PM|AMC|USD|PLS|THX|II|III|IV|VI|TV|US|UK)$/.test(text);
  if (before?.kind === "number") return text.length < 4;
  // ab除以7
  if (/^[a-z]{2}$/.test(text) && isHan(after) && (before === undefined || isHan(before) || before.kind === "comma"))
    return true;
  return touches && text.length < 4 && !/[aeiou].*[^aeiou]?[aeiou]|^(?:[^aeiou]{1,2}[aeiou][^aeiou])$/.test(text);
}

const isHan = (token: Token | undefined) => /\p{Script=Han}/u.test(token?.text ?? "");

/** "a and b", "a is": what follows "and" is a letter, too. */
function isNamed(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 2]?.text !== "and") return true;
  return tokens[at + 4]?.kind === "letters" && tokens[at + 4]?.text.length === 1;
}

const isAtom = (token: Token | undefined) =>
  token?.kind === "number" || token?.kind === "close" || (token?.kind === "letters" && token.text.length < 3);

const isAfterBlank = (tokens: readonly Token[], at: number, is: (token: Token | undefined) => boolean) =>
  is(tokens[at - 1]?.kind === "blank" ? tokens[at - 2] : tokens[at - 1]);
