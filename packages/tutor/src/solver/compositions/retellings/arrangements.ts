import { type Retelling, told } from "./retelling.ts";

const manyZh = "(?:1?共|一共|总共)?(?:可以|能)?有?(?:多少|几)种(?:不同的)?";
const gridEn =
  "(?:an? )?(?<a>\\d{1,2}) ?(?:x|by|\\*) ?(?<b>\\d{1,2}) (?:grid|board|chessboard|checkerboard|square grid|rectangular grid)(?: of (?:unit )?squares)?";
const gridZh =
  "(?:1个|在)?(?<a>\\d{1,2})(?:\\*|x|乘)(?<b>\\d{1,2})的?(?:方格|网格|方格纸|棋盘|正方形网格|方格图)(?:图|表)?(?:里|中|上|内)?";
const isSmall = (...sizes: (string | undefined)[]) => sizes.every((size) => Number(size) > 0 && Number(size) <= 20);
const thing = "[a-z]+(?: [a-z]+)?";

/** Grids, routes, codes, outfits, tournaments, drawers, and choices of a few. */
export const ofArrangements: Retelling[] = [
  ...told(
    [
      `how many (?:different )?rectangles (?:are (?:there )?(?:in|on)|can be found (?:in|on)|does) ${gridEn}(?: have| contain)?`,
      `${gridZh}(?:1?共|一共)?有(?:多少|几)个长方形(?:\\(?(?:包括|含)正方形\\)?)?`,
    ],
    ({ a, b }) => (isSmall(a, b) ? `what is ${a}*(${a}+1)/2*${b}*(${b}+1)/2` : null),
  ),
  ...told(
    [
      `how many squares(?: of all sizes| of any size)? (?:are (?:there )?(?:in|on)|can be found (?:in|on)|does) ${gridEn}(?: have| contain)?`,
      `${gridZh}(?:1?共|一共)?有(?:多少|几)个正方形`,
    ],
    ({ a, b }) => (a === b && isSmall(a) ? `what is ${a}*(${a}+1)*(2*${a}+1)/6` : null),
  ),
  ...told(
    [
      "(?<n>\\d{1,3}) (?:teams|players|people) (?:play|compete|are) in a (?:single[- ]elimination|knockout|knock-out|elimination) tournament,? how many (?:games|matches) (?:are (?:played|needed) )?(?:until|to (?:get|find|have|decide(?: on)?|determine)|before) (?:there is )?(?:a|the|1) (?:winner|champion)",
      "(?<n>\\d{1,3})(?:支|个)(?:球)?队(?:进行|参加)?(?:淘汰赛|单淘汰赛)(?:\\(?单场淘汰\\)?)?,?(?:要)?决出(?:1个)?冠军,?(?:1?共|一共)?(?:要|需要?)?(?:比赛|赛|进行)(?:多少|几)场(?:比赛)?",
    ],
    ({ n }) => `what is ${n}-1`,
  ),
  ...told(
    [
      "(?:if )?there are (?<a>\\d{1,2}) (?:roads|ways|paths|routes) from (?:town |city )?(?<x>[a-z]) to (?:town |city )?(?<y>[a-z]),? and (?<b>\\d{1,2}) (?:roads|ways|paths|routes) from (?:town |city )?\\k<y> to (?:town |city )?(?<z>[a-z]),? how many (?:different )?(?:routes|ways|paths)(?: are there)? (?:to (?:go|get) )?from (?:town |city )?\\k<x> to (?:town |city )?\\k<z>(?: (?:through|via|by way of) \\k<y>)?",
      "从(?<x>[a-z甲])[地村城]?到(?<y>[a-z乙])[地村城]?有(?<a>\\d{1,2})条(?:路|路线),?从\\k<y>[地村城]?到(?<z>[a-z丙])[地村城]?有(?<b>\\d{1,2})条(?:路|路线),?(?:那么)?从\\k<x>[地村城]?(?:经过?\\k<y>[地村城]?)?到\\k<z>[地村城]?(?:1?共)?有(?:多少|几)[条种](?:不同的)?(?:路线|走法|路)",
    ],
    ({ a, b, x, z }) => (x === z ? null : `what is ${a}*${b}`),
  ),
  ...told(
    [
      "(?:a |the )?license plates? (?:has|have|consists? of|is made of) (?<l>\\d) letters?,? (?:followed by|and|then) (?<d>\\d) digits?,? how many (?:different )?(?:license )?plates (?:are possible|are there|can be made)",
      "(?:1种)?车牌(?:号码?)?由(?<l>\\d)个(?:英文)?字母(?:后(?:面)?跟|和|加|接)(?<d>\\d)个数字组成,?(?:1?共|一共)?(?:可以|能)?有?(?:多少|几)(?:种|个)(?:不同的)?(?:车牌(?:号码?)?)?",
    ],
    ({ l, d }) => `what is 26^${l}*10^${d}`,
  ),
  ...told(
    [
      "how many (?:different )?(?<k>[2-8])-digit (?:codes|pins|pin codes|passwords|passcodes|combinations) (?:are possible|are there|can be made|can be formed)(?: (?:using|with|from)(?: the)? digits (?:0-9|0 to 9|0 through 9))?(?: if digits (?:can|may) (?:be )?repeat(?:ed)?)?",
      "用0(?:到|至|-|~)9(?:这10个数字)?(?:可以)?组成(?<k>[2-8])位(?:数字)?密码,?(?:数字)?(?:可以?重复)?,?有(?:多少|几)种(?:可能|密码)?",
    ],
    ({ k }) => `what is 10^${k}`,
  ),
  ...told(
    [
      "用(?<d>\\d(?:,\\d){1,7})(?:这\\d个数字)?(?:能|可以?)?组成(?:多少|几)个(?<k>[2-5])位数(?:\\((?:数字)?(?:可以?|允许)重复\\)|,(?:数字)?(?:可以?|允许)重复(?:使用)?)",
      "(?:数字)?(?:可以?|允许)重复(?:使用)?,用(?<d>\\d(?:,\\d){1,7})(?:这\\d个数字)?(?:能|可以?)?组成(?:多少|几)个(?<k>[2-5])位数",
    ],
    ({ d = "", k }) => {
      const digits = d.split(",");
      if (new Set(digits).size !== digits.length) return null;
      return digits.includes("0")
        ? `what is ${digits.length - 1}*${digits.length}^${Number(k) - 1}`
        : `what is ${digits.length}^${k}`;
    },
  ),
  ...told(
    [
      "(?:小[^\\d,]{1,3}有|有)?(?<a>\\d{1,2})件(?:不同的)?(?:上衣|衬衫|t恤)[、和,]?(?<b>\\d{1,2})条(?:不同的)?(?:裤子|裙子),?(?:(?:各选|每次穿)1件(?:上衣)?(?:和)?1条(?:裤子|裙子)?,?|1件上衣配1条(?:裤子|裙子),?)?(?:1?共|一共|总共)?(?:可以|能)?有?(?:多少|几)种(?:不同的)?(?:搭配|穿法|配法)(?:方法)?",
    ],
    ({ a, b }) => `what is ${a}*${b}`,
  ),
  ...told(
    [
      `(?:in )?how many (?:different )?ways (?:are there )?(?:can (?:you|i|we) |to )?(?:pick|choose|select) (?<k>\\d{1,2}) (?:different )?(?:flavors|toppings|books|colors|cards|songs|movies|fruits|players|students|people|kids) (?:from|out of|of) (?:a (?:set|group|list) of )?(?<n>\\d{1,2}) (?:different |available )?${thing}(?: if order (?:does not|doesn't) matter)?`,
      `(?<n>\\d{1,2})(?:种|个|本|名|张)(?:不同的?)?(?:口味的冰淇淋|口味|颜色|水果|书|歌曲|配料|图书)(?:中|里)?,?(?:任)?选(?:出|择)?(?<k>\\d{1,2})(?:种|个|本|名|张)?,?${manyZh}(?:选法|方法|选择)`,
    ],
    ({ n, k }) => (Number(k) <= Number(n) && isSmall(n) ? `what is ${n}!/(${k}!*${Number(n) - Number(k)}!)` : null),
  ),
  ...told(
    [
      "(?:圆|1个圆|圆周)上有?(?<n>\\d{1,2})个(?:不同的)?点,?(?:每|任意)2(?:个)?点(?:之间)?(?:都)?(?:连|画|作)(?:成)?1条(?:线段|弦),?(?:1?共|一共|总共)?(?:可以?|能)?(?:连|画|有)*(?:成)?(?:多少|几)?条(?:线段|弦)?",
    ],
    ({ n }) => `what is ${n}*(${n}-1)/2`,
  ),
  ...told(
    [
      "(?:in )?(?:a|the) drawer (?:there )?(?:are|has|contains|with) (?<a>\\d{1,3}) (?<x>[a-z]+)(?: socks)?,? (?:and )?(?<b>\\d{1,3}) (?<y>[a-z]+)(?: socks)?(?:,? (?:and )?(?<c>\\d{1,3}) (?<z>[a-z]+) socks)?,? (?:what is the (?:least|smallest|minimum) number of socks (?:that )?(?:you|i) must (?:take|pull|draw)(?: out)?|how many(?: socks)? (?:must|do) (?:you|i) (?:have to |need to )?(?:take|pull|draw)(?: out)?)(?: in the dark)? (?:to be (?:sure|certain) (?:of|to get|to have)|to guarantee) (?:at least )?(?:a (?:matching )?pair|2 socks)(?: of the same color)?",
      "抽屉里有(?<a>\\d{1,3})[只双]?(?<x>[红蓝黑白黄绿灰])袜子?[、和,](?<b>\\d{1,3})只(?<y>[红蓝黑白黄绿灰])袜子?(?:[、和,](?<c>\\d{1,3})只(?<z>[红蓝黑白黄绿灰])袜子?)?,?(?:闭着?眼睛?)?(?:至少|最少)(?:要)?(?:取|拿|摸)(?:出)?(?:几|多少)只,?(?:才能)?(?:保证|一定)(?:有|能有|取到|得到|能得到)?(?:1双同色的?|2只同色(?:的)?|2只颜色相同(?:的)?|1双颜色相同的?)(?:袜子)?",
    ],
    ({ a, b, c, x, y, z }) => {
      const kinds = z ? [x, y, z] : [x, y];
      const enough = [a, b, ...(z ? [c] : [])].every((many) => Number(many) >= 2);
      return enough && new Set(kinds).size === kinds.length ? `what is ${kinds.length}+1` : null;
    },
  ),
];
