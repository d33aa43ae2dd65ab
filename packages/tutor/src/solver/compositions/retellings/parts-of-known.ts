import { type Retelling, told } from "./retelling.ts";

const nameZh = "[^\\d,有是比的里占共]{1,6}?";
const sizeZh =
  "(?:的?(?:人数|数量|棵数|只数|本数|个数|朵数|质量|重量|长度|产量|价格|钱数|单价|高度|面积|存粮|存书|藏书))?";
const unitZh = "(?:平方米|平方千米|公顷|千米|千克|厘米|分米|[人名个只本棵朵头条辆米吨元克页岁块箱盆台件张支枝颗盒架])";
const number = "\\d{1,6}(?:\\.\\d{1,3})?";
const shareZh = "(?<p>\\d{1,3}/\\d{1,3}|\\d{1,3}(?:\\.\\d)?%|\\d{1,3}(?:\\.\\d{1,2})?倍)";
const knownZh = `(?:[^\\d,]{0,14},)?(?:\\d年级|\\d\\(\\d{1,2}\\))?(?:[^\\d,]{0,8}?(?:有|里|园|校|班|上|厂|家))?(?<x>${nameZh})${sizeZh}(?:(?:有|存有?|种了?|栽了?|收了?|现有|藏)[^\\d,比是的]{0,2}|是|为|重|长|高|养了|植树|存粮|存书|藏书|产量)?(?<n>${number})(?<u>${unitZh})[^\\d,比是]{0,4}`;
const ofKnownZh = `(?:而)?(?<y>${nameZh})${sizeZh}(?:是|有|相当于|占|等于|正好是|只有)\\k<x>${sizeZh}的${shareZh}`;
const thanKnownZh = `(?:而)?(?<y>${nameZh})${sizeZh}比\\k<x>${sizeZh}(?<w>多|少|重|轻|长|短|高|矮|贵|便宜)(?:了)?(?<p>\\d{1,3}/\\d{1,3}|\\d{1,3}(?:\\.\\d)?%)`;
const isOfOtherZh = `(?:而|这|正好|刚好|恰好|又)*(?:是|相当于|占)(?<y>${nameZh})${sizeZh}的${shareZh}`;
const thanOtherZh = `(?:而|这|正好|刚好|恰好|又)*比(?<y>${nameZh})${sizeZh}(?<w>多|少|重|轻|长|短|高|矮)(?:了)?(?<p>\\d{1,3}/\\d{1,3}|\\d{1,3}(?:\\.\\d)?%)`;
const endZh = "[^\\d,比多少剩差]{0,6}(?:多少|几)?[^\\d,比多少剩差]{0,5}";
const bothZh = `(?:那么|则|问)?(?:[^\\d,比多少剩差]{0,8}?2[^\\d,比多少剩差]{1,8}|[^\\d,比多少剩差]{0,10}?)(?:[1一]共|总共|共|全班|全校|合起来|合计|和)${endZh}`;
const otherZh = `(?:那么|则|问)?\\k<y>${sizeZh}(?:[1一]?共)?(?:有|是|重|长|高)?(?:多少|几)?${unitZh}?`;
const moreZh = `(?:那么|则|问)?(?:\\k<y>${sizeZh}比\\k<x>${sizeZh}(?<v>多|少)|\\k<x>${sizeZh}比\\k<y>${sizeZh}(?<r>多|少))(?:了)?(?:多少|几)?${unitZh}?`;

const shareOf = (written = "") =>
  written.endsWith("%") ? `(${written.slice(0, -1)}/100)` : `(${written.replace("倍", "")})`;
const isMore = (word = "") => /多|重|长|高|贵/.test(word);
/** What the other one is, as a multiple of the known one. */
const factorOf = ({ p, w }: Record<string, string>) => (w ? `(1${isMore(w) ? "+" : "-"}${shareOf(p)})` : shareOf(p));
const worthOf = (p = "") => {
  const [above = "", below = "1"] = p.replace(/[%倍]/, "").split("/");
  return Number(above) / Number(below) / (p.endsWith("%") ? 100 : 1);
};
const isWhole = (u = "") => /[人名个只本棵朵头条辆页岁块箱盆台件张支枝颗盒架]/.test(u);
/** What comes in whole pieces has no fractions. */
const stands = ({ n, u = "", p, w = "" }: Record<string, string>, found: number) => {
  const other = Number(n) * (w ? 1 + (isMore(w) ? 1 : -1) * worthOf(p) : worthOf(p));
  return found >= 0 && other > 0 && (!isWhole(u) || Math.abs(other - Math.round(other)) < 1e-6);
};
const distinct = ({ x, y }: Record<string, string>) => x !== y && !/[它他她其]/.test(`${x}${y}`);

/** One amount is known, and another as a part of it: both together, the other, or what one has more. */
export const ofPartsOfKnown: Retelling[] = [
  ...told([`${knownZh},${ofKnownZh},${bothZh}`, `${knownZh},${thanKnownZh},${bothZh}`], (found) =>
    distinct(found) && stands(found, 0) ? `what is ${found.n}+${found.n}*${factorOf(found)}` : null,
  ),
  ...told([`${knownZh},${ofKnownZh},${otherZh}`, `${knownZh},${thanKnownZh},${otherZh}`], (found) =>
    distinct(found) && stands(found, 0) ? `what is ${found.n}*${factorOf(found)}` : null,
  ),
  ...told([`${knownZh},${isOfOtherZh},${otherZh}`, `${knownZh},${thanOtherZh},${otherZh}`], (found) =>
    distinct(found) ? `what is ${found.n}/${factorOf(found)}` : null,
  ),
  ...told([`${knownZh},${ofKnownZh},${moreZh}`], (found) => {
    const share = worthOf(found.p);
    if (!distinct(found) || !stands(found, 0) || share === 1 || share > 1 !== (found.v === "多" || found.r === "少"))
      return null;
    return share > 1
      ? `what is ${found.n}*${factorOf(found)}-${found.n}`
      : `what is ${found.n}-${found.n}*${factorOf(found)}`;
  }),
];
