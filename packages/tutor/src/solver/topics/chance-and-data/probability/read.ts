import type { Question } from "../../../question.ts";
import { readPieces } from "../../../sentences/pieces.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Chance, DrawEvent, RollEvent } from "./chance.ts";
import { events } from "./events.ts";
import { scenes } from "./scenes.ts";
import { type Event, empty, type Quantity, type Told } from "./told.ts";

const english =
  "and is are was of the that what what's whats a find if when you i we it it's they them he she there getting get gets flipping flip flips " +
  "flipped tossing toss tosses tossed rolling roll rolls rolled throwing throw thrown drawing draw draws drawn picking pick " +
  "picks picked selecting select selected choosing choose chosen randomly from on with in to have has number result outcome card " +
  "marble ball be will come comes up show shows land lands landing calculate out take takes taken pull pulls pulled given being would me how likely";
const chinese =
  "几分之几|掷出|抛出|投出|从|和|与|摸到|取到|抽到|摸出|取出|抽出|抛掷|投掷|抛|掷|投|扔|的|出现|得到|则|求|那么|连续|随机|从中|其中|是|为|后|时|中|事件|它们|这|里面|里";
/** Words that stand between and say nothing of their own. */
const glue = new RegExp(`^(?:, ?| |at random\\b|(?:${english.replaceAll(" ", "|")})(?![a-z'])|${chinese})`);

export function readChance(question: Question): Chance | null {
  const told = readPieces<Told>(inDigits(plainOf(question)), [...scenes, ...events], glue, empty());
  if (!told || told.confused || told.asked !== 1 || told.events.length !== 1 || told.scenes.length !== 1) return null;
  const [scene] = told.scenes;
  const [event] = told.events;
  if (!scene || !event) return null;
  if (scene === "dice" || scene === "numbers") return roll(told, scene, event);
  return scene === "coins" ? coins(told, event) : draw(told, scene, event);
}

const faces: Record<string, string> = { one: "1", two: "2", three: "3", four: "4", five: "5", six: "6" };
/** "At least one six", where both words are numbers. */
const inDigits = (text: string): string =>
  text.replaceAll(
    /\b(one|two|three|1|2|3) (one|two|three|four|five|six)(?:e?s)?\b/g,
    (_, many: string, face: string) => `${faces[many] ?? many} ${faces[face]}`,
  );

const DRAWS_MAX = 10;

function coins(told: Told, event: Event): Chance | null {
  const draws = timesOf(told);
  if (draws === null || told.groups.length > 0 || told.draws !== undefined || told.replaced !== undefined) return null;
  const groups = [
    { name: "heads", count: 1 },
    { name: "tails", count: 1 },
  ];
  const meant = event.of === "colors" || event.of === "pattern" ? drawEvent(event, groups, draws) : null;
  return meant && { kind: "draw", scene: "coins", groups, draws, replaced: true, event: meant };
}

/** 3 coins, or a coin 3 times, but not both. */
function timesOf({ number = 1, times = 1 }: Told): number | null {
  const draws = number * times;
  return (number === 1 || times === 1) && draws >= 1 && draws <= DRAWS_MAX ? draws : null;
}

function draw(told: Told, scene: "bag" | "cards", event: Event): Chance | null {
  const { groups, times = 1, oneByOne } = told;
  const draws = (told.draws ?? 1) * times;
  const distinct = new Set(groups.map(({ name }) => name)).size === groups.length;
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  if (!distinct || groups.length < 2 || groups.some(({ count }) => count < 1) || total > 1000) return null;
  if (draws < 1 || draws > 5 || draws > total || (times > 1 && draws > times)) return null;
  // Taken out together, nothing goes back; one by one, it must be said.
  if (draws > 1 && told.replaced === undefined && (oneByOne || times > 1)) return null;
  if (told.together && (told.replaced || oneByOne || times > 1)) return null;
  const replaced = told.replaced ?? false;
  const meant = drawEvent(event, groups, draws);
  return meant && { kind: "draw", scene, groups, draws, replaced, event: meant };
}

function drawEvent(event: Event, groups: { name: string }[], draws: number): DrawEvent | null {
  const places = (names: string[]) => names.map((name) => groups.findIndex((group) => group.name === name));
  if (event.of === "same" || event.of === "different") return draws > 1 ? { what: event.of } : null;
  if (event.of === "each") return draws === groups.length ? { what: "different" } : null;
  if (event.of === "pattern") {
    const counts = groups.map(({ name }) => event.counts.get(name) ?? 0);
    const sum = counts.reduce((total, count) => total + count, 0);
    return sum === draws &&
      draws > 1 &&
      [...event.counts.keys()].every((name) => groups.some((group) => group.name === name))
      ? { what: "pattern", counts }
      : null;
  }
  if (event.of !== "colors") return null;
  const named = places(event.names);
  if (named.some((place) => place < 0) || new Set(named).size !== named.length) return null;
  const limits = limitsOf(event.quantity, draws);
  if (!limits || (event.not && draws > 1)) return null;
  const meant = event.not ? groups.map((_, place) => place).filter((place) => !named.includes(place)) : named;
  return { what: "count", groups: meant, ...limits };
}

/** Null where more are asked for than there are, or "a head" of several coins, which may mean one or one at least. */
function limitsOf(quantity: Quantity, draws: number): { min: number; max: number } | null {
  if (quantity === "one") return draws === 1 ? { min: 1, max: 1 } : null;
  if (quantity === "all") return draws > 1 ? { min: draws, max: draws } : null;
  if (quantity === "none") return { min: 0, max: 0 };
  return quantity.min <= draws ? { min: quantity.min, max: Math.min(quantity.max, draws) } : null;
}

function roll(told: Told, scene: "dice" | "numbers", event: Event): Chance | null {
  const dice = timesOf(told);
  if (dice === null || dice > 4 || told.groups.length > 0 || told.draws !== undefined || told.replaced !== undefined)
    return null;
  const [low, high] = scene === "numbers" ? (told.range ?? [0, 0]) : [1, 6];
  if (low < 1 || high <= low || (scene === "numbers" && dice > 1)) return null;
  const meant = rollEvent(event, dice);
  return meant && { kind: "roll", dice, low, high, event: meant };
}

function rollEvent(event: Event, dice: number): RollEvent | null {
  if (event.of === "sum") return dice > 1 ? { what: "sum", test: event.test } : null;
  if (event.of === "same" || event.of === "different") return dice > 1 ? { what: event.of } : null;
  // "Not a 6" of several dice may be none of them or not all.
  if (event.of !== "faces" || (event.not && dice > 1)) return null;
  const limits = limitsOf(event.quantity, dice);
  return limits && { what: "count", test: event.test, ...limits };
}
