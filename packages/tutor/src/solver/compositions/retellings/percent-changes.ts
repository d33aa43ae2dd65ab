import { type Retelling, told } from "./retelling.ts";

const number = "\\d{1,7}(?:\\.\\d{1,3})?";
const percent = (name: string) => `(?<${name}>\\d{1,3}(?:\\.\\d{1,2})?)%`;
const upEn = "increase[sd]?|raise[sd]?|rises?|rose|go(?:es)? up|went up|grows?|grew|marked up|gain(?:s|ed)?";
const downEn =
  "decrease[sd]?|reduce[sd]?|lower(?:s|ed)?|falls?|fell|drop(?:s|ped)?|go(?:es)? down|went down|cut|discounted|marked down|los(?:es|t)";
const wayEn = (name: string) =>
  `(?:is |was |are |were |being |has been )?(?:first |then |further )?(?<${name}>${upEn}|${downEn})(?: by)?(?: another| a further)?`;
const upZh = "增加|提高|上升|上涨|涨价|提价|涨|升高|增长";
const downZh = "减少|降低|下降|降价|下跌|跌|降";
const wayZh = (name: string) => `(?<${name}>${upZh}|${downZh})了?`;

const isUp = (said = "") => new RegExp(`^(?:${upEn}|${upZh})$`, "u").test(said);
/** Hundredths of what was there before. */
const factor = (way: string | undefined, size: string | undefined) => `(100${isUp(way) ? "+" : "-"}${size})/100`;
const after = (way: string | undefined, size: string | undefined) => (100 + (isUp(way) ? 1 : -1) * Number(size)) / 100;

/** The change as a percent, if it goes the way that is asked for. */
function changeOf(result: number, asked = ""): string | null {
  const change = Math.round((result - 1) * 1e8) / 1e6;
  const isRise = /^(?:increase|gain|rise|增|提|上|涨|升)/.test(asked);
  const isFall = /^(?:decrease|reduction|drop|loss|fall|减|降|下|跌)/.test(asked);
  if (change === 0 || (isRise && change < 0) || (isFall && change > 0) || (!isRise && !isFall)) return null;
  const size = `${Math.abs(change)}`;
  const places = size.split(".")[1]?.length ?? 0;
  return `write ${size.replace(".", "")}/${10 ** (places + 2)} as a percent`;
}

const thing = "(?:an? |the |its )?[a-z' ]{1,40}?";
const twice = `${thing} ${wayEn("w")} ${percent("a")}(?:,? and|,? but|,)? ?(?:the new (?:price|value|number|amount) |it |the result |that )?(?:is |was )?(?:and )?(?:then |later |next )?${wayEn("v")} ${percent("b")}`;
const thingZh = "(?:[^\\d,]{0,10}|1[^\\d,]{1,8})";
const twiceZh = `${thingZh}(?:先|首先)${wayZh("w")}${percent("a")},?(?:再|后来又|然后|又|接着|后来|后|之后)(?:又|再)?${wayZh("v")}${percent("b")}`;
const shapes: Record<string, string> = {
  square: "2",
  circle: "2",
  cube: "3",
  sphere: "3",
  正方形: "2",
  圆: "2",
  正方体: "3",
};

/** Changes by percents, one after the other, forward and back, and what follows of them. */
export const ofPercentChanges: Retelling[] = [
  ...told(
    [`比(?<n>${number})(?<s>[多少])${percent("p")}(?:的数)?`, `(?<p>\\d{1,3})%(?<s>more|less) than (?<n>${number})`],
    ({ n, s = "", p }) => `what is ${n}*(100${/多|more/.test(s) ? "+" : "-"}${p})/100`,
  ),
  ...told(
    [
      `${twice},? (?:what is |what's |find )?(?:the )?(?:total|overall|net) percent(?:age)? (?<c>increase|decrease|gain|loss)`,
      `${twice},? (?:by )?what percent(?:age)? (?:did|does|is|was) (?:it|the number|the price|the value) (?<c>increase|decrease|gain|fall|drop)d? (?:by )?(?:in all|in total|altogether|overall)?`,
      `${twiceZh},(?:一共|共|总共|总的来说|最后|结果)(?:比原来)?(?<c>增加|减少|提高|降低|上涨|涨|降|增长|下降)了?百分之(?:几|多少)`,
      `${twiceZh},(?:最后|结果|现在|现价|这时)(?:的价格)?(?:比|与)(?:原来|原价|原数|最初)(?:相比)?(?:的价格)?,?(?<c>增加|减少|提高|降低|上涨|涨|降|增长|下降)了?百分之(?:几|多少)`,
    ],
    ({ w, a, v, b, c }) => changeOf(after(w, a) * after(v, b), c),
  ),
  ...told(
    [
      `(?:each |every )?(?:the )?(?:side|edge|radius|diameter)(?: length)?s? of an? (?<f>square|cube|circle|sphere) (?:is |are )?${wayEn("w")} ${percent("a")},? (?:by )?what (?:percent(?:age)?) (?:does|do|will|is|did) (?:its|the) (?<m>area|volume)(?: of the (?:square|cube|circle|sphere))? (?<c>increase|decrease)d?(?: by)?`,
      `(?<f>正方形|圆|正方体)的?(?:边长|棱长|半径|直径)${wayZh("w")}${percent("a")},?(?:那么|则)?(?:它的|其)?(?<m>面积|体积)(?<c>增加|减少|提高|降低|扩大|缩小)了?百分之(?:几|多少)`,
    ],
    ({ f = "", w, a, m = "", c }) => {
      const power = shapes[f] ?? "";
      if ((power === "3") !== /volume|体积/.test(m)) return null;
      return changeOf(after(w, a) ** Number(power), c);
    },
  ),
  ...told(
    [
      `${thing} ${wayEn("w")} ${percent("a")},? and (?:is |was )?then (?:sold at ${percent("b")} off|(?<v>${downEn}|${upEn})(?: by)?(?: another)? ${percent("d")}),? (?:if )?(?:the )?(?:final|new|sale|last|end) price (?:is|was) (?<n>${number}),? (?:what|find)(?: is| was)? (?:the )?(?:first|original|initial|starting|old) price`,
      `${thingZh}(?:先|首先)${wayZh("w")}${percent("a")},?(?:再|后来又|然后|又|接着)(?:又|再)?(?:按(?:现价的?)?)?(?:(?<k>\\d{1,3})%出售|(?:打(?<z>\\d{1,3})%)|${wayZh("v")}${percent("b")}),?(?:现在|现|最后|结果)?(?:的?售价|价格?|卖)(?:是|为)?(?<n>${number})元?,?(?:请问|问|求|那么)?(?:它|这件[^\\d,]{1,4})?的?(?:原价|原来的?价格|原来)(?:是|卖)?(?:多少元?|几元)?`,
    ],
    ({ w, a, v, b, d, k, z, n }) => {
      const second = (k ?? z) ? `${k ?? z}/100` : v ? factor(v, b ?? d) : `(100-${b})/100`;
      return `what is ${n}/(${factor(w, a)})/(${second})`;
    },
  ),
  ...told(
    [
      `${thing} (?:costs?|is priced at|sells for) (?<n>${number}),? (?:the |its )?price ${wayEn("w")} ${percent("a")},? and (?:then )?(?:the new price |it )?(?:is |was )?(?:then )?${wayEn("v")} ${percent("b")},? (?:what is |find )?(?:the )?(?:final|new|last) price(?: in dollars)?`,
      `${thingZh}(?:原价|定价|价格)(?:是|为)?(?<n>${number})元?,?(?:先|首先)${wayZh("w")}${percent("a")},?(?:再|后来又|然后|又|接着)(?:又|再)?${wayZh("v")}${percent("b")},?(?:现在|现|最后)(?:的?售价|的?价格?|卖)(?:是|为)?(?:多少元?|几元)?`,
    ],
    ({ n, w, a, v, b }) => `what is ${n}*${factor(w, a)}*${factor(v, b)}`,
  ),
  ...told(
    [
      `(?:an? |the )?(?:test|quiz|exam) (?:has|had|with|of) (?<n>\\d{1,4}) (?:questions|problems|items),? (?:and |if )?[a-z]+ (?:got|answers?|answered|gets) ${percent("p")}(?: of (?:them|the questions))? (?<r>right|wrong|correct|correctly|incorrect),? how many (?:questions |problems )?(?:did|does) (?:he|she|they|[a-z]+) (?:get|answer) (?<s>right|wrong|correct|correctly|incorrect)`,
      `(?:1张|1份|这张)?试卷(?:共|有|上有)*(?<n>\\d{1,4})道?题,?[^\\d,]{1,6}(?<r>答对|做对|答错|做错)了?${percent("p")},?(?:他|她)?(?<s>答对|做对|答错|做错)了?(?:几|多少)道?题?`,
    ],
    ({ n, p, r = "", s = "" }) => {
      const [told, asked] = [r, s].map((one) => /wrong|incorrect|错/.test(one));
      return `what is ${n}*${told === asked ? p : `(100-${p})`}/100`;
    },
  ),
  ...told(
    [
      `an? (?:salesman|saleswoman|salesperson|agent|seller|realtor)(?: who)? (?:gets|earns|receives|makes|is paid) (?:an? )?${percent("p")}(?: in)? commission(?: on (?:all |her |his )?sales)?,? (?:and )?(?:how much(?: commission| money)? (?:does|will|would) (?:he|she|they) (?:earn|get|make|receive) (?:on|for|from)(?: selling)?) (?<n>${number})(?: dollars)?(?: of| in| worth of)?(?: sales)?`,
      `(?:业务员|销售员|推销员)的?(?:按)?(?:提成|佣金)(?:比例|率)?(?:是|为)?(?:销售额的)?${percent("p")},?(?:他)?(?:卖了|卖出|销售了|销售额(?:是|为)?)(?<n>${number})元?(?:的?商品)?,?(?:可以?|能|应)?(?:得到?|拿)?(?:的)?(?:提成|佣金)(?:是)?(?:多少元?|几元)?`,
    ],
    ({ n, p }) => `what is ${n}*${p}/100`,
  ),
  ...told(
    [
      `本金(?:是|为)?(?<n>${number})元?,?年利率(?:是|为)?${percent("p")},?(?:存|存了|存期)(?<y>\\d{1,2})年,?(?:到期)?(?:可得|能得|共得)?利息(?:是)?(?:多少元?|几元)?`,
      `(?:把)?(?<n>${number})元(?:钱)?存入?银行,?(?:存|定期)?(?<y>\\d{1,2})年,?年利率(?:是|为)?${percent("p")},?(?:到期(?:后)?)?(?:可得|能得|共得|可以得到)?利息(?:是)?(?:多少元?|几元)?`,
    ],
    ({ n, p, y }) => `what is ${n}*${p}/100*${y}`,
  ),
  ...told(
    [
      `(?:if )?(?<n>${number})(?: dollars)? (?:is |are )?(?:invested|deposited|put in a bank|placed)(?: at| earning)? (?:an? )?${percent("p")}(?: interest)?,? compounded (?:annually|yearly|once a year|each year),? how much (?:is there|will there be|money is there|is it worth|will it be worth) (?:after|in|at the end of) (?<y>\\d{1,2}) years`,
    ],
    ({ n, p, y }) => `what is ${n}*(1+${p}/100)^${y}`,
  ),
  ...told(
    [
      `(?:这件)?(?:物品|商品|东西|1件商品|1件物品)(?:的?价格)?(?:是|为)?(?<n>${number})元,?(?:另加|加|要加|外加)?税(?:率)?(?:是|为)?${percent("p")}(?:的税)?,?(?:一共|共|总共)(?:要)?付(?:多少元?|几元)`,
    ],
    ({ n, p }) => `what is ${n}*(1+${p}/100)`,
  ),
];
