import type { Question } from "../../../question.ts";
import { type Frames, numbersIn, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Common } from "./work.ts";

/** Beyond this no school problem goes, and the proof by trying takes long. */
const NUMBER_MAX = 100_000n;

/** Whole numbers, which of the two is asked for, and by which method. */
export function readCommon(question: Question): Common | null {
  const text = plainOf(question);
  const method = methods.find(([words]) => words.test(text));
  return readFrames(method ? text.replace(method[0], "").trim() : text, [
    ...framesOf("gcd", method?.[1]),
    ...framesOf("lcm", method?.[1]),
  ]);
}

const methods: [RegExp, Common["by"]][] = [
  [/,? ?\b(?:by|using|with|via) (?:the )?(?:euclid's algorithm|euclidean algorithm|euclidean method)$/, "euclid"],
  [/,? ?\b(?:by|using|with|via) (?:the )?(?:prime factorizations?|prime factors|factor trees?)$/, "primes"],
  [/^(?:use|using|by) (?:the )?euclid(?:'s|ean) algorithm(?: to (?:find|compute|calculate|get))? /, "euclid"],
  [
    /^(?:use|using|by) (?:the )?(?:prime factorizations?|prime factors|factor trees?)(?: to (?:find|compute|calculate|get))? /,
    "primes",
  ],
  [/^(?:用|利用)(?:辗转相除法|欧几里得算法)(?:求|计算)?/, "euclid"],
  [/^(?:用|利用)(?:分解质因数|短除法|质因数分解)(?:的方法|法)?(?:求|计算)?/, "primes"],
];

const names = {
  gcd: {
    en: "(greatest common (divisor|factor)|highest common (factor|divisor)|largest common (factor|divisor)|biggest common (factor|divisor)|gcd|gcf|hcf)[ \\(gcd\\)| \\(gcf\\)| \\(hcf\\)]",
    ch: "最大公(约|因)数",
  },
  lcm: {
    en: "(least common multiple|lowest common multiple|smallest common multiple|lcm)[ \\(lcm\\)]",
    ch: "最小公倍数",
  },
};

function framesOf(wanted: Common["wanted"], by: Common["by"] | undefined): Frames<Common>[] {
  const { en, ch } = names[wanted];
  const sentences = [
    `[the ]${en}[ of| for| between][ the numbers| these numbers| numbers],? ?{of:list}`,
    `[the ]${en} ?\\( ?{of:list} ?\\)`,
    `{of:list}(,| )[the |their ]${en}`,
    `[(数|自然数)]{of:list}[这2个数|这3个数|2个数|3个数|2数|3数][,][的|它们的]${ch}`,
  ];
  return [[sentences, ({ of }) => common(wanted, numbersIn(of), by)]];
}

function common(wanted: Common["wanted"], numbers: bigint[], by: Common["by"] | undefined): Common | null {
  const most = numbers.every((number) => number <= 12n) ? 12 : 6;
  if (numbers.length < 2 || numbers.length > most || numbers.some((number) => number < 1n || number > NUMBER_MAX))
    return null;
  return { wanted, numbers, by: by ?? (numbers.length === 2 ? "euclid" : "primes") };
}
