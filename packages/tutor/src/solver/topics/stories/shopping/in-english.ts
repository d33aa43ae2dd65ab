import type { Bill, Wanted } from "./bill.ts";

const money = (group: string) => `(?<${group}>\\d{1,6}(?:\\.\\d{1,2})?) dollars`;
const unit = (group: string) =>
  `(?<${group}>pounds?|lbs?|kg|kilograms?|kilos?|yards?|feet|foot|meters?|gallons?|liters?|ounces?|dozen|hours?)`;
const word =
  "(?!(?:and|or|for|at|each|per|more|less|than|off|discount|dollars|dozen|pair|hundred|from|to|of|with|how|if|then|but|with|percent|tax|tip|half|twice|times|as)(?![a-z]))[a-z][a-z'-]*";
const thing = (group: string) => `(?<${group}>${word}(?: ${word}){0,2}?)`;
const who = "(?:(?:the|my|his|her|mr|mrs|ms|a|an) )?[a-z]+(?: [a-z]+)?";
const one = "(?:an?|the|each|every|1)";
const per = `(?:,? ?(?:each|apiece|a piece)|(?: for)? (?:per|an?|each|every|1) (?:${unit("per")}|(?:${word})))`;
const buys =
  "(?:buys?|bought|gets?|got|orders?|ordered|purchases?|purchased|wants? to buy|is buying|are buying|picks? out|picked out|needs? to buy|went to the [a-z]+(?: [a-z]+)? (?:and|to) (?:bought|buy))";
const pays =
  "(?:has|had|have|takes?|took|brings?|brought|starts? with|started with|pays? with|paid with|pays?|paid|gives?(?: the [a-z]+)?|gave(?: the [a-z]+)?|hands?(?: the [a-z]+)?|handed(?: the [a-z]+)?|uses?|used)";
const count = (group: string) => `(?<${group}>\\d{1,4}(?:\\.\\d{1,2})?|an?)`;
const item = `(?:another )?${count("n")} (?:${unit("u")} (?:of )?)?${thing("x")}`;
const joint = /(?:[\s,.;?!]|and(?![a-z])|then(?![a-z])|if(?![a-z])|so(?![a-z])|while(?![a-z])|but(?![a-z]))*/y;
const later = "(?=[\\s,.;?!]|$)";

type Part = [pattern: string, heard: (bill: Bill, groups: Record<string, string | undefined>) => boolean];

const tellsPrice = (bill: Bill, thing: string, unit = "", price = "") =>
  bill.prices.push({ thing: rootOf(thing), unit: rootOf(unit), price }) > 0;
const lastItem = (bill: Bill) => {
  const open = bill.items.at(-1);
  return open && open.price === undefined ? open : null;
};
const asks = (wanted: Wanted) => (bill: Bill) => {
  if (bill.wanted) return false;
  bill.wanted = wanted;
  return true;
};

/** What is said in such a story, the most special first. */
const parts: Part[] = [
  // Asked.
  [
    `how much (?:money )?(?:change|money) (?:does|did|will|should|do|would|is|was) (?:${who} )?(?:get|receive|have|due|left)(?: back| left| over)*(?: from (?:(?:an?|his|her|the|1) )?${money("m")}(?:[- ]?bill)?)?`,
    (bill, { m }) => asks("rest")(bill) && (m === undefined || bill.money.push(m) > 0),
  ],
  [
    `(?:how much|what|find the)(?: is the| is his| is her)? change (?:is there |would there be |will there be )?(?:from|out of|for) (?:(?:an?|the|1) )?${money("m")}(?:[- ]?bill)?`,
    (bill, { m = "" }) => asks("rest")(bill) && bill.money.push(m) > 0,
  ],
  [
    `how much (?:money )?(?:is|was|will be|does ${who} have|did ${who} have|do i have|do we have|will ${who} have)(?: left| remaining)(?: over)?`,
    asks("rest"),
  ],
  ["(?:what is|find) (?:his|her|the|my) change", asks("rest")],
  [
    `how much (?:money )?(?:does|did|do|will|would|must|should) ${who} (?:spend|pay|owe|need)(?: to pay)?(?: in all| altogether| in total| total| for (?:all of (?:it|them)|everything|them|it all|these|both))?`,
    asks("total"),
  ],
  [
    "(?:what|how much) (?:is|was|will be|would be|does|did|will|would) (?:the total|it|everything|this|that|they)(?: all)?(?: cost| bill| price| amount)?(?: be| cost| come to)?(?: in all| altogether| in total)?",
    asks("total"),
  ],
  [
    `(?:find the|what is the|what was the|what will be the) (?:total )?(?:cost|price|bill)(?: (?:of|for) (?=\\d|an? )|${later})`,
    asks("total"),
  ],
  [
    `how much (?:do|does|will|would|is|are|for|did|would it cost for|will it cost for|does it cost for)(?: it cost for| be)? (?=\\d|an? )`,
    asks("total"),
  ],
  ["(?:will |would )?cost(?: in all| altogether| in total| together)?", (bill) => bill.wanted === "total"],
  [
    `(?:at most |at this price,? )?how many (?:${unit("u")} of )?${thing("x")} (?:can|could|will|would) (?:${who} )(?:be able to )?(?:buy|get|afford|purchase)(?: (?:with|for) ${money("m")})?`,
    (bill, { x = "", m }) => {
      if (m !== undefined) bill.money.push(m);
      bill.items.push({ thing: rootOf(x), unit: "", count: "1" });
      return asks("many")(bill);
    },
  ],
  // Paid with.
  [
    `(?:${who} )?${pays} (?:(?:an?|1) )?${money("m")}(?:[- ]?bill)?(?: to spend| to the cashier| for (?:it|them|everything))?`,
    (bill, { m = "" }) => bill.money.push(m) > 0,
  ],
  // Prices.
  [
    `(?:an?|each|every|1) dozen ${thing("x")} (?:costs?|is|are|sells? for) ${money("p")}`,
    (bill, { x = "", p }) => tellsPrice(bill, x, "dozen", p),
  ],
  [
    `${thing("x")} (?:costs?|are) ${money("p")} for (?:an? )?(?<a>[a-z]+) and ${money("q")} for (?:an? )?(?<b>[a-z]+)`,
    (bill, { p, q, a = "", b = "" }) => tellsPrice(bill, a, "", p) && tellsPrice(bill, b, "", q),
  ],
  [
    `(?:they|each|each one|each 1|each of them|each ${word}) (?:costs?|are|is|cost|was|were) ${money("p")}(?: each)?`,
    (bill, { p }) => {
      const open = lastItem(bill);
      if (open?.unit !== "") return false;
      open.price = p ?? "";
      return true;
    },
  ],
  [
    `(?:${one} )?${thing("x")} (?:costs?|is|are|was|were|sells? for|sold for|(?:is|are) (?:sold|selling) for|(?:is|are) priced at) ${money("p")}(?:${per})?`,
    (bill, { x = "", p, per: by }) => tellsPrice(bill, x, by, p),
  ],
  // Bought.
  [
    `(?:(?<w>${who}) )?(?:also )?${buys} (?=\\d|an? |another )`,
    (bill, { w = "" }) => bill.buyers.push(w.replace(/ also$/, "")) > 0,
  ],
  [
    `${item},? (?:at|for|that costs?|which costs?|that are|costing|that cost|priced at|worth|each costing) ${money("p")}${per}`,
    (bill, { n = "", u = "", x = "", p = "", per: by = "" }) => {
      if (rootOf(u) !== rootOf(by)) return false;
      bill.items.push({ thing: rootOf(x), unit: rootOf(u), count: countOf(n), price: p });
      return true;
    },
  ],
  [
    `${item} (?:for|that costs?|which costs?|that cost|costing) ${money("p")}${later}`,
    (bill, { n = "", x = "", p = "" }) => {
      // "3 pens that cost 2 dollars": each, or all of them?
      if (countOf(n) !== "1") return false;
      bill.items.push({ thing: rootOf(x), unit: "", count: "1", price: p });
      return true;
    },
  ],
  [
    `${one} ${thing("x")} (?:for )?${money("p")}${later}`,
    (bill, { x = "", p }) => bill.prices.length > 0 && bill.items.length === 0 && tellsPrice(bill, x, "", p),
  ],
  [
    `${item}${later}`,
    (bill, { n = "", u = "", x = "" }) => bill.items.push({ thing: rootOf(x), unit: rootOf(u), count: countOf(n) }) > 0,
  ],
];

const made = parts.map(([pattern, heard]) => ({
  pattern: new RegExp(`(?:${pattern})(?:(?<![a-z\\d])|(?![a-z\\d]))`, "y"),
  heard,
}));

const countOf = (n: string) => (/^an?$/.test(n) ? "1" : n);
function rootOf(words: string): string {
  const last = words.split(" ").at(-1) ?? "";
  return (irregular[last] ?? last)
    .replace(/ies$/, "y")
    .replace(/(?<=[a-z]{2})(?:(?<=ch|sh|x|o|ss)es|s)$/, "")
    .replace(/^(?:lb|kilo|kilogram)$/, (short) => (short === "lb" ? "pound" : "kg"));
}
const irregular: Record<string, string> = {
  children: "child",
  kids: "child",
  kid: "child",
  feet: "foot",
  loaves: "loaf",
  knives: "knife",
};

const STEPS_MAX = 400;

/** What the story tells, each of its clauses being one that is known; null where one is not. */
export function billInEnglish(story: string): Bill | null {
  const text = story
    .toLowerCase()
    .replaceAll(/\\\$/g, "$")
    .replaceAll(/\$ ?(\d{1,6}(?:\.\d{1,2})?)(?:[- ]dollars?)?/g, "$1 dollars")
    .replaceAll(/(\d{1,4}) ?(?:cents?|¢)(?![a-z])/g, (_, cents) => `${(Number(cents) / 100).toFixed(2)} dollars`)
    .replaceAll(/(\d)[- ]dollar(?= bill)/g, "$1 dollars")
    .replaceAll(/(?<=(?:for|at|costs?) )(\d{1,4}\.\d\d)(?= (?:each|apiece|per)(?![a-z]))/g, "$1 dollars")
    .replaceAll(/\b1 (?=bill)/g, "")
    .replaceAll(/whats|what's/g, "what is")
    .replaceAll(/dollars each 1(?!\d)/g, "dollars each")
    .replaceAll(/\s+/g, " ")
    .trim();
  let steps = 0;
  function from(at: number, bill: Bill): Bill | null {
    joint.lastIndex = at;
    const start = at + (joint.exec(text)?.[0].length ?? 0);
    if (start >= text.length) return bill;
    for (const { pattern, heard } of made) {
      if (steps++ > STEPS_MAX) return null;
      pattern.lastIndex = start;
      const found = pattern.exec(text);
      const next = {
        ...bill,
        prices: [...bill.prices],
        items: bill.items.map((each) => ({ ...each })),
        money: [...bill.money],
        buyers: [...bill.buyers],
      };
      if (!found || !heard(next, found.groups ?? {})) continue;
      const rest = from(pattern.lastIndex, next);
      if (rest) return rest;
    }
    return null;
  }
  return from(0, { prices: [], items: [], money: [], buyers: [], wanted: null });
}
