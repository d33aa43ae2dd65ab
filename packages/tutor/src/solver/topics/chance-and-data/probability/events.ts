import type { Piece } from "../../../sentences/pieces.ts";
import { cardEvents } from "./cards.ts";
import { deniedEvents } from "./denied.ts";
import { color, things } from "./scenes.ts";
import { testOf, testSource } from "./tests.ts";
import { type Event, piece, put, type Quantity, quantifier, quantityOf, type Told } from "./told.ts";

const thing = `(?: ?(?:${things}|ones?|1(?![\\d./])|cards?|色的?球|色球|色|球))?`;
const colorOr = `${color}(?:(?: or(?: an?)? |或)(?<other>[a-z]{3,6}|[红蓝绿黄白黑]))?`;
const are =
  "(?: of (?:them|the (?:marbles|balls|cards|dice|coins|rolls)))?(?: ?(?:are|is|be|being|come up|show|land|shows|lands on|turn up))?";
const sides = "(?<side>heads?|tails?|正面|反面)(?:(?:朝)?(?:向)?上)?";

const takes = "(?:摸|取|抽|拿)出?";

/** What shall happen. */
export const events: Piece<Told>[] = [
  piece("(?:probability|chance|likelihood|概率|可能性|机会)(?: of| that|是)?", (told) => {
    told.asks = true;
    told.asked++;
  }),
  piece(
    "with replacement|and replaced|(?:and )?(?:it is |then )?(?:put back|replaced)|有放回地?|放回后再?|放回",
    (told) => put(told, "replaced", true),
  ),
  piece(
    "without replacement|without (?:replacing|putting)(?: it| them| the first(?: one| marble| ball)?)?(?: back)?|不放回地?",
    (told) => put(told, "replaced", false),
  ),
  piece("at the same time|simultaneously|at once|同时|1次性|一次性", (told) => {
    told.together = true;
  }),
  piece("1 after (?:the other|another)|1 by 1|1 at a time|in succession|依次|先后|逐个", (told) => {
    told.oneByOne = true;
  }),
  piece(
    `(?:draw|pick|select|choose|take|grab|drawing|picking|selecting|choosing)s? (?:out )?(?<n>\\d{1,2})(?: ?(?:${things}|cards))(?: at random| randomly)?`,
    (told, { n }) => put(told, "draws", Number(n)),
  ),
  piece(
    `(?<n>\\d{1,2}|an?) ?(?:${things}|cards?) (?:is|are) (?:randomly )?(?:drawn|picked|selected|chosen|taken|removed|dealt|pulled)(?: out)?(?: at random| randomly)?`,
    (told, { n }) => put(told, "draws", /\d/.test(n ?? "") ? Number(n) : 1),
  ),
  piece(
    "(?<n>\\d{1,2}) (?:is|are) (?:randomly )?(?:drawn|picked|selected|chosen|taken|removed)(?: out)?(?: at random| randomly)?",
    (told, { n }) => put(told, "draws", Number(n)),
  ),
  piece(
    "(?:draw|pick|take|grab)s?(?: out)? (?<n>\\d{1,2})(?: of them)?(?= at |,|$| without| with| from)",
    (told, { n }) => put(told, "draws", Number(n)),
  ),
  piece(
    `先${takes}1个球?,?(?:看后|记下颜色后?)?,?(?<not>不)?(?:再)?放回(?:去|袋中|袋子)?,?(?:接着|然后)?再${takes}1个球?`,
    (told, { not }) => {
      put(told, "draws", 2);
      put(told, "replaced", not === undefined);
    },
  ),
  piece(
    "(?:任意|随机|任|随意)?(?:地)?(?:摸|取|抽|拿)(?:出|取)?(?<n>\\d{1,2})[个只颗枚张](?:球|牌|珠子|)",
    (told, { n }) => put(told, "draws", Number(n)),
  ),
  piece("(?:pick|draw|choose|select|take|grab)s? 1(?: out)? (?:at random|randomly)", (told) => put(told, "draws", 1)),
  piece("without looking|不看", () => undefined),
  piece(`(?:(?:the|1|an?) (?:${things})|1)(?= that)`, () => undefined),
  ...cardEvents,
  piece(
    "(?:the |of the |of )?(?:same|1) colou?r|(?:they |the (?:socks|2 socks) )?match|a matching pair|(?:颜色|同色|颜色是?)相同的?|(?:是)?同(?:1种)?颜?色的?|颜色一样",
    (told) => add(told, { of: "same" }),
  ),
  piece(
    "(?:恰好是?|恰为|恰|正好是?|刚好是?)?1个?(?<a>[红蓝绿黄白黑])色?球?(?:和|,)?1个?(?<b>[红蓝绿黄白黑])色?球?",
    (told, { a = "", b = "" }) =>
      add(told, {
        of: "pattern",
        counts: new Map([
          [a, 1],
          [b, 1],
        ]),
      }),
  ),
  piece("different colou?rs|颜色不同的?|不同色的?|异色", (told) => add(told, { of: "different" })),
  piece("1 of each colou?r", (told) => add(told, { of: "each" })),
  piece("doubles|a double|(?:the )?same (?:number|face|value)s?(?: on both(?: dice)?)?|点数相同|点数一样", (told) =>
    add(told, { of: "same" }),
  ),
  piece(
    "both(?: of them)?(?: dice)?(?: will)? (?:show|land on|come up|are|have) the same(?: number| face| value)?|(?:the )?(?:2 )?numbers (?:are|shown are) (?:the same|equal)",
    (told) => add(told, { of: "same" }),
  ),
  piece("different (?:numbers|faces|values)|点数不同", (told) => add(told, { of: "different" })),
  piece(
    `(?:sum|total) of (?<n>[23]) (?:fair |standard |6-sided )*dice(?: rolls| rolled)?(?: is| being| equals| will be)?(?: equal to)? ${testSource}`,
    (told, groups) => {
      if (told.scenes.length === 0) told.scenes.push("dice");
      put(told, "number", Number(groups.n));
      tested(told, groups, (test) => ({ of: "sum", test }));
    },
  ),
  piece(
    `(?:sum|total)(?: of (?:the |these )?(?:2 |3 )?(?:numbers|dice|faces|rolls|values|2)(?: rolled)?)?(?: is| of| being| equals| that is| will be)?(?: equal to)? ${testSource}`,
    (told, groups) => tested(told, groups, (test) => ({ of: "sum", test })),
  ),
  piece(
    `(?:朝上|向上)?(?:的)?(?:1面的|2面的)?(?:点数|数字)之?和(?:恰好)?(?:为|是|等于)?${testSource}(?:点)?`,
    (told, groups) => tested(told, groups, (test) => ({ of: "sum", test })),
  ),
  // Coins.
  piece(
    "1正1反|1个正面(?:朝上|向上)?,?(?:和)?1个反面(?:朝上|向上)?|1枚正面(?:朝上|向上)?,?(?:和)?1枚反面(?:朝上|向上)?|(?:exactly )?(?:1|one) heads? and (?:exactly )?(?:1|one) tails?",
    (told) =>
      add(told, {
        of: "pattern",
        counts: new Map([
          ["heads", 1],
          ["tails", 1],
        ]),
      }),
  ),
  piece(`(?<how>${quantifier}) (?<n>\\d{1,2}|an?) ${sides}`, (told, { how, n, side }) =>
    coin(told, quantityOf(how, /\d/.test(n ?? "") ? Number(n) : 1), side),
  ),
  piece(`(?<n>\\d{1,2}) ${sides}`, (told, { n, side }) => coin(told, quantityOf(undefined, Number(n)), side)),
  piece(
    `(?:all|both) ${sides}|${sides.replace("side", "side2")} (?:both times|every time|each time|all \\d{1,2} times)`,
    (told, { side, side2 }) => coin(told, "all", side ?? side2),
  ),
  piece(`no ${sides}`, (told, { side }) => coin(told, "none", side)),
  piece(`(?:an? )?${sides}`, (told, { side }) => coin(told, "one", side)),
  piece(`(?:都是|全是|全部|都|2次都是|2枚都是|3次都是)(?:为)?${sides}`, (told, { side }) => coin(told, "all", side)),
  piece(`(?<how>${quantifier})(?<n>\\d{1,2})(?:次|枚|个)(?:是|为)?${sides}`, (told, { how, n, side }) =>
    coin(told, quantityOf(how, Number(n)), side),
  ),
  piece(`(?<n>\\d{1,2})(?:次|枚|个)(?:是|为)?${sides}`, (told, { n, side }) =>
    coin(told, quantityOf(undefined, Number(n)), side),
  ),
  // Colors.
  piece(`(?<how>${quantifier}) (?<n>\\d{1,2}|an?)${are} ${color}${thing}`, (told, { how, n, color: name }) =>
    colored(told, quantityOf(how, /\d/.test(n ?? "") ? Number(n) : 1), name),
  ),
  piece(`(?<how>${quantifier})(?<n>\\d{1,2})[个只颗]${are}(?:是)?${color}${thing}`, (told, { how, n, color: name }) =>
    colored(told, quantityOf(how, Number(n)), name),
  ),
  piece(`(?:both|all(?: \\d{1,2}| of)?)(?: (?:${things}))?${are} ${color}${thing}`, (told, { color: name }) =>
    colored(told, "all", name),
  ),
  piece(`(?:2个|3个|2球|\\d{1,2}个球|2个球)?(?:都是|全是|都为)${color}${thing}`, (told, { color: name }) =>
    colored(told, "all", name),
  ),
  ...deniedEvents,
  piece(`(?:no|none|neither)${are} ${color}${thing}`, (told, { color: name }) => colored(told, "none", name)),
  piece(`(?:an? |the )?${colorOr}${thing}`, (told, { color: name, other }) => colored(told, "one", name, other)),
  // Dice.
  piece(`(?<how>${quantifier}) (?<n>\\d{1,2})${are} (?:an? )?${testSource}`, (told, groups) =>
    faces(told, groups, quantityOf(groups.how, Number(groups.n))),
  ),
  piece(`(?:both|all)(?: (?:numbers|dice|rolls))?(?: (?:are|show|come up|is))? ${testSource}`, (told, groups) =>
    faces(told, groups, "all"),
  ),
  piece(
    `(?<how>${quantifier})(?<n>\\d)(?:次|枚|个|颗)(?:是|为|出现|点数为|的点数是)?${testSource}点?`,
    (told, groups) => faces(told, groups, quantityOf(groups.how, Number(groups.n))),
  ),
  piece(`(?:点数)?(?:都是|全是|都为)${testSource}点?`, (told, groups) => faces(told, groups, "all")),
  piece(`(?:朝上|向上)?(?:的)?(?:1面)?(?:的)?(?:点数|数字|数)?(?:为|是)?${testSource}点?`, (told, groups) =>
    faces(told, groups, "one"),
  ),
];

const add = (told: Told, event: Event) => {
  if (!told.asks && told.asked > 0) told.confused = true;
  told.events.push(event);
};

function coin(told: Told, quantity: Quantity, side = ""): void {
  add(told, { of: "colors", quantity, names: [/head|正/.test(side) ? "heads" : "tails"] });
}

function colored(told: Told, quantity: Quantity, name = "", other?: string): void {
  add(told, { of: "colors", quantity, names: other === undefined ? [name] : [name, other] });
}

function tested(
  told: Told,
  groups: Record<string, string>,
  event: (test: NonNullable<ReturnType<typeof testOf>>) => Event,
): void {
  const test = testOf(groups);
  if (test) add(told, event(test));
  else told.confused = true;
}

function faces(told: Told, groups: Record<string, string>, quantity: Quantity): void {
  tested(told, groups, (test) => ({ of: "faces", quantity, test }));
}
