/** Of each group, one has to stand in whatever a pattern finds. */
export type Needs = string[][];

/**
 * What a text must hold so that a pattern can be found in it, read from the pattern itself. Groups may be missing, which only means that a text is
 * looked through in vain: what is not understood needs nothing.
 */
export function needsOf({ source, flags }: RegExp): Needs {
  if (flags.includes("i") || flags.includes("v")) return [];
  try {
    const reader: Reader = { source, at: 0 };
    const part = readChoice(reader);
    return reader.at === source.length ? tidy(needsOfPart(part)) : [];
  } catch (failure) {
    if (failure instanceof NotUnderstood) return [];
    throw failure;
  }
}

class NotUnderstood extends Error {}

type Reader = { source: string; at: number };

/** All that a part of a pattern can match, where that is known and little; and what it needs beside. */
type Part = { all: string[] | undefined; needs: Needs };

const WAYS_MAX = 200;
const SIGNS_MAX = 16;
const anything: Part = { all: undefined, needs: [] };
const nothing: Part = { all: [""], needs: [] };

const needsOfPart = ({ all, needs }: Part): Needs => (all && !all.includes("") ? [...needs, all] : needs);

function readChoice(reader: Reader): Part {
  const ways = [readSequence(reader)];
  while (reader.source[reader.at] === "|") {
    reader.at += 1;
    ways.push(readSequence(reader));
  }
  if (ways.length === 1) return ways[0] ?? nothing;
  const all = ways.flatMap((way) => way.all ?? []);
  if (ways.every((way) => way.all && way.needs.length === 0) && all.length <= WAYS_MAX) return { all, needs: [] };
  // Of each way the group that says most; one of all these has to be there.
  const best = ways.map((way) => needsOfPart(way).toSorted((a, b) => worth(b) - worth(a))[0]);
  return {
    all: undefined,
    needs: best.some((group) => group === undefined) ? [] : [best.flatMap((group) => group ?? [])],
  };
}

/** Long ones, and few of them, are seldom there. */
const worth = (group: readonly string[]) => Math.min(...group.map(({ length }) => length)) - group.length / 40;

function readSequence(reader: Reader): Part {
  const needs: Needs = [];
  /** What may stand side by side up to here, since the last part of which not all is known. */
  let run = [""];
  let isWhole = true;
  const endRun = () => {
    if (!run.includes("")) needs.push(run);
    run = [""];
    isWhole = false;
  };
  while (reader.at < reader.source.length && !"|)".includes(reader.source[reader.at] ?? "")) {
    const next = repeated(readOne(reader), reader);
    needs.push(...next.needs);
    if (!next.all || run.length * next.all.length > WAYS_MAX) endRun();
    run = next.all ? run.flatMap((start) => (next.all ?? []).map((end) => start + end)) : run;
  }
  if (isWhole) return { all: run, needs };
  endRun();
  return { all: undefined, needs };
}

function repeated(part: Part, reader: Reader): Part {
  const [written = "", least] = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/.exec(reader.source.slice(reader.at)) ?? [];
  if (written === "") return part;
  reader.at += written.length;
  if (/^\{1(?:,1)?\}/.test(written)) return part;
  if (written[0] === "?" || /^\{0,1\}/.test(written)) {
    return part.all && part.needs.length === 0 ? { all: ["", ...part.all], needs: [] } : anything;
  }
  const isThere = written[0] === "+" || Number(least ?? 0) > 0;
  return { all: undefined, needs: isThere ? needsOfPart(part) : [] };
}

function readOne(reader: Reader): Part {
  const sign = signAt(reader);
  if (sign === "(") return readGroup(reader);
  reader.at += sign.length;
  if (sign === "[") return readClass(reader);
  if (sign === "\\") return readEscape(reader);
  if (sign === "^" || sign === "$") return nothing;
  if (sign === ".") return anything;
  if ("*+?{".includes(sign)) throw new NotUnderstood();
  return { all: [sign], needs: [] };
}

const signAt = ({ source, at }: Reader) => String.fromCodePoint(source.codePointAt(at) ?? 0);

function readGroup(reader: Reader): Part {
  const [opening = ""] = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(reader.source.slice(reader.at)) ?? [];
  reader.at += opening.length;
  const part = readChoice(reader);
  if (reader.source[reader.at] !== ")") throw new NotUnderstood();
  reader.at += 1;
  // What stands around is looked at, and not matched.
  return /[=!]$/.test(opening) ? nothing : part;
}

function readClass(reader: Reader): Part {
  const end = /^(?:\\.|[^\]\\])*/su.exec(reader.source.slice(reader.at))?.[0] ?? "";
  reader.at += end.length + 1;
  if (end.startsWith("^")) return anything;
  const signs: string[] = [];
  const inside: Reader = { source: end, at: 0 };
  while (inside.at < end.length) {
    const sign = signOfClass(inside);
    if (sign === undefined) return anything;
    if (end[inside.at] === "-" && inside.at + 1 < end.length) {
      inside.at += 1;
      const last = signOfClass(inside)?.codePointAt(0) ?? 0;
      for (let code = (sign.codePointAt(0) ?? 0) + 1; code <= last; code += 1) {
        if (signs.length > SIGNS_MAX) return anything;
        signs.push(String.fromCodePoint(code));
      }
    }
    if (sign.length > 1 && sign === "0123456789") signs.push(...sign);
    else signs.push(sign);
    if (signs.length > SIGNS_MAX) return anything;
  }
  return { all: [...new Set(signs)], needs: [] };
}

/** A sign of a class, or all of its digits; undefined for other kinds of signs. */
function signOfClass(inside: Reader): string | undefined {
  const sign = signAt(inside);
  inside.at += sign.length;
  if (sign !== "\\") return sign;
  const part = readEscape(inside, true);
  if (!part.all) return undefined;
  return part.all.length > 1 ? part.all.join("") : part.all[0];
}

const digits = [..."0123456789"];
const controls: Record<string, string> = { n: "\n", r: "\r", t: "\t" };

/** Behind the backslash. */
function readEscape(reader: Reader, isInClass = false): Part {
  const [written = "", ...codes] =
    /^(?:u([\da-f]{4})|u\{([\da-f]{1,6})\}|x([\da-f]{2})|p\{[^}]*\}|k<\w+>|.)/isu.exec(
      reader.source.slice(reader.at),
    ) ?? [];
  const code = codes.find((digits) => digits !== undefined);
  reader.at += written.length;
  if (code !== undefined) return { all: [String.fromCodePoint(Number.parseInt(code, 16))], needs: [] };
  if (written === "d") return { all: digits, needs: [] };
  if (/^[bB]$/.test(written)) {
    if (isInClass) throw new NotUnderstood();
    return nothing;
  }
  if (written.length > 1 || /^[DsSwW\d]$/.test(written)) return anything;
  if (controls[written] !== undefined) return { all: [controls[written]], needs: [] };
  if (/^[a-zA-Z]$/.test(written)) throw new NotUnderstood();
  return { all: [written], needs: [] };
}

/** Without what says nothing new: with `mail` there is no need to look for `e-mail`. */
function tidy(needs: Needs): Needs {
  return needs
    .map((group) => {
      const unique = [...new Set(group)].sort((a, b) => a.length - b.length);
      return unique.filter((one, nth) => !unique.slice(0, nth).some((shorter) => one.includes(shorter)));
    })
    .toSorted((a, b) => worth(b) - worth(a));
}
