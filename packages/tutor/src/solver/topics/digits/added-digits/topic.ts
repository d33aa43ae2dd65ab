import { plainOf } from "../../../sentences/plain.ts";
import { grammar, readSaid, type Said, tellsOnly } from "../../../sentences/said-facts.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Name =
  | "number"
  | "digit"
  | "zeros"
  | "before"
  | "behind"
  | "erased"
  | "times"
  | "more"
  | "less"
  | "sum"
  | "writes"
  | "asked";
/** A digit (or zeros) put before or behind a number, or erased from its end, and how the two numbers compare. */
type Added = {
  where: "before" | "behind" | "erased";
  digits: string;
  size: number | null;
  how: "times" | "more" | "sum";
  by: number;
};

const NUMBER_MAX = 100_000;
const old =
  "(?:the |its |than |as |of |what |it )*(?:original|old|first|before|was|original number|former|initial)(?: number| value| \\d[- ]digit number| one| size)?";

const grammars = {
  en: grammar<Name>(
    [
      [
        "erased",
        "(?:(?:when|if|by) )?(?:remov|eras|delet|dropp?|cross|tak|strik)(?:ing|e|es)? ?(?:out |off |away )?(?:the |its )(?:(?:last|final|ending) (?:digit,? )?(?:of )?)?(?:a )?(?<d>\\d)(?! times)(?: (?:at|from|off) (?:the|its) end)?(?: of| from)?",
      ],
      [
        "erased",
        "(?:the |its )?(?:(?:last|final) (?:digit,? )?)(?:a |which is )?(?<d>\\d),? (?:at the end )?(?:is|gets) (?:removed|erased|deleted|dropped|crossed out|taken away)",
      ],
      [
        "erased",
        "(?:the |a )?(?<d>\\d) (?:at|from) the end(?: of (?:a|the) number)? (?:is|gets) (?:removed|erased|deleted|dropped|crossed out|taken away)",
      ],
      ["times", `(?<m>\\d{1,3}) times (?:as (?:large|big|great|much) as )?${old}`],
      ["times", "(?<m>\\d{1,3}) times as (?:large|big|great)"],
      [
        "more",
        `(?:increas(?:es?|ed|ing) (?:it |the number |in value )*by|(?:is|be|becomes) increased by|adds) (?<t>\\d{1,9})`,
      ],
      ["more", `(?<t>\\d{1,9}) (?:more|larger|greater|bigger|higher)(?: ${old})?`],
      [
        "less",
        `(?:decreas(?:es?|ed|ing) (?:it |the number |in value )*by|(?:is|be|becomes) (?:decreased|reduced) by) (?<t>\\d{1,9})`,
      ],
      ["less", `(?<t>\\d{1,9}) (?:less|smaller|lower)(?: ${old})?`],
      [
        "sum",
        "(?:the )?sum of (?:the )?(?:new|2|old|original)(?: number)?(?: and (?:the )?(?:old|original|new))? numbers? is (?<t>\\d{1,9})",
      ],
      [
        "before",
        "(?:in front|before|(?:to|on|at) (?:the|its) left(?: side| end)?|at the (?:beginning|front|start))(?: of)?",
      ],
      [
        "behind",
        "(?:(?:at|to|on|onto) (?:the|its) (?:right )?end|behind|after|(?:to|on|at) (?:the|its) right(?: side| end)?)(?: of)?",
      ],
      ["asked", "(?:what (?:is|was)|find) (?:the|this|that|it)? ?(?:original )?(?:\\d[- ]digit )?(?:number)?"],
      [
        "number",
        "(?:an?|the|some|certain|this|that|original) (?:certain |original |whole )?(?:(?<s>[1-4])[- ]digit )?(?:whole )?number",
      ],
      ["number", "(?<s>[1-4])[- ]digit (?:whole )?number"],
      ["zeros", "(?<z>[1-4]) (?:zeros?|zeroes|0s|0's|0)(?![\\d])"],
      ["digit", "(?:the digit |an? |the number |the )?(?<d>\\d)(?![\\d-]| digit| times)"],
      [
        "writes",
        "(?:is |are |you |we |i )?(?:writ(?:e|ing|ten|es)|put(?:ting|s)?|add(?:ing|ed|s)?|append(?:ing|ed|s)?|attach(?:ing|ed|es)?|plac(?:e|ing|ed|es)|insert(?:ing|ed)?)(?![a-z])",
      ],
    ],
    "when if the a an of is it its makes make made becomes become get gets result resulting new number value this and that then which than what was original to by he she i you has",
  ),
  ch: grammar<Name>(
    [
      [
        "times",
        "(?:正好|恰好|刚好)?(?:是|为|等于|变为|变成|扩大到)?原(?:来的?|先的?)?(?:这个)?(?:\\d位)?(?:自然)?数?的(?<m>\\d{1,3})倍",
      ],
      [
        "more",
        "(?:比原(?:来的?|先的?)?(?:这个)?(?:\\d位)?(?:自然)?数?)?(?:就|会)?(?:多|大|增加|增大)(?:了)?(?<t>\\d{1,9})",
      ],
      [
        "less",
        "(?:比原(?:来的?|先的?)?(?:这个)?(?:\\d位)?(?:自然)?数?)?(?:就|会)?(?:少|小|减少|减小)(?:了)?(?<t>\\d{1,9})",
      ],
      ["sum", "(?:与|和)原(?:来的?)?(?:\\d位)?数(?:的|之)?(?:和|相加)(?:是|为|得)?(?<t>\\d{1,9})"],
      [
        "erased",
        "(?:把|将)?(?:它|这个数)?(?:的)?(?:末尾|末位|个位)(?:上)?(?:的)?(?:1个)?(?:数字)?(?<d>\\d)(?:去掉|划去|擦去|删去|抹去|漏写|去除|丢掉)",
      ],
      [
        "erased",
        "(?:去掉|划去|擦去|删去|抹去|漏写|少写)(?:了)?(?:它)?(?:的)?(?:末尾|末位|个位)(?:上)?(?:的)?(?:1个)?(?:数字)?(?<d>\\d)",
      ],
      ["erased", "(?:的)?(?:末尾|末位|个位)(?:去掉|划去|擦去|删去|抹去)(?:1个)?(?:数字)?(?<d>\\d)"],
      ["before", "(?:的)?(?:左边|左面|左侧|前面|前边|最前面|最左边|首位前|最高位前面?)"],
      ["behind", "(?:的)?(?:右边|右面|右侧|后面|后边|最后面|最右边|末尾|末位后?|尾部)"],
      ["writes", "(?:写|添|加|放|补|添写|添加|接着写)(?:上|1)?(?=\\d|数字)|(?:写|添|加|放|补|添写|添加)(?:上)?"],
      ["zeros", "(?<z>[1-4])个(?:0|零)"],
      [
        "asked",
        "(?:求)?(?:这个|原来的?(?:这个)?|原)(?:\\d位)?(?:自然)?数(?=$|是?多少|是?几)|(?:求)(?:这个|原来的?(?:这个)?|原)(?:\\d位)?(?:自然)?数",
      ],
      ["number", "(?:1个)(?:(?<s>[1-4])位)?(?:自然|整)?数"],
      ["number", "(?<s>[1-4])位数"],
      ["digit", "(?:1个)?(?:数字)?(?<d>\\d)(?![\\d位个倍])"],
    ],
    "在 的 把 将 如果 若 得到 所得 得 的 新 数 这个 这 新数 新的\\d位数 的\\d位数 则 那么 就 后 是 变成 成为 了 有 它 会 去 多少 几 求 1个 它就 使 时",
  ),
};

function addedIn(said: Said<Name>): Added | null {
  const how = (["times", "more", "less", "sum"] as const).filter((name) => said[name]);
  const where = (["before", "behind", "erased"] as const).filter((name) => said[name]);
  // “Appending two zeros” is at the end.
  const place = where[0] ?? (said.zeros ? "behind" : null);
  const [compared] = how;
  if (!place || !compared || how.length > 1 || where.length > 1) return null;
  const given: Name[] = place === "erased" ? [] : [said.zeros ? "zeros" : "digit", "writes"];
  if (!tellsOnly(said, [...where, compared, ...given], ["number", "asked"])) return null;
  if ((compared === "less") !== (place === "erased") && compared !== "sum") return null;
  const sizes = new Set(said.number?.flatMap(({ s }) => (s ? [Number(s)] : [])));
  if (sizes.size > 1) return null;
  const [size = null] = sizes;
  const digits = said.zeros ? "0".repeat(Number(said.zeros[0]?.z)) : (said[place]?.[0]?.d ?? said.digit?.[0]?.d ?? "");
  const by = Number(said[compared]?.[0]?.m ?? said[compared]?.[0]?.t);
  if (digits === "" || (place === "before" && (size === null || digits.startsWith("0")))) return null;
  const added: Added = { where: place, digits, size, how: compared === "less" ? "more" : compared, by };
  return numberOf(added) === null ? null : added;
}

/** By what the two numbers are: of x with a digit behind it, 10x and the digit. */
function numberOf({ where, digits, size, how, by }: Added): number | null {
  const factor = 10 ** digits.length;
  const digit = Number(digits);
  let number: number;
  if (where === "before") {
    // It's so much larger whatever the number is.
    if (how === "more" || size === null) return null;
    const front = digit * 10 ** size;
    number = how === "times" ? front / (by - 1) : (by - front) / 2;
  } else {
    if (how === "times" && by === factor) return null;
    const short =
      how === "times"
        ? digit / (by - factor)
        : how === "more"
          ? (by - digit) / (factor - 1)
          : (by - digit) / (factor + 1);
    number = where === "erased" ? short * factor + digit : short;
    if (!Number.isInteger(short) || short < 1 || (where === "erased" && how === "times")) return null;
  }
  const fits = Number.isInteger(number) && number >= 1 && number <= NUMBER_MAX;
  return fits && (size === null || `${number}`.length === size) ? number : null;
}

/** A digit written before or behind a number, or erased: what the number was. */
export const addedDigits = defineTopic<Added, Code>({
  name: "added-digits",
  words,
  read: (question) => {
    const said = readSaid(plainOf(question), grammars);
    return said && addedIn(said);
  },
  work: (added) => {
    const { where, digits, size, how, by } = added;
    const number = numberOf(added);
    if (number === null) return null;
    const factor = 10 ** digits.length;
    const digit = Number(digits);
    const front = digit * 10 ** (size ?? 0);
    const plus = digit === 0 ? "" : ` + ${digit}`;
    const made = where === "before" ? `${front} + x` : `${factor}x${plus}`;
    const short = where === "erased" ? (number - digit) / factor : number;
    const equation = {
      times: `${made} = ${by}x`,
      more: digit === 0 ? `${factor}x - x = ${by}` : `${made} - x = ${by}`,
      sum: `${made} + x = ${by}`,
    }[how];
    const values = { digits, made, front: `${front}`, equation, short: `${short}`, answer: `${number}` };
    const shown =
      digits.length > 1
        ? { en: `${digits.length} zeros`, ch: `$${digits.length}$ 个 0` }
        : { en: `a $${digits}$`, ch: ` $${digits}$ ` };
    const told = {
      before: { en: `with ${shown.en} before it`, ch: `前面写上${shown.ch}` },
      behind: { en: `with ${shown.en} behind it`, ch: `末尾写上${shown.ch}` },
      erased: { en: `without the last digit $${digits}$`, ch: `去掉末尾的 $${digits}$ ` },
    }[where];
    const compared = {
      times: { en: `is $${by}$ times as large`, ch: `得到的数是原来的 $${by}$ 倍` },
      more:
        where === "erased"
          ? { en: `is $${by}$ smaller`, ch: `比原来少 $${by}$` }
          : { en: `is $${by}$ larger`, ch: `比原来多 $${by}$` },
      sum: { en: `and the number itself add up to $${by}$`, ch: `与原数的和是 $${by}$` },
    }[how];
    const kind =
      size === null ? { en: "number", ch: "一个数" } : { en: `$${size}$-digit number`, ch: `一个 $${size}$ 位数` };
    return {
      problem: {
        en: `a ${kind.en} that ${told.en} ${compared.en}: find the number`,
        ch: `${kind.ch}${told.ch.trimEnd()}，${compared.ch}，求这个数`,
      },
      steps: [
        { code: where, values },
        { code: "equation", values },
        ...(where === "erased" ? [{ code: "whole" as const, values }] : []),
      ],
      answer: { said: { en: `$${number}$`, ch: `$${number}$` }, key: `${number}` },
    };
  },
  // Digits are written beside every number.
  holds: ({ where, digits, size, how, by }, { key }) => {
    const found: number[] = [];
    for (let number = 1; number <= NUMBER_MAX && found.length < 2; number++) {
      const written = `${number}`;
      if (size !== null && written.length !== size) continue;
      if (where === "erased" && (!written.endsWith(digits) || written.length === digits.length)) continue;
      const changed = Number(
        where === "before"
          ? digits + written
          : where === "behind"
            ? written + digits
            : written.slice(0, -digits.length),
      );
      const fits =
        how === "times"
          ? changed === by * number
          : how === "sum"
            ? changed + number === by
            : Math.abs(changed - number) === by;
      if (fits) found.push(number);
    }
    return found.length === 1 && `${found[0]}` === key;
  },
  similar: ({ where }) =>
    where === "before"
      ? { where, digits: "2", size: 2, how: "times", by: 9 }
      : { where, digits: "4", size: null, how: "more", by: 274 },
});
