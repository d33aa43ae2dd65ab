import { q } from "@dripstone/checker/mathematics";
import type { Question } from "../../../question.ts";
import { type Fact, type Frames, storyReader } from "../../../stories/frames.ts";

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

const name = "(he|she|i|they|we|<_:word>)";
const used =
  "(spent|spends|spend|gave|gives|gave away|lost|loses|used|uses|paid|pays|ate|eats|sold|sells|read|reads|drank|bought)";
const nameCh = "(小(?!时|朋)\\p{Script=Han}|妈妈|爸爸|他|她|我|第(?:一|二|三|四|1|2|3|4)(?:天|次))";
const usedCh = "(?:花|用|吃|看|读|卖|卖出|送出|送给\\p{Script=Han}{2}|给了?\\p{Script=Han}{2}|拿走|取出|运走|喝|剪)";

const frames: Frames = {
  start: [
    "(i'm|i am|<_:word> is|she is|he is|she's|he's)( thinking)( of)? an? (certain |secret |mystery )?(whole )?number",
    "(i|he|she|<_:word>) (thought|think|thinks|pick|picked|picks|chose|choose|chooses|took|take|takes)( of)? an? (certain |secret )?(whole )?number",
    "(there is |i have |take |think of |pick )an? (certain |secret |mystery )?number",
    `${start}`,
    `${name} (had|has|took|brought) some (money|candy|candies|apples|cookies|marbles|stickers|cards|coins|savings|books|eggs)`,
    `${nameCh}(带|有)(了)?一些(钱|糖|苹果|书|邮票)`,
    "(a|some) number(?= is| was)",
  ],
  add: [
    "(and )?(then )?plus <n>",
    `${then}${past} <n>( to ${it})?`,
    `${then}(increase|increases|increased) (${it} )?by <n>`,
    `(and )?(then )?(is |was )?(then )?increased by <n>`,
    `(and )?(then )?<n> (is|was) added( to ${it})?`,
    `${thenCh}(?:加上?|增加|添上)<n>`,
  ],
  subtract: [
    `(and )?(then )?(on \\p{Ll}+ )?${name}? ?${used}( another)? <n>( more| <_:noun>)?( (on|for|to) <_:noun>)?`,
    "(and )?(then )<n> (on|for|to) <_:noun>",
    `${nameCh}?(买\\p{Script=Han}{1,3})?${thenCh}${usedCh}(了|掉|去)?<n>(个|页|本|块|颗|支|张|米|元)?(买|给|送|做)?(?!的|多)(<~.>)?`,
    `${then}(subtract|subtracts|subtracted|take away|takes away|took away|take off|minus) <n>( from ${it})?`,
    `${then}(decrease|decreases|decreased) (${it} )?by <n>`,
    `(and )?(then )?(is |was )?(then )?decreased by <n>`,
    `(and )?(then )?<n> (is|was) (subtracted|taken away)( from ${it})?`,
    `${thenCh}(?:减去?|减少)<n>`,
  ],
  multiply: [
    `${start}的<n>倍`,
    `${then}(multiply|multiplies|multiplied)( ${it})? by <n>`,
    `(and )?(then )?(is |was )?(then )?multiplied by <n>`,
    `${then}(double|doubles|doubled)( ${it})?`,
    `(and )?(then )?(is |was )?(then )?doubled`,
    `${then}(triple|triples|tripled)( ${it})?`,
    `${thenCh}(?:乘以?|乘上|扩大到?原来的|扩大)<n>倍?`,
  ],
  divide: [
    "(then )?(half|1/2)( of)? (a|the|some|my|what) number",
    `${start}的(一|1)半`,
    `(and )?(then )?(on \\p{Ll}+ )?${name}? ?${used} (half|1/2)( of)?( (his|her|my|the|it|them|what was left|what's left|what he had left|what she had left|what remained|the rest|the remaining \\p{Ll}+))?( (money|candy|candies|apples|cookies|marbles|stickers|cards|coins|savings|books))?( left)?( (on|for|to) <_:noun>)?`,
    "(and )?(then )?(half|1/2)( of)? (what was left|what's left|what remained|the rest|it|the remaining \\p{Ll}+)( (on|for|to) <_:noun>)?",
    `${nameCh}?(买\\p{Script=Han}{1,3})?${thenCh}${usedCh}(了|掉|去)?(全书|全部|总数|其中|它|剩下|余下|剩余|钱|所有|这时|其余)?(钱|苹果|糖|的)*(的)?(一|1)半(?!多|少)(买<~.>)?`,
    `${then}(divide|divides|divided)( ${it})? by <n>`,
    `(and )?(then )?(is |was )?(then )?divided by <n>`,
    `${then}(halve|halves|halved)( ${it})?`,
    `${then}(take|takes) half( of ${it})?`,
    `${thenCh}(?:除以|缩小)<n>倍?`,
  ],
  result: [
    `(and )?(now )?${name} (has|have|had|still has|now has) <r>( \\p{Ll}+)? (left|remaining|left over)`,
    "(and )?(there are|there is|with|leaving)( him| her| me)? <r>( \\p{Ll}+)? left",
    "(这时|最后|现在)?(还|还有|只)?(剩|剩下|余下|余)(下|了|余)?<r>(个|页|本|块|颗|支|张)?(没看|没读|没吃|没有?看|钱|糖)?",
    "(and )?(then )?(i|you|we|he|she)?( |')?(then )?(end up with|ended up with|ends up with|get|gets|got|have|has|is left with|finish with|finished with|finishes with) <r>( as (the|my) (result|answer))?",
    "(and )?(the |my |his |her )?(final )?(result|answer|total|number)( that)?( i| you| we)?( get| got)? (is|was|equals|becomes|comes to|of) <r>",
    "(to get|gives( me| you)?|giving|makes|which is|which gives|equals|it is|and it's|is|resulting in) <r>",
    "(最后|最终|结果|得数|这时|刚好|正好|恰好|所得结果|所得的结果){0,2}(?:是|等于|得到?|为|得数是|结果是)<r>",
  ],
  asked: [
    `how (much|many)( \\p{Ll}+)? did ${name} (have|start with|begin with|start out with)( at first| at the start| in the beginning| originally| to start with| to begin with| before)?`,
    `(问|求)?(他|她|${nameCh}|这本书|全书|妈妈|原来|一共|小\\p{Script=Han}){0,3}(原来|原先|开始|最初|本来|一?共)?(有|带了?|带)(了)?(多少|几)(个|页|本|块|颗|支|张|元|钱|米|糖)?(<asked:unit>)?(钱)?`,
    "(这本书|全书)(一?共)?(有)?(多少|几)页",
    "(what is|what's|what was|find|guess) (the|my|his|her|this|that|<_:word>'s)( original| secret| starting| mystery)? number( i started with| i thought of| i('m| am) thinking of| at first)?",
    "what (is|was) the number( (i|he|she|you) (started with|thought of|picked|chose))?",
    "what number (did|do|was|am|is) (i|he|she|you|<_:word>)( thinking of| think of| start with| pick| choose| begin with)+",
    "(求|问|那么)?(这个|原来的?|某|该|小\\p{Script=Han}想的|我想的|原来这个|他想的|她想的|1开始的|一开始的)(数)(原来)?(是|等于)?(多少|几)?",
    "(我|他|她|小\\p{Script=Han})(原来)?想的(数)?是(多少|几)",
    "求某数",
  ],
};

const read = storyReader("number|数|half|半|1/2", frames);
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
  const units = facts.flatMap(({ numbers }) => Object.values(numbers).map(({ unit }) => unit?.key ?? ""));
  const isOne = new Set(units).size === 1 && facts.every(({ units: { asked } }) => !asked || asked.key === units[0]);
  // 全书的一半 is half of all, not of what is left.
  const isOfAll = /全书|全部|总数|其中/.test(question.text) && done.findIndex(({ how }) => how === "divide") > 0;
  if (unparted.test(question.text)) return null;
  if (results.length !== 1 || !result || !isOne || isOfAll || at("result") < last || done.length < 2) return null;
  if (done.length !== facts.filter(({ says }) => hows.some((how) => how === says)).length || at("asked") < 0)
    return null;
  return { done, result: result.value };
}

/** Without a word between, nobody knows whether 加上 6 乘以 2 adds 12. */
const unparted = /[加减][上去]? ?\d+ ?[乘除]|\b(?:plus|minus) \d+ (?:times|divided)/;

function doneIn({ says, numbers }: Fact, { text }: Question): Done | null {
  const how = hows.find((each) => each === says);
  if (!how || numbers.n?.pi) return null;
  const by = numbers.n?.value ?? unsaid(how, text.toLowerCase());
  return by && by.num > 0n ? { how, by } : null;
}

/** "Double it", "halve it". */
function unsaid(how: Done["how"], text: string): q.Rational | null {
  if (how === "divide") return q.rational(2n);
  const [two, three] = [/doubl/.test(text), /tripl/.test(text)];
  return two === three ? null : q.rational(two ? 2n : 3n);
}
