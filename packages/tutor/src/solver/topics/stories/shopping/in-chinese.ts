import { boundedPattern } from "../../../../bounded-pattern.ts";
import type { Bill, Item, Wanted } from "./bill.ts";

const unit =
  "千克|公斤|斤|克|支|本|个|只|块|条|张|件|双|瓶|袋|盒|箱|包|把|台|套|枝|束|朵|米|升|盏|副|根|棵|盆|辆|听|罐|桶|杯|份|枚|顶|箱|筐|节|卷|种|碗";
const amount = (group: string) => `(?<${group}>\\d{1,6}(?:\\.\\d{1,2})?)元(?:钱)?`;
const name = (group: string) => `(?<${group}>[^\\d,.每元和与、又再比多少的付找共是要应该剩买]{1,6}?)`;
const buys = "(?:又|还|再|要|想|准备|需要|打算)*(?:买了?|买来了?|购买了?|购进了?|买进了?|称了?)(?:了)?";
const who = "[^\\d,.每元比剩找]{0,8}?";
const many = "(?:多少钱|多少元|几元|多少元钱|几元钱)";
const joint = /(?:[,.;?!、]|和|与|以及|那么|如果|并且|并|求|请问|问)*/y;
const next = "(?=[,.;?!、和与又付给]|$)";

type Part = [pattern: string, heard: (bill: Bill, groups: Record<string, string | undefined>) => boolean];

const asks = (wanted: Wanted) => (bill: Bill) => {
  if (bill.wanted) return false;
  bill.wanted = wanted;
  return true;
};
const tellsPrice = (bill: Bill, thing = "", unit = "", price = "") => bill.prices.push({ thing, unit, price }) > 0;
const buysItem = (bill: Bill, item: Item) => bill.items.push(item) > 0;

/** What is said in such a story, the most special first. */
const parts: Part[] = [
  [`${who}(?:应|应该|可以|可|还|要|需要|能)*找(?:回|给|零)?(?:他|她|妈妈|爸爸|[^\\d,]{2,3})?${many}`, asks("rest")],
  [`${who}(?:还|会|应该|应)*(?:剩下?|余下?)(?:了)?${many}`, asks("rest")],
  [
    `${who}(?:一共|共|总共|1共)?(?:要|应|应该|需要?|该|得)*(?:付|花|用|付款|花费|支付)?(?:了)?(?:售货员)?${many}`,
    asks("total"),
  ],
  [
    `${who}(?:付|给|拿|带|有|付给|拿出|给了|付了|带了|带着|拿了|用)(?:出|去|给)?(?:售货员|营业员|收银员|阿姨|叔叔)?(?:了)?(?:1张|一张)?${amount("m")}(?:人民币|纸币)?(?:去[^\\d,]{1,5}|到[^\\d,]{1,5})?${next}`,
    (bill, { m = "" }) => bill.money.push(m) > 0,
  ],
  [
    `(?:(?:用|拿|带)?${amount("m")})?(?:最多|1共|一共)?(?:可以|能|能够|可)(?:最多)?买(?:到)?(?:多少|几)(?:${unit})(?:这样的|这种|同样的)?(?:${name("x")})?${next}`,
    (bill, { x = "", m }) => {
      if (m !== undefined) bill.money.push(m);
      return buysItem(bill, { thing: x, unit: "", count: "1" }) && asks("many")(bill);
    },
  ],
  // Prices.
  [
    `${name("x")}(?:的)?(?:价格|单价|售价)?(?:是|为|要|卖)?(?:每|1|一)(?<u>${unit})(?:要|卖|售价|是|为)?${amount("p")}${next}`,
    (bill, { x, u, p }) => tellsPrice(bill, x, u, p),
  ],
  [
    `(?:每|1|一)(?<u>${unit})${name("x")}(?:的)?(?:价格|单价|售价)?(?:要|卖|售价|是|为)?${amount("p")}${next}`,
    (bill, { x, u, p }) => tellsPrice(bill, x, u, p),
  ],
  [
    `${name("x")}(?:的)?(?:价格|单价|售价)?(?:是|为|要|卖)?${amount("p")}(?:每|1|一)(?<u>${unit})${next}`,
    (bill, { x, u, p }) => tellsPrice(bill, x, u, p),
  ],
  [
    `(?:每|1|一)(?<u>${unit})(?:要|卖|售价|是|为)?${amount("p")}${next}`,
    (bill, { u = "", p = "" }) => {
      const last = bill.items.at(-1);
      if (!last || last.price !== undefined || last.unit !== u) return false;
      last.price = p;
      return true;
    },
  ],
  // Bought.
  [
    `(?<w>${who})${buys}(?=\\d|每|${"[^\\d,]{1,5}\\d"})`,
    (bill, { w = "" }) => bill.buyers.push(w.replace(/去?(?:又|还|再|想|要|商店|超市|文具店|准备|打算|用)+$/, "")) > 0,
  ],
  [
    `(?<n>\\d{1,4}(?:\\.\\d{1,2})?)(?<u>${unit})(?:单价(?:是|为)?)?(?:每|1|一)(?<v>${unit})${amount("p")}的${name("x")}${next}`,
    (bill, { n = "", u = "", v, x = "", p }) =>
      u === v && buysItem(bill, { thing: x, unit: u, count: n, price: p ?? "" }),
  ],
  [
    `(?<n>\\d{1,4}(?:\\.\\d{1,2})?)(?<u>${unit})(?:单价(?:是|为)?)?${amount("p")}(?:每|1|一)(?<v>${unit})的${name("x")}${next}`,
    (bill, { n = "", u = "", v, x = "", p }) =>
      u === v && buysItem(bill, { thing: x, unit: u, count: n, price: p ?? "" }),
  ],
  [
    `(?:每|1|一)(?<u>${unit})${amount("p")}的${name("x")}(?:买了?)?(?<n>\\d{1,4}(?:\\.\\d{1,2})?)(?<v>${unit})${next}`,
    (bill, { n = "", u = "", v, x = "", p }) =>
      u === v && buysItem(bill, { thing: x, unit: u, count: n, price: p ?? "" }),
  ],
  [
    `(?<n>\\d{1,4}(?:\\.\\d{1,2})?)(?<u>${unit})(?:这样的|同样的|这种)?(?:${name("x")})?${next}`,
    (bill, { n = "", u = "", x = "" }) => buysItem(bill, { thing: x, unit: u, count: n }),
  ],
  [
    `(?<!每[^,]{0,6})${name("x")}(?<n>\\d{1,4}(?:\\.\\d{1,2})?)(?<u>${unit})${next}`,
    (bill, { n = "", u = "", x = "" }) => buysItem(bill, { thing: x, unit: u, count: n }),
  ],
];

const made = parts.map(([pattern, heard]) => ({ pattern: boundedPattern(pattern, "uy"), heard }));
const STEPS_MAX = 400;

/** What the story tells, each of its clauses being one that is known; null where one is not. */
export function billInChinese(story: string): Bill | null {
  const text = story
    .replaceAll(/\s+/g, "")
    .replaceAll(/[，。；？！：]/g, (sign) => ({ "，": ",", "。": ".", "；": ";", "？": "?", "！": "!" })[sign] ?? ",")
    .replaceAll(/(\d+)元(\d)角/g, "$1.$2元")
    .replaceAll(/(?<![\d.元])(\d)角/g, "0.$1元")
    .replaceAll(/(?<=\d)块(?:钱)?(?=[,.;?!1一每]|$)/g, "元");
  if (/[折%比倍半]|优惠|便宜|送|打[^算]|剩下的/.test(text)) return null;
  let steps = 0;
  function from(at: number, bill: Bill): Bill | null {
    joint.lastIndex = at;
    const start = at + (joint.exec(text)?.[0].length ?? 0);
    if (start >= text.length) return bill;
    for (const { pattern, heard } of made) {
      if (steps++ > STEPS_MAX) return null;
      pattern.lastIndex = start;
      const found = pattern.exec(text);
      const copy = {
        ...bill,
        prices: [...bill.prices],
        items: bill.items.map((each) => ({ ...each })),
        money: [...bill.money],
        buyers: [...bill.buyers],
      };
      if (!found || found[0] === "" || !heard(copy, found.groups ?? {})) continue;
      const rest = from(pattern.lastIndex, copy);
      if (rest) return rest;
    }
    return null;
  }
  return from(0, { prices: [], items: [], money: [], buyers: [], wanted: null });
}
