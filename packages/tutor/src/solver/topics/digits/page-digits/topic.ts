import type { Question } from "../../../question.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { toldPages } from "./told.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** How many digits number the pages from 1 to `pages`, or how many pages so many digits are enough for. */
type Pages = { wanted: "digits" | "pages"; number: number };

const LENGTH_MAX = 200;
const NUMBER_MAX = 10_000;
const shells: [Pages["wanted"], RegExp][] = [
  [
    "digits",
    /^how many digits (?:do (?:you|i|we) need|are (?:needed|used|required|there)|does it take|will (?:be|you) (?:used|need)|would you need|are written) (?:to (?:number|write)|in numbering|for numbering) (?:all )?(?:the )?(?:pages|page numbers)(?: (?:of|in) (?:a|the|my|this) book)?,? ?(?:from )?1 (?:to|through) (?<n>\d+)$/,
  ],
  [
    "digits",
    /^how many digits (?:do (?:you|i|we) need|are (?:needed|used|required)|does it take|will be used|would you need) (?:to number|in numbering|for numbering) (?:all )?(?:the )?(?:pages of |pages in )?(?:a|the|my|this) book (?:with|of|that has|having) (?<n>\d+) pages$/,
  ],
  [
    "digits",
    /^(?:a|the|my) book has (?<n>\d+) pages[,.] how many digits (?:are|were) (?:needed|used|required) (?:to number|in numbering|for) (?:all )?(?:the |its )?(?:pages|them|page numbers)(?: from 1(?: to \d+)?)?$/,
  ],
  [
    "digits",
    /^(?:给)?(?:一本|这本)?(?:书|故事书|数学书)?(?:一?共)?有?(?<n>\d+)页的?(?:书)?,?(?:编|给它编|给这本书编|编上|编写|排|编排|写)(?:上)?(?:它的|这本书的)?(?:页码|页数|号)(?:时)?,?(?:一?共|总共)?(?:要|需要?)?(?:用)?(?:到|了)?(?:多少|几)个数字$/,
  ],
  [
    "digits",
    /^(?:一本|这本)(?:书|故事书|数学书)(?:一?共)?有(?<n>\d+)页,?(?:从第?1页(?:开始)?(?:编|起)?)?,?(?:编|给它编|给这本书编|编上|编写|排|编排)?(?:它的|这本书的)?(?:页码|页码中)(?:时)?,?(?:一?共|总共)?(?:要|需要?)?(?:用)?(?:到|了)?(?:多少|几)个数字$/,
  ],
  [
    "pages",
    /^(?:it takes |)(?<n>\d+) digits (?:are|were) (?:used|needed) to number (?:all )?(?:the )?pages of (?:a|the|this) book(?: from 1)?[,.] how many pages (?:does (?:the book|it) have|are there(?: in the book)?|has the book)$/,
  ],
  [
    "pages",
    /^(?:给)?(?:一本|这本)(?:书|故事书|数学书)(?:的)?(?:编)?页码(?:时)?,?(?:一?共|总共|共)?(?:要|需要?)?(?:用)?(?:到|了)?(?<n>\d+)个数字,?(?:那么)?(?:这本书)?(?:一?共)?有(?:多少|几)页$/,
  ],
  [
    "pages",
    /^(?:给)?(?:一本|这本)(?:书|故事书|数学书)(?:编|排)(?:写)?页码(?:时)?,?(?:一?共|总共|共)?(?:要|需要?)?(?:用)?(?:到|了)?(?<n>\d+)个数字,?(?:那么)?(?:这本书)?(?:一?共)?有(?:多少|几)页$/,
  ],
];

/** The digits that number the pages of a book. */
export const pageDigits = defineTopic({
  name: "page-digits",
  words,
  read: readPages,
  work: ({ wanted, number }: Pages) => {
    const pages = wanted === "digits" ? number : lastPage(number);
    if (pages === null) return null;
    const steps: Step<Code>[] = [];
    let total = 0;
    for (let digits = 1, from = 1; from <= pages; digits++, from *= 10) {
      const to = Math.min(pages, from * 10 - 1);
      const part = (to - from + 1) * digits;
      total += part;
      const shown = { digits, from, to, pages: to - from + 1, part };
      steps.push({
        code: "length",
        values: Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, `${value}`])),
      });
    }
    const answer = `${wanted === "digits" ? total : pages}`;
    steps.push(
      wanted === "digits"
        ? { code: "sum", values: { answer } }
        : { code: "pages", values: { total: `${total}`, answer } },
    );
    const problem =
      wanted === "digits"
        ? {
            en: `how many digits number the pages from 1 to $${number}$`,
            ch: `从第 1 页编到第 $${number}$ 页要用多少个数字`,
          }
        : { en: `how many pages $${number}$ digits number`, ch: `$${number}$ 个数字能编多少页` };
    return { problem, steps, answer: { said: { en: `$${answer}$`, ch: `$${answer}$` }, key: answer } };
  },
  holds: ({ wanted, number }, { key }) => {
    const digitsTo = (last: number) => Array.from({ length: last }, (_, index) => `${index + 1}`).join("").length;
    return wanted === "digits" ? `${digitsTo(number)}` === key : digitsTo(Number(key)) === number;
  },
  similar: ({ wanted, number }) => (wanted === "digits" ? { wanted, number: number + 36 } : { wanted, number: 222 }),
});

/** The page at which so many digits are used up; null where none ends there. */
function lastPage(digits: number): number | null {
  let [page, left] = [0, digits];
  while (left > 0) left -= `${++page}`.length;
  return left === 0 ? page : null;
}

function readPages(question: Question): Pages | null {
  const { text } = question;
  if (text.length > LENGTH_MAX) return null;
  const asked = text
    .toLowerCase()
    .replaceAll(/[?!。.]+\s*$|(?<=\p{Script=Han}|,) (?=\p{Script=Han}|\d)|(?<=\d) (?=\p{Script=Han})/gu, "")
    .trim();
  for (const [wanted, shell] of shells) {
    const number = Number(shell.exec(asked)?.groups?.n);
    if (number > 0 && number <= NUMBER_MAX) return { wanted, number };
  }
  const told = toldPages(plainOf(question));
  return told && told.number > 0 && told.number <= NUMBER_MAX ? told : null;
}
