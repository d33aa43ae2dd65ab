import type { Retelling } from "../retellings/retelling.ts";
import { inChinese, isCount } from "./told-in-chinese.ts";

const many = "(?:多少|几)";
const unit = "(?:本|棵|人|个|件|元|张|朵|千克|只|块|盆|名|枝|支)";
const grade = (group: string) => `(?<${group}>\\d)年级`;
const did = "(?:植|种|栽|做|捐|收集|借|买|养|有)(?:了|书|树)*";
/** Of two classes or grades, which is meant. */
const partOf = (asked: string | undefined, x: string | undefined, y: string | undefined, a: string, b: string) =>
  asked === x ? a : asked === y ? b : null;

/** Chinese word problems of grades, which are told apart by their numbers. */
export const ofOrdinaryProblemsTold: Retelling[] = [
  ...inChinese(
    [
      `(?:学校)?(?:把|将)?[^,%]{0,8}?按(?:照)?(?<a>\\d{1,3}),(?<b>\\d{1,3})(?:的比(?:例)?)?(?:分配|分|借|发|奖)?给(?<x>\\d)(?:年级)?(?:,|和|与)${grade("y")},${grade("p")}(?:分得|分到|得到|得|借到)(?:了)?<n>${unit}[^\\d,]{0,3},${grade("z")}(?:分得|分到|得到|得|借到)(?:了)?${many}${unit}[^\\d,]{0,3}`,
    ],
    ({ a = "", b = "", x, y, p, n, z }) => {
      const [own, other] = [partOf(p, x, y, a, b), partOf(z, x, y, a, b)];
      return own && other && x !== y && p !== z && isCount(Number(n) / Number(own))
        ? `what is ${n}/${own}*${other}`
        : null;
    },
  ),
  ...inChinese(
    [
      `(?:同学|们|[^\\d,每比]{0,8}?[植种栽做捐借养][^\\d,每比]{0,6},)*${grade("x")}${did}<n>${unit}[^\\d,比]{0,3},(?:比${grade("y")}(?<w>多|少)(?:植|种|栽|做|捐|借)?(?:了)?<r/>|是${grade("y")}的<k/>),(?<z>\\d)年级${did}${many}${unit}[^\\d,]{0,3}`,
    ],
    ({ x, y, z, n, w, r, k }) => {
      const [above = 0, below = 0] = (r ?? k ?? "").split("/").map(Number);
      if (x === y || z !== y || above === 0 || (r && above >= below)) return null;
      const part = k ? above / below : w === "多" ? 1 + above / below : 1 - above / below;
      return isCount(Number(n) / part) ? `what is ${n}/${k ? `(${k})` : `(1${w === "多" ? "+" : "-"}${r})`}` : null;
    },
  ),
  ...inChinese(
    [
      `(?:同学|们|[^\\d,每比]{0,8}?[植种栽做捐借养][^\\d,每比]{0,6},)*${grade("x")}${did}<n>${unit}[^\\d,比]{0,3},${grade("y")}比${grade("v")}(?<w>多|少)(?:植|种|栽|做|捐|借)?(?:了)?<r/>,(?<z>\\d)年级${did}${many}${unit}[^\\d,]{0,3}`,
    ],
    ({ x, y, v, z, n, w, r = "" }) => {
      const [above = 0, below = 0] = r.split("/").map(Number);
      if (x === y || v !== x || z !== y || above >= below) return null;
      return `what is ${n}*(1${w === "多" ? "+" : "-"}${r})`;
    },
  ),
];
