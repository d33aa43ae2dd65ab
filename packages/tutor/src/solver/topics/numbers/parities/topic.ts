import { plainOf } from "../../../sentences/plain.ts";
import { grammar, readSaid, type Said, tellsOnly } from "../../../sentences/said-facts.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { readPart } from "../number-functions/read.ts";
import { partValue, tried } from "../number-functions/values.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Name = "letters" | "formula" | "asked" | "sum" | "product" | "difference" | "several" | "run";
/** 0 for even, 1 for odd, null for what may be either. */
type Rest = 0 | 1 | null;
type Parity =
  | { kind: "letters"; formula: string; letters: [letter: string, rest: Rest][] }
  | { kind: "several"; how: "sum" | "difference" | "product"; odd: number; even: number }
  | { kind: "run"; how: "sum" | "product"; count: number };

const COUNT_MAX = 1_000_000;
const term =
  "(?:(?:\\d{1,4} ?\\*? ?)?(?:[a-z](?:\\^\\{?\\d{1,2}\\}?)?){1,2}(?![a-z])(?:\\([-+*^ \\da-z]{3,20}\\))?|\\d{1,4} ?\\([-+*^ \\da-z]{3,20}\\)|\\([-+*^ \\da-z]{3,20}\\)(?:\\^\\d)?|\\d{1,4}(?![\\d.]))";
const formula = `(?<e>-?${term}(?: ?[-+*] ?${term})+|\\d{1,4} ?[a-z](?![a-z])|[a-z]\\^\\{?\\d{1,2}\\}?|${"(?!is|be|an|or|of|if|it|in|to|we|as)"}[a-z]{2}(?![a-z]))`;
const letters = "(?<l>[a-z](?:(?:,? and |, ?)[a-z](?![a-z]))*)";
const any = "(?:integers?|whole numbers?|natural numbers?|positive integers?|positive whole numbers?)";

const grammars = {
  en: grammar<Name>(
    [
      [
        "asked",
        "(?:always )?(?:be )?(?:an? )?(?:odd or even|even or odd|odd or an even|even or an odd|odd,? even,? or (?:can it be |could it be )?(?:either|both))(?: number)?(?:,? or (?:can|could|may|might) it be (?:either|both)(?: odd or even)?)?|(?:the )?parity of",
      ],
      [
        "letters",
        `(?:the |any |2 )?(?:numbers? |integers? )?${letters} (?:is|are|be)(?: both| all)?(?: an?)? (?<k>odd|even)(?: (?:numbers?|integers?|whole numbers?))?`,
      ],
      ["letters", `${letters} (?:is|are|be|can be|may be)(?: both| all)?(?: an?)?(?: any)? (?:${any})`],
      ["letters", `(?:an? |the |any )?(?<k>odd|even) (?:numbers?|integers?) ${letters}(?![a-z])`],
      ["letters", `(?:an? |the |any |for |every )*(?:${any}) ${letters}(?![a-z])`],
      ["run", "(?:any )?(?<n>\\d{1,4}) consecutive (?:integers|whole numbers|natural numbers|numbers)"],
      [
        "several",
        "(?:any )?(?:(?<n>\\d{1,6}|an?|another|the) )?(?:different |consecutive )?(?<k>odd|even)(?<noun> (?:whole |natural )?(?:numbers?|integers?))?(?! of| number)",
      ],
      ["formula", formula],
      ["sum", "sum|add(?:ed)?(?: up| together)?|plus|\\+"],
      ["product", "product|multipl(?:y|ied)(?: by| together)?|times|\\*"],
      ["difference", "difference|minus|-"],
    ],
    "if the of is are and then what will be when you we i a an or does do expression value number result it suppose given that let where there for in to together get always integer",
  ),
  ch: grammar<Name>(
    [
      [
        "asked",
        "(?:1定)?(?:是|为)?(?:奇数还是偶数|偶数还是奇数|奇数,?偶数,?还是(?:都有可能|不能?确定|都可能)|奇数或偶数)(?:,?还是(?:都有可能|不能?确定|都可能))?|的奇偶性|(?:1定)?是(?:什么|哪种)数",
      ],
      ["letters", "(?<l>[a-z](?:[,和与][a-z])*)(?:都|均)?(?:是|为)(?:1个)?(?<k>奇|偶|单|双)数"],
      ["letters", "(?<k>奇|偶)数(?<l>[a-z])(?![a-z])"],
      ["letters", "(?<l>[a-z](?:[,和与][a-z])*)(?:都|均)?(?:是|为)(?:任意|任何|任1)?(?:的)?(?:整|自然|正整)数"],
      ["run", "(?:任意)?(?<n>\\d{1,4})个(?:相邻|连续)的?(?:自然|整)数"],
      ["several", "(?:任意)?(?:(?<n>\\d{1,6})个)?(?:不同的?|连续的?)?(?<k>奇|偶|单|双)数"],
      ["formula", formula],
      ["sum", "(?:的|之)和|相加|\\+|加上?"],
      ["product", "(?:的|之)(?:乘)?积|相乘|\\*|乘以?"],
      ["difference", "(?:的|之)差|相减|-|减去?"],
    ],
    "如果 若 已知 设 那么 则 的 结果 得数 是 和 与 所得 得到 后 判断 且 值 式子 =",
  ),
};

function parityIn(said: Said<Name>): Parity | null {
  if (said.asked?.length !== 1) return null;
  if (said.formula) return lettersIn(said);
  const signs = (["sum", "product", "difference"] as const).filter((name) => said[name]);
  const [how] = signs;
  if (!how || signs.length > 1) return null;
  if (said.run) {
    const count = Number(said.run[0]?.n);
    return tellsOnly(said, ["asked", "run", how]) && how !== "difference" && count > 1
      ? { kind: "run", how, count }
      : null;
  }
  if (!said.several || !tellsOnly(said, ["asked"], ["several", how])) return null;
  // How many odd numbers, nobody knows.
  if (said.several.some(({ n, noun }) => n === undefined && noun?.endsWith("s"))) return null;
  const counts = said.several.map(({ n }) => (/^\d/.test(n ?? "") ? Number(n) : 1));
  const count = (odd: boolean) =>
    (said.several ?? []).reduce(
      (sum, { k = "" }, at) => sum + (/odd|奇|单/.test(k) === odd ? (counts[at] ?? 1) : 0),
      0,
    );
  const [odd, even] = [count(true), count(false)];
  if (odd + even < 2 || odd + even > COUNT_MAX || (how === "difference" && odd + even > 2)) return null;
  return { kind: "several", how, odd, even };
}

function lettersIn(said: Said<Name>): Parity | null {
  if (!tellsOnly(said, ["asked", "formula"], ["letters"])) return null;
  const written = (said.formula?.[0]?.e ?? "").replaceAll(/[ {}]/g, "");
  const known = (said.letters ?? []).flatMap(({ l = "", k }) =>
    (l.replaceAll("and", "").match(/[a-z]/g) ?? []).map((letter): [string, Rest] => [
      letter,
      k === undefined ? null : /odd|奇|单/.test(k) ? 1 : 0,
    ]),
  );
  const used = new Set(written.match(/[a-z]/g));
  const named = new Set(known.map(([letter]) => letter));
  if (named.size !== known.length || used.size === 0 || used.size > 4) return null;
  if (used.size !== named.size || [...used].some((letter) => !named.has(letter))) return null;
  return { kind: "letters", formula: written.replaceAll(/(?<=[\da-z)])(?=[a-z(])/g, "*"), letters: known };
}

/** Every choice of 0 or 1 for the letters. */
function choicesOf(letters: [string, Rest][]): [string, 0 | 1][][] {
  return letters.reduce<[string, 0 | 1][][]>(
    (all, [letter, rest]) =>
      all.flatMap((one) =>
        (rest === null ? ([0, 1] as const) : [rest]).map((value): [string, 0 | 1][] => [...one, [letter, value]]),
      ),
    [[]],
  );
}

/** The formula's rest by 2, with 0 and 1 for the letters: products by products, sums by sums. */
function restOf(formula: string, choice: [string, 0 | 1][]): 0 | 1 | null {
  let text = choice.reduce((put, [letter, value]) => put.replaceAll(letter, `${value}`), formula);
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(/\(([^()]+)\)/, (_, inner: string) => `${flatRest(inner)}`);
  }
  return /[()]/.test(text) ? null : flatRest(text);
}

const flatRest = (text: string): 0 | 1 => {
  const odd = text.split(/[-+]/).filter((product) => product !== "" && product.split("*").every(isOddPower));
  return odd.length % 2 === 1 ? 1 : 0;
};

const isOddPower = (factor: string) => Number((factor.split("^")[0] ?? "").slice(-1)) % 2 === 1;

function keyOf(rests: Set<number | null>): string | null {
  if (rests.has(null) || rests.size === 0) return null;
  return rests.size > 1 ? "either" : rests.has(1) ? "odd" : "even";
}

function answerOf(parity: Parity): string | null {
  if (parity.kind === "letters")
    return keyOf(new Set(choicesOf(parity.letters).map((choice) => restOf(parity.formula, choice))));
  if (parity.kind === "several") {
    const isOdd = parity.how === "product" ? parity.even === 0 : parity.odd % 2 === 1;
    return isOdd ? "odd" : "even";
  }
  if (parity.how === "product") return "even";
  if (parity.count % 2 === 1) return "either";
  return (parity.count / 2) % 2 === 1 ? "odd" : "even";
}

const inWords: Record<string, { en: string; ch: string }> = {
  odd: { en: "odd", ch: "奇数" },
  even: { en: "even", ch: "偶数" },
  either: { en: "either odd or even", ch: "奇数、偶数都有可能" },
};
const latexOf = (formula: string) =>
  formula
    .replaceAll(/\*(?=[a-z(])/g, "")
    .replaceAll("*", " \\cdot ")
    .replaceAll(/\^(\d{2,})/g, "^{$1}");

function workedOut(parity: Parity, key: string): { problem: { en: string; ch: string }; steps: Step<Code>[] } {
  const answer = inWords[key] ?? { en: key, ch: key };
  if (parity.kind === "letters") {
    const of = latexOf(parity.formula);
    const given = parity.letters.map(([letter, rest]) => ({
      en: `$${letter}$ ${rest === null ? "any integer" : rest === 1 ? "odd" : "even"}`,
      ch: `$${letter}$ 是${rest === null ? "整数" : rest === 1 ? "奇数" : "偶数"}`,
    }));
    const told = { en: given.map(({ en }) => en).join(", "), ch: given.map(({ ch }) => ch).join("，") };
    const tries = choicesOf(parity.letters)
      .map(
        (choice) =>
          `${choice.map(([letter, value]) => `${letter} = ${value}`).join(",\\ ")}:\\ ${restOf(parity.formula, choice)}`,
      )
      .join(";\\quad ");
    const values = { of, told, tries, answer };
    return {
      problem: { en: `whether $${of}$ is odd or even, with ${told.en}`, ch: `${told.ch}，判断 $${of}$ 是奇数还是偶数` },
      steps: [
        { code: "stand", values },
        { code: "letters", values },
      ],
    };
  }
  if (parity.kind === "several") {
    const { how, odd, even } = parity;
    const values = { odd: `${odd}`, even: `${even}`, answer };
    const names = { sum: ["sum", "和"], difference: ["difference", "差"], product: ["product", "积"] }[how];
    const parts = [
      odd > 0 ? [`$${odd}$ odd`, `$${odd}$ 个奇数`] : [],
      even > 0 ? [`$${even}$ even`, `$${even}$ 个偶数`] : [],
    ].filter(({ length }) => length > 0);
    return {
      problem: {
        en: `whether the ${names[0]} of ${parts.map(([en]) => en).join(" and ")} numbers is odd or even`,
        ch: `${parts.map(([, ch]) => ch).join("和 ")}的${names[1]}是奇数还是偶数`,
      },
      steps:
        how === "product"
          ? [{ code: even > 0 ? "evenFactor" : "oddFactors", values }]
          : [
              { code: "pairs", values },
              { code: odd % 2 === 1 ? "oneLeft" : "noneLeft", values },
            ],
    };
  }
  const values = { count: `${parity.count}`, answer };
  return {
    problem: {
      en: `whether the ${parity.how} of $${parity.count}$ consecutive whole numbers is odd or even`,
      ch: `$${parity.count}$ 个连续自然数的${parity.how === "sum" ? "和" : "积"}是奇数还是偶数`,
    },
    steps: [
      { code: "turns", values },
      { code: parity.how === "product" ? "runProduct" : parity.count % 2 === 1 ? "runEither" : "runSum", values },
    ],
  };
}

/** Whether sums and products are odd or even. */
export const parities = defineTopic<Parity, Code>({
  name: "parities",
  words,
  read: (question) => {
    const plain = plainOf(question);
    if (!/odd|even|parity|奇|偶/.test(plain)) return null;
    const said = readSaid(plain, grammars);
    return said && parityIn(said);
  },
  work: (parity) => {
    const key = answerOf(parity);
    return key === null
      ? null
      : { ...workedOut(parity, key), answer: { said: inWords[key] ?? { en: key, ch: key }, key } };
  },
  // With numbers in the place of all letters and of all that is only counted.
  holds: (parity, { key }) => {
    if (parity.kind === "letters") {
      const found = choicesOf(parity.letters).flatMap((choice) =>
        [4n, 10n].map((more) => {
          const put = choice.reduce(
            (text, [letter, value], at) => text.replaceAll(letter, `(${BigInt(value) + more * BigInt(at + 1)})`),
            parity.formula,
          );
          const part = readPart(put);
          const value = part && partValue(part, tried);
          return value?.below === 1n ? Number(((value.above % 2n) + 2n) % 2n) : null;
        }),
      );
      return keyOf(new Set(found)) === key;
    }
    const runs =
      parity.kind === "run"
        ? [4, 7].map((start) => Array.from({ length: parity.count }, (_, at) => start + at))
        : [
            [
              ...Array.from({ length: parity.odd }, (_, at) => 2 * at + 7),
              ...Array.from({ length: parity.even }, (_, at) => 2 * at + 4),
            ],
          ];
    const found = runs.map((run) =>
      run.reduce(
        (all, one) => (parity.how === "product" ? (all * one) % 10 : (all + one) % 10),
        parity.how === "product" ? 1 : 0,
      ),
    );
    return keyOf(new Set(found.map((last) => last % 2))) === key;
  },
  similar: (parity) => {
    if (parity.kind === "letters") return { ...parity, formula: `${parity.formula}+1` };
    return parity.kind === "several" ? { ...parity, odd: parity.odd + 1 } : { ...parity, count: parity.count + 2 };
  },
});
