import { boundedPattern } from "../../../../bounded-pattern.ts";
import type { Piece } from "../../../sentences/pieces.ts";
import { type Told, toldRests, wholesIn } from "./told.ts";

const piece = (source: string, tell: (told: Told, groups: Record<string, string>) => void): Piece<Told> => [
  boundedPattern(`^(?:${source})`, "u"),
  tell,
];

const unit = "(?:个|颗|只|人|名|支|本|块|粒|枚|朵|张|条|根)";
const pile = "(?:箱|筐|堆|盒|篮|队|群|批|些|袋|包|把|盘|瓶|桶)";
const then = "(?:,|就|还|会|则|也|都|均|总|正好|结果|最后|分别)*";
const leaves = `${then}(?:(?:余数?(?:是|为|都是|均为)?|剩下?|剩余|余下|多出?|多余)(?<r>\\d+)|(?:少|缺|差)(?<s>\\d+))${unit}?`;
const list = "(?<l>\\d+(?:[,和与或及]\\d+)*)";
const group = "(?:排|组|份|行|列|堆|袋|盒|箱|筐|队|桌|数|包|束|串|捆|盘)";
const hans = "零一二三四五六七八九";

/** In groups, of which there is one at least. */
const counted = (told: Told, groups: Record<string, string>) => {
  told.counted = true;
  rests(told, groups);
};
const rests = (told: Told, { l, m, h, r, s }: Record<string, string>) =>
  toldRests(told, h ? [hans.indexOf(h)] : wholesIn(l ?? m), Number(r ?? s), r === undefined ? "short" : "rest");

/** What numbers leave when they are divided, or counted by threes and fives. */
export const chineseRemainders: Piece<Told>[] = [
  piece(
    `(?:用|拿|把)?(?:它|这个数|该数)?(?:除以|(?:分别)?被)${list}(?:去?除|去除)?(?:时|后)?,?(?:都|均|也都?|则|就|还|会|结果|分别)*余数?(?:都|均)?(?:是|为)?(?<r>\\d+)`,
    rests,
  ),
  piece(
    `(?:分别)?(?:用|以)${list}去?除(?:它|这个数|这个自然数|该数)?,?(?:都|均|则|结果)*余数?(?:都|均)?(?:是|为)?(?<r>\\d+)`,
    rests,
  ),
  piece(`(?:按|每|每次|如果|若|要是)*(?<m>\\d+)${unit}\\k<m>${unit}(?:地|的)?(?:数|分|拿|装|取|排)?${leaves}`, counted),
  piece(`(?<h>[${hans}])\\k<h>数之,?(?:剩|余)(?<r>\\d+)`, counted),
  piece(
    `(?:如果|若|要是|按|每)*(?<m>\\d+)${unit}?(?:1|一)${group}(?:地|的)?(?:数|分|装|站|排|坐|排队)?(?:时|的话)?${leaves}`,
    counted,
  ),
  piece(`(?:如果|若|要是)?每${group}(?:装|放|站|坐|排|分)?(?<m>\\d+)${unit}?(?:时|的话)?${leaves}`, counted),
  piece(
    "(?:除以|被)(?<l>\\d+)(?:除|去除)?(?:时)?,?(?:都)?(?:没有余数|无余数|余数是0|正好除尽|能除尽)",
    ({ conditions }, { l }) => {
      conditions.push({ is: "multiple", of: wholesIn(l), how: "all" });
    },
  ),
  piece(
    "(?:\\d年级)?[^\\P{Script=Han}除余数剩]{0,8}(?:排队|列队|做操|分组|站队|排成队|列队做操|参加体操表演)(?=,)",
    () => {},
  ),
  piece("(?:1|一)?共?有(?:多少|几)(?:人|名|位)[^\\P{Script=Han}余数]{0,4}$", ({ wanted }) => {
    wanted.push("only");
  }),
  piece("(?:总)?(?:人数|个数|数量)(?=在|是|不|大|小|介)", () => {}),
  piece(
    `(?:如果|若|要是)?(?:把它们?|把这些[^\\P{Script=Han}分]{1,3})?(?:平均|全部)?分给(?<m>\\d+)(?:个|名|位)?(?:小朋友|人|同学|孩子|学生|猴子|小猴)${leaves}`,
    counted,
  ),
  // What they are told of.
  piece(
    `(?:今有物(?:,)?不知其数|韩信点兵|孙子算经(?:中|里)?(?:记载|有题|有1题|问题)?|(?:现?有)1${pile}[^\\P{Script=Han}除余数]{1,4})(?=,)`,
    () => {},
  ),
  piece(
    `(?:这|那)?${pile}?[^\\P{Script=Han}个几多最至]{0,3}(?<w>至少|最少|最多)(?:1|一)?共?(?:可能)?有(?:多少|几)${unit}?[^\\P{Script=Han}余数]{0,3}$`,
    ({ picks }, { w }) => {
      picks.push({ end: w === "最多" ? "largest" : "smallest", many: 1 });
    },
  ),
  piece(`(?:这|那)${pile}[^\\P{Script=Han}个几多最至]{1,3}(?:1|一)?共?有(?:多少|几)${unit}?$`, ({ wanted }) => {
    wanted.push("only");
  }),
  piece(`(?:总数|个数|人数|数量)?(?:不到|不足|少于)(?<n>\\d+)${unit}?`, ({ high }, { n }) => {
    high.push(Number(n) - 1);
  }),
  piece(`(?:现?有)?1${pile}[^\\P{Script=Han}除余数]{1,4}(?:不到|不足|少于)(?<n>\\d+)${unit}?`, ({ high }, { n }) => {
    high.push(Number(n) - 1);
  }),
  piece("(?:问|则|那么)?(?:这个|该|此)数(?:至少|最少)(?:是)?(?:多少|几)?$", ({ picks }) => {
    picks.push({ end: "smallest", many: 1 });
  }),
  piece(`(?:总数|个数|人数|数量)?(?:多于)(?<n>\\d+)${unit}?`, ({ low }, { n }) => {
    low.push(Number(n) + 1);
  }),
];
