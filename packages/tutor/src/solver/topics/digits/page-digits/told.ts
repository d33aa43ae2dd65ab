import { type Piece, readPieces } from "../../../sentences/pieces.ts";

type Told = { pages: number[]; digits: number[]; asked: ("digits" | "pages")[]; areNumbered: boolean };

const piece = (source: string, tell: (told: Told, groups: Record<string, string>) => void = () => {}): Piece<Told> => [
  new RegExp(`^(?:${source})`, "u"),
  tell,
];
const asks =
  (asked: "digits" | "pages") =>
  (told: Told): void => {
    told.asked.push(asked);
  };
const numbered = (told: Told): void => {
  told.areNumbered = true;
};
const pages = (told: Told, { n }: Record<string, string>): void => {
  told.pages.push(Number(n));
};
const digits = (told: Told, { n }: Record<string, string>): void => {
  told.digits.push(Number(n));
};

const english: Piece<Told>[] = [
  piece("how many (?:individual |printed |single )?digits", asks("digits")),
  piece("(?:what is )?(?:the )?total number of digits", asks("digits")),
  piece("how many pages", asks("pages")),
  piece("(?<n>\\d+) (?:individual |printed |single )?digits", digits),
  piece("(?:with|of|has|have|having|contains?) (?:exactly )?(?<n>\\d+) pages", pages),
  piece("(?<n>\\d+)[- ]pages? (?:book|notebook|novel|textbook|diary|magazine)", pages),
  piece(
    "(?:the |its |page numbers? |pages |numbered )*(?:from )?(?:page )?1 (?:to|through|up to|till|until) (?:page )?(?<n>\\d+)",
    (told, { n = "" }) => {
      pages(told, { n });
      told.areNumbered = true;
    },
  ),
  piece(
    "(?:to |for |in |when |by )?(?:number|numbering|page numbers|numbered|writing the page numbers|write the page numbers)(?: (?:all )?(?:of )?(?:the |its |his |her |their )?pages)?",
    numbered,
  ),
  piece("(?:all )?(?:of )?(?:the |its )?pages", () => {}),
  piece("(?:a|the|this|my|that|his|her)(?: \\w+)? (?:book|novel|notebook|textbook|diary)", () => {}),
  piece(
    "(?:a|the) (?:printer|typist|publisher|man|student) (?:used|uses|needs?|needed|printed|types?|typed|wrote|writes)",
    () => {},
  ),
  piece("(?:starting|beginning|start|begin) (?:from|at|with) (?:the )?(?:number )?(?:page )?1|from page 1", () => {}),
];
const englishGlue =
  /^(?:, ?| |(?:are|is|were|was|do|does|did|you|i|we|it|they|need|needs|needed|used|use|required|will|be|there|in|of|to|for|take|takes|total|altogether|all together|if|so|then|and|has|have|must|written|printed|write|print|type|typed|on|would|a|an|the)(?![a-z']))/;

const chinese: Piece<Told>[] = [
  piece("(?:多少|几)个(?:数字|数码|阿拉伯数字)", asks("digits")),
  piece("(?:多少|几)页", asks("pages")),
  piece("(?<n>\\d+)个(?:数字|数码)", digits),
  piece("(?:从)?(?:第)?1页?(?:编|编码|编号|标)?(?:到|至)(?:第)?(?<n>\\d+)页?", (told, { n = "" }) => {
    pages(told, { n });
    told.areNumbered = true;
  }),
  piece("(?<n>\\d+)页", pages),
  piece(
    "(?:编|印|写|标|排|编排|编写|标注|打印)(?:上|好|完|制)?(?:它的|这本书的|全书的?)?(?:页码|页数|页号|号)|页码",
    numbered,
  ),
  piece("(?:1本|这本|某本|该|这|1部)?(?:故事|数学|科技|词)?(?:书|词典|小说)", () => {}),
  piece("从(?:第)?1(?:页)?(?:开始|起)", () => {}),
];
const chineseGlue =
  /^(?:, ?| |给|为|它|的|在|共|一共|总共|全书|有|要|需要?|用|到|了|去|时|中|上|连续|出现|排版|印刷|如果|那么|则|问|编)/;

/** How many digits number the pages, or how many pages so many digits are enough for. */
export function toldPages(plain: string): { wanted: "digits" | "pages"; number: number } | null {
  const isChinese = /\p{Script=Han}/u.test(plain);
  if (!(isChinese ? /页/ : /\bpages?\b/).test(plain)) return null;
  const text = isChinese ? plain.replaceAll(" ", "") : plain;
  const nothing: Told = { pages: [], digits: [], asked: [], areNumbered: false };
  const told = readPieces(text, isChinese ? chinese : english, isChinese ? chineseGlue : englishGlue, nothing);
  const [wanted, ...more] = new Set(told?.asked ?? []);
  if (!told?.areNumbered || !wanted || more.length > 0) return null;
  const [given, other] = wanted === "digits" ? [told.pages, told.digits] : [told.digits, told.pages];
  const [number, ...others] = new Set(given);
  return number !== undefined && others.length === 0 && other.length === 0 ? { wanted, number } : null;
}
