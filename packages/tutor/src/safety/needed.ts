/**
 * What a pattern cannot do without, so that a text without it need not be held against the pattern: for each place that must be filled, the
 * characters of which the text has one at least. Reads the parts of regular expressions that the Chinese rules use; what it does not know needs nothing.
 */
export function neededCharacters(source: string): ReadonlySet<string>[] {
  const parts = [...source];
  const place = { at: 0 };
  const needed = eitherOf(parts, place);
  // A parenthesis too many, or a place that was not understood.
  return place.at === parts.length ? needed : [];
}

type Place = { at: number };

/** One of several ways, up to the end or a closing parenthesis. */
function eitherOf(parts: readonly string[], place: Place): ReadonlySet<string>[] {
  const ways = [inOrder(parts, place)];
  while (parts[place.at] === "|") {
    place.at += 1;
    ways.push(inOrder(parts, place));
  }
  const [only] = ways;
  if (only && ways.length === 1) return only;
  // Of each way its narrowest place; a way that needs nothing leaves nothing to be needed.
  const narrowest = ways.map((way) => way.toSorted((one, other) => one.size - other.size)[0]);
  return narrowest.every((set) => set !== undefined) ? [new Set(narrowest.flatMap((set) => [...set]))] : [];
}

function inOrder(parts: readonly string[], place: Place): ReadonlySet<string>[] {
  const needed: ReadonlySet<string>[] = [];
  while (place.at < parts.length && parts[place.at] !== "|" && parts[place.at] !== ")") {
    const step = oneStep(parts, place);
    if (!mayBeLeftOut(parts, place)) needed.push(...step);
  }
  return needed;
}

function oneStep(parts: readonly string[], place: Place): ReadonlySet<string>[] {
  const part = parts[place.at] ?? "";
  place.at += 1;
  if (part === "(") return group(parts, place);
  if (part === "[") return oneOf(parts, place);
  if (part === "\\") return escaped(parts, place);
  return ".^$".includes(part) ? [] : [new Set([part])];
}

function group(parts: readonly string[], place: Place): ReadonlySet<string>[] {
  const isPlain = parts[place.at] !== "?" || parts[place.at + 1] === ":";
  if (parts[place.at] === "?") place.at += parts[place.at + 1] === "<" ? 3 : 2;
  const needed = eitherOf(parts, place);
  place.at += 1;
  // What comes before or after is not in it.
  return isPlain ? needed : [];
}

function oneOf(parts: readonly string[], place: Place): ReadonlySet<string>[] {
  const end = parts.indexOf("]", place.at);
  const some = parts.slice(place.at, end);
  place.at = end + 1;
  return some.some((part) => "^-\\".includes(part)) ? [] : [new Set(some)];
}

/** `\d` and `\p{…}` are any of many. */
function escaped(parts: readonly string[], place: Place): ReadonlySet<string>[] {
  const part = parts[place.at] ?? "";
  place.at = parts[place.at + 1] === "{" ? parts.indexOf("}", place.at) + 1 : place.at + 1;
  return /[a-z\d]/i.test(part) ? [] : [new Set([part])];
}

/** Reads how often a step comes. */
function mayBeLeftOut(parts: readonly string[], place: Place): boolean {
  const part = parts[place.at];
  if (part !== "?" && part !== "*" && part !== "+" && part !== "{") return false;
  const isNone = part === "?" || part === "*" || (part === "{" && parts[place.at + 1] === "0");
  place.at = part === "{" ? parts.indexOf("}", place.at) + 1 : place.at + 1;
  if (parts[place.at] === "?") place.at += 1;
  return isNone;
}
