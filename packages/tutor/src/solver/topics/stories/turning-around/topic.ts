import { plainOf } from "../../../sentences/plain.ts";
import { grammar, readSaid, type Said, tellsOnly } from "../../../sentences/said-facts.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Name = "count" | "range" | "turn" | "front" | "back" | "stand" | "numbered";
/** So many pupils in a row, all facing the teacher; those with a multiple of each number turn around, one after the other. */
type Turning = { count: number; turns: number[]; isBack: boolean };

const COUNT_MAX = 5000;
const people = "(?:students?|pupils?|children|kids|people|soldiers|players|boys|girls)";
const peopleZh = "(?:同学们?|学生们?|小朋友们?|人|战士们?|运动员们?|队员们?|孩子们?)";

const grammars = {
  en: grammar<Name>(
    [
      [
        "front",
        `how many (?:of (?:the |them )?)?(?:${people} )?(?:are |now |still |then |will |be |end up |there )*(?:facing|face|faces) (?:toward(?:s)? )?(?:the|their)(?: teacher|$)(?: now| in the end| at the end| then)?`,
      ],
      [
        "back",
        `how many (?:of (?:the |them )?)?(?:${people} )?(?:are |now |still |then |will |be |end up |have |there )*(?:facing away(?: from (?:the|their)(?: teacher|$))?|with their backs? to (?:the|their)(?: teacher|$)|their backs? to (?:the|their)(?: teacher|$))(?: now| in the end| at the end| then)?`,
      ],
      ["count", `(?<n>\\d{1,4}) ${people}`],
      ["range", "(?:from )?1 (?:to|through|up to) (?<n>\\d{1,4})"],
      [
        "turn",
        `(?:all |every |each |the |those |of |them )*(?:${people} |those |everyone |everybody )?(?:whose numbers? (?:is|are|was|were) |with (?:a |numbers? )?(?:numbers? )?(?:that (?:is|are) )?|who (?:called|said|say|have|has|call)(?: out)? (?:a )?(?:number that is )?|numbered (?:with )?)?(?:an? )?(?:multiples? of|divisible by) (?<k>\\d{1,3}),? (?:then |also |now |are told to |are asked to |to |must )*(?:turns?|turned) (?:around|back|about)(?: again)?`,
      ],
      [
        "stand",
        "(?:all )?(?:stand(?:s|ing)?|line up|lined up)(?: up)?(?: in (?:a|1) (?:row|line))?(?: and)?(?:,? (?:all )?facing (?:the|their) teacher)?|(?:all )?(?:of them )?(?:are )?facing (?:the|their) teacher",
      ],
      ["numbered", "(?:they )?(?:are )?(?:count(?:ed|ing)? off|numbered|number themselves|counted|count)"],
    ],
    "and then first next after that in the they are a row line teacher asks tells has all finally order from left to right now with by of all there",
  ),
  ch: grammar<Name>(
    [
      [
        "front",
        `(?:有|还有)?(?:多少|几)(?:名|个|位)?${peopleZh}?(?:是|还是|仍)?(?:面向|面对|面朝|正对)(?:着)?(?:老师|教练|教官)(?:的)?`,
      ],
      [
        "front",
        `(?:现在|这时|此时|最后|还)?(?:面向|面对|面朝|正对)(?:着)?(?:老师|教练|教官)的?${peopleZh}?(?:还|1共|共)*(?:有|是)?(?:多少|几)(?:名|人|个|位)?${peopleZh}?`,
      ],
      [
        "back",
        `(?:有|还有)?(?:多少|几)(?:名|个|位)?${peopleZh}?(?:是)?(?:背对|背向|背朝|背对着)(?:老师|教练|教官)(?:的)?`,
      ],
      [
        "back",
        `(?:现在|这时|此时|最后|还)?(?:背对|背向|背朝)(?:着)?(?:老师|教练|教官)的?${peopleZh}?(?:还|1共|共)*(?:有|是)?(?:多少|几)(?:名|人|个|位)?${peopleZh}?`,
      ],
      ["count", `(?<n>\\d{1,4})(?:名|个|位)?${peopleZh}`],
      ["range", "(?:从|按)?1(?:,2)?(?:,3)?(?:,4)?(?:,?…+)?(?:到|至|,|~)(?<n>\\d{1,4})"],
      ["range", "从1开始"],
      [
        "turn",
        `(?:所有|凡是|凡|叫|让|令)*(?:报(?:数|到|的数|的号|号)?(?:是|为)?|(?:编号|号数|号码|序号)(?:是|为))?(?<k>\\d{1,3})的倍数的?(?:${peopleZh})?(?:都|再|又|全部|全体|先)*(?:向后转|转身|转过身去|转过身)(?:1次)?`,
      ],
      [
        "stand",
        "(?:都|全体|全部)?(?:面向|面对|面朝)(?:着)?(?:老师|教练|教官)(?:站|排)?(?:成|了)?(?:1)?(?:横)?(?:行|排|列|队)?",
      ],
      ["stand", "(?:站|排)(?:成|了)?1(?:横)?(?:行|排|列|队)"],
      ["numbered", "(?:依次|顺次|连续)?(?:报数|编号)"],
    ],
    "有 老师 教练 教官 先 让 请 叫 要求 大家 从左至右 从左到右 从左往右 按 依次 然后 再 接着 又 最后 的 1次 同学 学生 所有 现在 这时 此时 问 并 全班 班 某班 体育课上 上 都 后 开始 第1次 第2次 他们 和 口令 下 \\.",
  ),
};

function turningIn(said: Said<Name>): Turning | null {
  const asked = (["front", "back"] as const).filter((name) => said[name]);
  const [side] = asked;
  if (!side || asked.length > 1 || !tellsOnly(said, ["count", side], ["range", "turn", "stand", "numbered"]))
    return null;
  const count = Number(said.count?.[0]?.n);
  const turns = (said.turn ?? []).map(({ k }) => Number(k));
  if (said.range?.some(({ n }) => n !== undefined && Number(n) !== count)) return null;
  if (!said.range && !said.numbered) return null;
  const isUsual =
    turns.length > 0 &&
    turns.length < 3 &&
    new Set(turns).size === turns.length &&
    turns.every((one) => one > 1 && one <= count);
  return isUsual && count <= COUNT_MAX ? { count, turns, isBack: side === "back" } : null;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** How many turn at each command, how many both times, and how many turn just once. */
function countsOf({ count, turns }: Turning) {
  const [first = 1, second] = turns;
  const many = Math.floor(count / first);
  if (second === undefined) return { lcm: first, first: many, second: 0, both: 0, once: many };
  const lcm = (first * second) / gcd(first, second);
  const [other, both] = [Math.floor(count / second), Math.floor(count / lcm)];
  return { lcm, first: many, second: other, both, once: many + other - 2 * both };
}

/** Pupils in a row who turn around by their numbers, once or twice. */
export const turningAround = defineTopic<Turning, Code>({
  name: "turning-around",
  words,
  read: (question) => {
    const plain = plainOf(question);
    if (!/turn|转/.test(plain)) return null;
    const said = readSaid(plain, grammars);
    // Which way they look at first must be told, beside what is asked.
    const told = plain.match(/fac(?:e|ing)(?= (?:the|their))|面[向对朝]/g)?.length ?? 0;
    return said && told > (said.front ? 1 : 0) ? turningIn(said) : null;
  },
  work: (turning) => {
    const { count, turns, isBack } = turning;
    const { lcm, first, second, both, once } = countsOf(turning);
    const key = `${isBack ? once : count - once}`;
    const [a = 0, b] = turns;
    const values = {
      ...{ count: `${count}`, a: `${a}`, b: `${b ?? ""}`, lcm: `${lcm}`, first: `${first}`, second: `${second}` },
      ...{ both: `${both}`, once: `${once}`, answer: key },
    };
    const steps: Step<Code>[] = [{ code: "first", values }];
    if (b !== undefined) steps.push({ code: "second", values }, { code: "both", values }, { code: "once", values });
    if (!isBack) steps.push({ code: "facing", values });
    return {
      problem: {
        en: `$${count}$ students facing the teacher are numbered from $1$; those with multiples of ${turns.map((one) => `$${one}$`).join(", then of ")} turn around: how many ${isBack ? "have their backs to" : "face"} the teacher`,
        ch: `$${count}$ 人面向老师从 $1$ 开始报数，报 ${turns.map((one) => `$${one}$`).join(" 的倍数的向后转，再报 ")} 的倍数的向后转，${isBack ? "背对" : "面向"}老师的有多少人`,
      },
      steps,
      answer: { said: { en: `$${key}$`, ch: `$${key}$` }, key },
    };
  },
  // One pupil after the other.
  holds: ({ count, turns, isBack }, { key }) => {
    let back = 0;
    for (let number = 1; number <= count; number++)
      if (turns.filter((turn) => number % turn === 0).length % 2 === 1) back++;
    return key === `${isBack ? back : count - back}`;
  },
  similar: ({ turns, isBack }) => ({ count: 40, turns: turns.length > 1 ? [3, 5] : [3], isBack }),
});
