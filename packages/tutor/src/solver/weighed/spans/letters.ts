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

/** The letters of km/h and m/s, behind a number or without one. */
function isOfSpeed(tokens: readonly Token[], at: number): boolean {
  const over = tokens[at + 1]?.text === "/" ? at : at - 2;
  const [above, sign, below] = [tokens[over], tokens[over + 1], tokens[over + 2]];
  if (sign?.text !== "/" || !above || !below) return false;
  if (/^(?:km|mi|ft|cm)$/i.test(above.text)) return /^(?:h|hr|hour|s|sec|min)$/i.test(below.text);
  const before = tokens[over - 1]?.kind === "blank" ? tokens[over - 2] : tokens[over - 1];
  return above.text === "m" && /^(?:s|sec|min)$/.test(below.text) && before?.kind === "number";
}

/** Whether letters in a text stand for numbers, rather than for a word. */
export function areFormula(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at] as Token;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (/^(?:[πθ]|[αβ]+)$/.test(text)) return true;
  if (isOfSpeed(tokens, at)) return false;
  // x-axis, 5-cent
  if (text.length > 1 && before?.text === "-" && tokens[at - 2]?.kind !== "blank" && text.length > 2) return false;
  if (after?.text === "-" && tokens[at + 2]?.kind === "letters" && (tokens[at + 2]?.text.length ?? 0) > 3) return false;
  if (after?.text === "'" || before?.text === "'") return false;
  if (text === "mod" || text === "log" || text === "ln" || text === "lg")
    return isAfterBlank(tokens, at, isAtom) || after?.kind === "open" || isBased(tokens, at);
  const touches =
    (isMathematical(before) && before?.text !== "-") ||
    (before?.kind === "open" && isMathematical(after)) ||
    (before?.kind === "close" && text.length < 3) ||
    (isMathematical(after) && after?.kind !== "number") ||
    (after?.kind === "open" && text.length === 1 && !alsoWords.has(text)) ||
    (before?.text === "-" && isAtom(tokens[at - 2])) ||
    // "(m, n)"
    (before?.kind === "open" && after?.kind === "comma" && text.length === 1) ||
    // "mn = 3m + 2n"
    (text.length === 2 && after?.kind === "blank" && tokens[at + 2]?.text === "=") ||
    (after?.kind === "number" && text.length === 1);
  if (text.length === 2 && isFactor(tokens, at)) return true;
  // 1/(ab)
  if (before?.kind === "open" && after?.kind === "close" && tokens[at - 2]?.text === "/" && !short.has(text))
    return true;
  if (text.length === 1) {
    if (!alsoWords.has(text)) return true;
    // I = Prt, find I
    if (text === "I" && tokens.some(({ text: other }, nth) => other === "I" && isEqual(tokens, nth))) return true;
    // h(t)
    if (before?.kind === "open" && after?.kind === "close" && /^[a-z]$/i.test(tokens[at - 2]?.text ?? "")) return true;
    // a:b=2:3
    if (after?.text === ":" && tokens[at + 2]?.kind === "letters" && tokens[at + 2]?.text.length === 1) return true;
    if (before?.text === ":" && tokens[at - 2]?.kind === "letters" && tokens[at - 2]?.text.length === 1) return true;
    if (touches || isAskedFor(tokens, at)) return true;
    const next = after?.kind === "blank" ? tokens[at + 2] : after;
    if (next && next.kind === "operator" && joins.test(next.text)) return true;
    const prior = before?.kind === "blank" ? tokens[at - 2] : before;
    if (prior && prior.kind === "operator" && joins.test(prior.text) && prior.text !== "-") return true;
    // "a is odd", "when m is divided by 5"; not "5 m is"
    const isSubject = /^[astdmr]$/.test(text) && prior?.kind !== "number" && prior?.text !== "'";
    if (isSubject && /^(?:is|leaves|has|divided|mod|and)$/.test(next?.text ?? "") && isNamed(tokens, at)) return true;
    // "Find a and b": no article stands before "and".
    const [pair, other] = [tokens[at + 2], tokens[at + 4]];
    if (/^[a-z]$/.test(text) && pair?.text === "and" && other?.kind === "letters" && /^[a-hj-z]$/.test(other.text))
      return true;
    const [joined, first] = [tokens[at - 2], tokens[at - 4]];
    if (/^[dmrst]$/.test(text) && joined?.text === "and" && first?.kind === "letters" && /^[a-z]$/.test(first.text))
      return true;
    const ends = next === undefined || next.kind === "comma" || /[.?;\p{Script=Han}、]/u.test(next.text);
    return (
      ends &&
      (/^[astdmr]$/.test(text) || (/^[uUR]$/.test(text) && /\p{Script=Han}/u.test(prior?.text ?? ""))) &&
      (prior === undefined || prior.text === "for" || /[、\p{Script=Han}]/u.test(prior.text) || prior.kind === "comma")
    );
  }
  // "What is xy", of an equation's letters.
  if (/^(?:xy|mn|pq|ab)$/.test(text) && tokens.some((token) => token.text === "=")) return true;
  if (short.has(text.toLowerCase()) || text.length > 4) return false;
  // y = kx - 2, I = Prt
  if (/^(?:[a-z][xyz]|[^aeiou]{3})$/i.test(text) && isAfterSign(tokens, at)) return true;
  if (/^[A-Z]{2,3}$/.test(text))
    return !/^(?:GCF|LCM|HCF|GCD|OK|AM|PM|AMC|USD|PLS|THX|II|III|IV|VI|TV|US|UK)$/.test(text);
  if (before?.kind === "number") return text.length < 4;
  // ab除以7
  if (/^[a-z]{2}$/.test(text) && isHan(after) && (before === undefined || isHan(before) || before.kind === "comma"))
    return true;
  return (
    (touches || (text.length === 2 && standsInSum(tokens, at))) &&
    text.length < 4 &&
    !/[aeiou].*[^aeiou]?[aeiou]|^(?:[^aeiou]{1,2}[aeiou][^aeiou])$/.test(text)
  );
}

/** log_2(x), log_2 x */
const isBased = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "log" && tokens[at + 1]?.text === "_" && tokens[at + 2]?.kind === "number";

/** "x^2 + kx - 10": between blanks, but beside the sign of a sum. */
function standsInSum(tokens: readonly Token[], at: number): boolean {
  const [prior, next] = [
    [at - 1, at - 2, at - 3, at - 4],
    [at + 1, at + 2, at + 3, at + 4],
  ].map((places) => places.map((place) => tokens[place]).filter((token) => token && token.kind !== "blank"));
  const isSum = (beside: (Token | undefined)[] = []) => {
    const [sign, beyond] = beside;
    return sign?.kind === "operator" && /^[-+=]$/.test(sign.text) && (isAtom(beyond) || beyond?.kind === "open");
  };
  return isSum(prior) || isSum(next);
}

const beside = (tokens: readonly Token[], at: number, step: 1 | -1) =>
  tokens[at + step]?.kind === "blank" ? tokens[at + 2 * step] : tokens[at + step];

/** "cx + 2 = 5x", "ax + by = c", "u + at" */
function isFactor(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? "";
  const [before, after] = [beside(tokens, at, -1), beside(tokens, at, 1)];
  const [isAfter, isBefore] = [before, after].map((token) => token?.kind === "operator" && joins.test(token.text));
  if ((before?.text === "+" && /^(?:at|as|by)$/.test(text)) || (isAfter && isBefore)) return true;
  return (isAfter || isBefore) === true && !short.has(text.toLowerCase()) && /^[^aeiou]{2}$|[xyz]$/i.test(text);
}

const asking =
  /^(?:let|when|if|may|can|must|should|will|need|want|number|constant|letter|variable|value|for|get|isolate|find|then|of|make|solve|and|is)$/i;
const askingForA = /^(?:let|is|need|number|constant|letter|variable|for|isolate|then|of)$/i;
const afterA = /^(?:be|for|is|in|alone|such|so|if|when|equals|by)$/i;

/** "How do I get m alone", where a formula has an m. */
function isAskedFor(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? "";
  const [before, after] = [beside(tokens, at, -1), beside(tokens, at, 1)];
  const isA = text === "a";
  if (!/^[amtdsr]$/.test(text) || !before || !(isA ? askingForA : asking).test(before.text)) return false;
  if (isA && after?.kind === "letters" && !afterA.test(after.text)) return false;
  return tokens.some(
    (token, nth) =>
      nth !== at &&
      token.kind === "letters" &&
      token.text.length < 4 &&
      token.text.includes(text) &&
      [beside(tokens, nth, -1), beside(tokens, nth, 1)].some(
        (one) => one?.kind === "operator" && /^[-+*/^=<>≤≥]$/.test(one.text),
      ),
  );
}

const isHan = (token: Token | undefined) => /\p{Script=Han}/u.test(token?.text ?? "");

/** "a and b", "a is": what follows "and" is a letter, too. */
function isNamed(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 2]?.text !== "and") return true;
  return tokens[at + 4]?.kind === "letters" && tokens[at + 4]?.text.length === 1;
}

const isAtom = (token: Token | undefined) =>
  token?.kind === "number" || token?.kind === "close" || (token?.kind === "letters" && token.text.length < 3);

const isEqual = (tokens: readonly Token[], at: number) =>
  (tokens[at + 1]?.kind === "blank" ? tokens[at + 2] : tokens[at + 1])?.text === "=";

const isAfterSign = (tokens: readonly Token[], at: number) => {
  const before = tokens[at - 1]?.kind === "blank" ? tokens[at - 2] : tokens[at - 1];
  return before?.kind === "operator" && /^[-+=]$/.test(before.text);
};

const isAfterBlank = (tokens: readonly Token[], at: number, is: (token: Token | undefined) => boolean) =>
  is(tokens[at - 1]?.kind === "blank" ? tokens[at - 2] : tokens[at - 1]);
