import { WORD_MARK } from "./fold.ts";

export type Token = {
  kind: "blank" | "number" | "letters" | "operator" | "open" | "close" | "bar" | "comma" | "blanks" | "other";
  text: string;
  from: number;
};

const shapes: [Token["kind"], RegExp][] = [
  ["blank", /\s+/y],
  [
    "number",
    new RegExp(`${WORD_MARK}?(?:\\d{1,3}(?:,\\d{3})+(?![\\d,])|\\d+(?:\\.\\d+)?|(?<![\\p{L}\\d.])\\.\\d+)%?`, "uy"),
  ],
  ["letters", /[A-Za-zπθαβ]+/y],
  ["blanks", /[□○▢◯_]+/y],
  ["operator", /<=|>=|!=|\*\*|\/\/|[-+*/^=<>≤≥≠≡×÷·±√:!~◇★☆⊕⊗⊙△▲※◎@#&]/y],
  ["open", /[([{]/y],
  ["close", /[)\]}]/y],
  ["bar", /\|/y],
  ["comma", /,/y],
];

/** The text in pieces; whatever is no sign of a formula is `other`, one character each. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const [kind, found] = matchAt(text, at);
    tokens.push({ kind, text: found, from: at });
    at += found.length;
  }
  return tokens;
}

function matchAt(text: string, at: number): [Token["kind"], string] {
  for (const [kind, shape] of shapes) {
    shape.lastIndex = at;
    const found = shape.exec(text);
    if (found) return [kind, found[0]];
  }
  return ["other", text[at] ?? ""];
}
