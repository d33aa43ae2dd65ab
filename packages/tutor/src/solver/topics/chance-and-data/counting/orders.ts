import type { Frames } from "../../../sentences/frames.ts";
import { counted, end, has, kinds, nouns, ways } from "./nouns.ts";
import type { Count } from "./work.ts";

const LENGTH_MAX = 20;

const row =
  "[ in (a|1) (row|line|single line)| in order| on (a|1) (shelf|bookshelf|bench|stage)| next to each other| side by side| from left to right| in (a|1) (row|line) for a (photo|picture)| for a (photo|picture)]";
const line =
  "(be arranged|be ordered|be lined up|be seated|line up|stand|sit|stand up|form a line|be placed|be put|finish|be displayed)";
const circle = "(in a circle|around a (circular table|round table|table)|at a round table|around a circular table)";
const chineseRow =
  "(站成1排|排成1排|排成1列|排成1队|站成1行|站成1列|排队|坐成1排|并排坐|并排放在书架上|排在书架上|放在书架上排成1排)[照相|拍照|合影|拍照留念]";

/** n of them in a row, or in a circle, or the letters of a word. */
export const orders: Frames<Count>[] = [
  [
    [
      `${ways} (can|could|do) {n} ${nouns} ${line}${row}`,
      `${ways}[ are there] to (arrange|line up|seat|order|rank|place|put) {n} ${nouns}${row}`,
      `${ways} (can|could) (you|we|i|he|she|one) (arrange|line up|order|place|put) {n} ${nouns}${row}`,
      `how many[ different] (arrangements|orders|orderings|permutations) of {n} ${nouns}${row}${end}`,
      `how many[ different] (arrangements|orders|orderings|permutations)[ are there] of {n} ${nouns}${row}`,
      `{n} ${nouns} ${line}${row},? ${ways}${end}`,
      `{n}${counted}${chineseRow},?${has}${kinds}`,
      `(把|将){n}${counted}${chineseRow},?${has}${kinds}`,
    ],
    ({ n }) => ordered(Number(n), Number(n)),
  ],
  [
    [
      `${ways} (can|could) {n} ${nouns} (sit|be seated|be arranged|stand|line up|sit down) ${circle}`,
      `${ways}[ are there] to (seat|arrange) {n} ${nouns} ${circle}`,
      `{n}${counted}(围成1圈|围坐成1圈|围圆桌而坐|坐成1圈|围坐在圆桌旁|围着圆桌坐|排成1圈)[跳舞],?${has}${kinds}`,
    ],
    ({ n }) => (usual(Number(n)) ? { kind: "circle", n: Number(n) } : null),
  ],
  [
    [
      `${ways} (can|could) [you |we ][arrange ][all ][of ][the ]letters (in|of) [the word ]{w:word}[ be arranged| be rearranged]`,
      `${ways}[ are there] to (arrange|rearrange|order) [all ][of ][the ]letters (in|of) [the word ]{w:word}`,
      `how many[ different| distinct| unique] (arrangements|permutations|orderings|anagrams|words)[ are there][ can be (made|formed)] (of|from|using|with) [all ][the |of the ]letters (in|of) [the word ]{w:word}[ are there]`,
      "how many[ different| distinct| unique] (arrangements|permutations|anagrams) (does|can be made from|of) the word {w:word}[ have| are there]",
      `how many[ different| distinct| unique] (arrangements|permutations|orderings|anagrams|words) can (be|you) (made|formed|make|form|get) by (rearranging|arranging|reordering|mixing up) [all ][of ][the ]letters (in|of) [the word ]{w:word}`,
      `[the ]number of[ different| distinct| unique] (arrangements|permutations|orderings) of [the letters (in|of) ][the word ]{w:word}`,
      `[把|将|用][单词|英文单词]{w:word}(的|中的|中)[所有|全部|各个|\\d个]字母[重新|全部][排成1排|排成1列|排列|进行排列],?${has}${kinds}`,
    ],
    ({ w }) => letters(w ?? ""),
  ],
  [
    [
      "{n}p{k}",
      "p ?\\( ?{n} ?, ?{k} ?\\)",
      "a_{n}\\^{k}",
      `[the ]number of permutations of {n} (objects|things|items|elements) taken {k} at a time`,
      `how many permutations of {n} (objects|things|items|elements) taken {k} at a time${end}`,
      `${ways} (can|could) {k} (of|out of) {n} ${nouns} ${line}${row}`,
      `从{n}${counted}(选出|选|任选|挑选|取出|取|任取|选取|挑出){k}${counted}(排成1排|站成1排|排成1列|站成1列|排队)[照相|拍照|合影],?${has}${kinds}`,
    ],
    ({ n, k }) => ordered(Number(n), Number(k)),
  ],
  [
    [
      `${ways} (can|could) [the ](gold, silver,? and bronze medals|1st, 2nd,? and 3rd (place|prizes|places|prize)|first, second,? and third (place|prizes|places|prize)) be (awarded|given|won)[ (to|among|by|in a race with)] {n} ${nouns}`,
      `${ways} can {n} ${nouns} (finish|win|take|come in) [the ](first, second,? and third|1st, 2nd,? and 3rd)[ place| places| prizes]`,
    ],
    ({ n }) => ordered(Number(n), 3),
  ],
  [
    [
      `${ways} (can|could) (a|the) (club|class|group|team|committee) (of|with) {n}[ ${nouns}] (choose|elect|select|pick) {roles:roles}`,
      `${ways} (can|could) {roles:roles} be (chosen|elected|selected|picked) from [a (club|class|group|team|committee) (of|with) ]{n} ${nouns}`,
      `${ways}[ are there] to (choose|elect|select|pick) {roles:roles} from [a (club|class|group|team|committee) (of|with) ]{n} ${nouns}`,
      `a (club|class|group|team) (has|of) {n} ${nouns},? ${ways} can they (choose|elect|select|pick) {roles:roles}`,
    ],
    ({ n, roles = "" }) => {
      const posts = roles.split(/, and | and |, /).map((role) => role.replace(/^an? |^1 |^the /, ""));
      return new Set(posts).size === posts.length ? ordered(Number(n), posts.length) : null;
    },
  ],
  [
    [
      `从{n}${counted}(选出|选|选举|推选)(正副|正,副)(班长|队长|组长|主席)各1(名|人|位),?${has}${kinds}`,
      `从{n}${counted}(选出|选|选举|推选)[1名|1个|1位](班长|队长|组长|主席)(和|,)[1名|1个|1位]副(班长|队长|组长|主席)[各1名|各1人],?${has}${kinds}`,
    ],
    ({ n }) => ordered(Number(n), 2),
  ],
];

const usual = (n: number) => n >= 1 && n <= LENGTH_MAX;

function ordered(n: number, k: number): Count | null {
  return k >= 1 && k <= n && k <= LENGTH_MAX && n <= 100 ? { kind: "ordered", n, k } : null;
}

const noWords = new Set(["alphabet", "word", "it", "a", "the", "each", "this", "that", "your", "my"]);

function letters(word: string): Count | null {
  if (noWords.has(word) || word.length < 2 || word.length > 15) return null;
  return { kind: "letters", word: word.toUpperCase() };
}
