import { q } from "@dripstone/checker/mathematics";
import type { Question } from "../../question.ts";
import { type Fact, type Frames, storyReader } from "../../stories/frames.ts";

export type Done = { how: "add" | "subtract" | "multiply" | "divide"; by: q.Rational };
/** What was done to a number, one after the other, and what came out. */
export type Undoing = { done: Done[]; result: q.Rational };

const it =
  "(it|this|that|the (number|result|answer|product|sum|difference|total|whole thing)|my (number|answer|result)|a number|some number|the number|the new number)";
const then = "(and )?(then )?(next )?(after that )?(if )?(when )?(i |you |we |he |she |<_:word> )?(then )?";
const past = "(add|adds|added|adding)";
const thenCh =
  "(再|又|先|然后|接着|最后|把它|将它|把这个数|用它|其|所得的和|所得的差|所得的积|所得的商|所得结果|得数|它|后){0,3}";
const start =
  "(一个数|某数|某个数|有一个数|我想了一个数|我心里想了一个数|小\\p{Script=Han}想了一个数|一个自然数|想一个数|我想的数|1个数|有1个数|我想了1个数)";

const frames: Frames = {
  start: [
    "(i'm|i am|<_:word> is|she is|he is|she's|he's)( thinking)( of)? an? (certain |secret |mystery )?(whole )?number",
    "(i|he|she|<_:word>) (thought|think|thinks|pick|picked|picks|chose|choose|chooses|took|take|takes)( of)? an? (certain |secret )?(whole )?number",
    "(there is |i have |take |think of |pick )an? (certain |secret |mystery )?number",
    `${start}`,
    "(a|some) number(?= is| was)",
  ],
  add: [
    `${then}${past} <n>( to ${it})?`,
    `${then}(increase|increases|increased) (${it} )?by <n>`,
    `(and )?(then )?(is |was )?(then )?increased by <n>`,
    `(and )?(then )?<n> (is|was) added( to ${it})?`,
    `${thenCh}(?:加上?|增加|添上)<n>`,
  ],
  subtract: [
    `${then}(subtract|subtracts|subtracted|take away|takes away|took away|take off|minus) <n>( from ${it})?`,
    `${then}(decrease|decreases|decreased) (${it} )?by <n>`,
    `(and )?(then )?(is |was )?(then )?decreased by <n>`,
    `(and )?(then )?<n> (is|was) (subtracted|taken away)( from ${it})?`,
    `${thenCh}(?:减去?|减少)<n>`,
  ],
  multiply: [
    `${then}(multiply|multiplies|multiplied)( ${it})? by <n>`,
    `(and )?(then )?(is |was )?(then )?multiplied by <n>`,
    `${then}(double|doubles|doubled)( ${it})?`,
    `(and )?(then )?(is |was )?(then )?doubled`,
    `${then}(triple|triples|tripled)( ${it})?`,
    `${thenCh}(?:乘以?|乘上|扩大到?原来的|扩大)<n>倍?`,
  ],
  divide: [
    `${then}(divide|divides|divided)( ${it})? by <n>`,
    `(and )?(then )?(is |was )?(then )?divided by <n>`,
    `${then}(halve|halves|halved)( ${it})?`,
    `${then}(take|takes) half( of ${it})?`,
    `${thenCh}(?:除以|缩小)<n>倍?`,
  ],
  result: [
    "(and )?(then )?(i|you|we|he|she)?( |')?(then )?(end up with|ended up with|ends up with|get|gets|got|have|has|is left with|finish with|finished with|finishes with) <r>( as (the|my) (result|answer))?",
    "(and )?(the |my |his |her )?(final )?(result|answer|total|number)( that)?( i| you| we)?( get| got)? (is|was|equals|becomes|comes to|of) <r>",
    "(to get|gives( me| you)?|giving|makes|which is|which gives|equals|it is|and it's|is|resulting in) <r>",
    "(最后|最终|结果|得数|这时|刚好|正好|恰好|所得结果|所得的结果){0,2}(?:是|等于|得到?|为|得数是|结果是)<r>",
  ],
  asked: [
    "(what is|what's|what was|find|guess) (the|my|his|her|this|that|<_:word>'s)( original| secret| starting| mystery)? number( i started with| i thought of| i('m| am) thinking of| at first)?",
    "what (is|was) the number( (i|he|she|you) (started with|thought of|picked|chose))?",
    "what number (did|do|was|am|is) (i|he|she|you|<_:word>)( thinking of| think of| start with| pick| choose| begin with)+",
    "(求|问|那么)?(这个|原来的?|某|该|小\\p{Script=Han}想的|我想的|原来这个|他想的|她想的|1开始的|一开始的)(数)(原来)?(是|等于)?(多少|几)?",
    "(我|他|她|小\\p{Script=Han})(原来)?想的(数)?是(多少|几)",
    "求某数",
  ],
};

const read = storyReader("number|数", frames);
const hows = ["add", "subtract", "multiply", "divide"] as const;

export function readUndoing(question: Question): Undoing | null {
  const facts = read(question);
  if (!facts) return null;
  const done = facts.flatMap((fact) => doneIn(fact, question) ?? []);
  const at = (says: string) => facts.map((fact) => fact.says).lastIndexOf(says);
  const results = facts.filter(({ says }) => says === "result");
  const result = results[0]?.numbers.r;
  const last = facts.findLastIndex(({ says }) => hows.some((how) => how === says));
  // A result in the middle, or nothing that is asked, is another riddle.
  if (results.length !== 1 || !result || result.unit || at("result") < last || done.length < 2) return null;
  if (done.length !== facts.filter(({ says }) => hows.some((how) => how === says)).length || at("asked") < 0)
    return null;
  return { done, result: result.value };
}

function doneIn({ says, numbers }: Fact, { text }: Question): Done | null {
  const how = hows.find((each) => each === says);
  if (!how || numbers.n?.unit || numbers.n?.pi) return null;
  const by = numbers.n?.value ?? unsaid(how, text.toLowerCase());
  return by && by.num > 0n ? { how, by } : null;
}

/** "Double it", "halve it". */
function unsaid(how: Done["how"], text: string): q.Rational | null {
  if (how === "divide") return q.rational(2n);
  const [two, three] = [/doubl/.test(text), /tripl/.test(text)];
  return two === three ? null : q.rational(two ? 2n : 3n);
}
