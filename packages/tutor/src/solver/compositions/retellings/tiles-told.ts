import { type Retelling, told } from "./retelling.ts";

const number = "\\d{1,4}(?:\\.\\d{1,2})?";
/** Of the smallest unit of each system. */
const sizes: Record<string, [system: string, size: number]> = {
  inch: ["us", 1],
  inches: ["us", 1],
  in: ["us", 1],
  foot: ["us", 12],
  feet: ["us", 12],
  ft: ["us", 12],
  yard: ["us", 36],
  yards: ["us", 36],
  yd: ["us", 36],
  cm: ["metric", 1],
  centimeter: ["metric", 1],
  centimeters: ["metric", 1],
  m: ["metric", 100],
  meter: ["metric", 100],
  meters: ["metric", 100],
  厘米: ["metric", 1],
  分米: ["metric", 10],
  米: ["metric", 100],
};
const unit = (name: string) =>
  `(?<${name}>inches|inch|in|feet|foot|ft|yards|yard|yd|centimeters|centimeter|cm|meters|meter|m)`;
const unitZh = (name: string) => `(?<${name}>厘米|分米|米)`;
const floorEn =
  "(?:rectangular )?(?:kitchen |bathroom |hall |patio |room )?(?:floor|wall|patio|room|hallway|kitchen|bathroom|terrace)";
const tileEn = `(?:square tiles? (?:(?:that (?:are|is)|with sides of|with sides|measuring|of side) )?(?<s>${number})[ -]?${unit("u")}(?: (?:on (?:each|a) side|long|wide))?|(?<s2>${number})[ -]?${unit("u2")}(?: by \\k<s2>[ -]?\\k<u2>)? (?:square )?tiles?)`;
const sidesEn = `(?<a>${number})(?:[ -]?${unit("v")})?(?: long)? ?(?:by|x|×|and) ?(?<b>${number})[ -]?${unit("w")}(?: wide)?`;
const coverEn = "(?:needed|required|necessary|used)? ?(?:to )?(?:completely )?(?:cover|tile|pave)";
const tileZh = `(?:用|如果用|若用|要用|准备用|计划用)?边长(?:是|为)?(?<s>${number})${unitZh("u")}的(?:正方形)?(?:方砖|地砖|瓷砖)`;
const floorZh = `[^\\d,]{0,14}?长(?:是|为)?(?<a>${number})${unitZh("v")},?宽(?:是|为)?(?<b>${number})${unitZh("w")}的?[^\\d,]{0,8}`;
const howManyZh =
  "(?:来)?(?:铺满|铺)?(?:它的?|这个)?(?:地面|地|房间|教室)?(?:的地面)?,?(?:至少|[1一]?共)?(?:需要?|要|用)(?:多少|几)块(?:这样的)?(?:方砖|地砖|瓷砖)?";

/** How many square tiles a floor takes, where its sides are told in other units than theirs; no tile is cut. */
export const ofTiles: Retelling[] = told(
  [
    `how many ${tileEn} (?:are |will be |is )?${coverEn} (?:a|the|his|her|their) ${floorEn} (?:that is |that measures |which is |measuring |of )?${sidesEn}`,
    `how many ${tileEn} (?:are |will be |is )?${coverEn} an? (?<a>${number})[ -]?(?:${unit("v")}[ -])?(?:by|x|×)[ -](?<b>${number})[ -]?${unit("w")} ${floorEn}`,
    `(?:a|the) ${floorEn} (?:is|measures|that is) ${sidesEn},? (?:and )?how many ${tileEn} (?:are|will be|do (?:you|we|they) need) ?(?:needed|required)?(?: to (?:cover|tile) it)?`,
    `${floorZh},${tileZh}${howManyZh}`,
    `${tileZh}(?:铺|去铺|来铺)(?:1间|一间|1个|一个)?${floorZh},?${howManyZh}`,
  ],
  ({ s, s2, u, u2, a = "", b = "", v, w = "" }) => {
    const [tile, across, up] = [sizes[u ?? u2 ?? ""], sizes[v ?? w], sizes[w]];
    if (!tile || !across || !up || tile[0] !== up[0] || across[0] !== up[0]) return null;
    const side = s ?? s2 ?? "";
    const fits = (length: string, size: number) => {
      const many = (Number(length) * size) / (Number(side) * tile[1]);
      return Math.abs(many - Math.round(many)) < 1e-9;
    };
    if (!(Number(side) > 0) || !fits(a, across[1]) || !fits(b, up[1])) return null;
    return `what is (${a}*${across[1]}/(${side}*${tile[1]}))*(${b}*${up[1]}/(${side}*${tile[1]}))`;
  },
);
