/** A price of one, as it is told: of what, by what unit (pound, 千克; empty for single things), and how much. */
type Price = { thing: string; unit: string; price: string };
/** So many of a thing that are bought; with its own price where that is told beside it. */
export type Item = { thing: string; unit: string; count: string; price?: string };
/** What a story of a purchase tells. `money` is what it is paid with. */
export type Bill = { prices: Price[]; items: Item[]; money: string[]; buyers: string[]; wanted: Wanted | null };
/** The whole bill, what is left of the money, or how many the money is enough for. */
export type Wanted = "total" | "rest" | "many";

/** What is bought with the price of each, and the money where the rest of it is asked for. */
export type Purchase = { lines: { count: string; price: string }[]; money: string | null; wanted: Wanted };

/** Every price is used, and everything bought has one; else another thing was asked. */
export function purchaseOf({ prices, items, money, buyers, wanted }: Bill): Purchase | null {
  // What one bought and another did not is another story.
  if (new Set(buyers.filter((buyer) => !/^(?:|he|she|they|i|we|you|it|他|她|他们|我|我们)$/.test(buyer))).size > 1)
    return null;
  const [price, ...more] = prices;
  if (wanted === "many") {
    const [paid, ...others] = money;
    const isAlone = price !== undefined && more.length === 0 && others.length === 0;
    const [item, ...rest] = items;
    if (!isAlone || !paid || !item || rest.length > 0 || !isSame(price, { ...item, unit: price.unit }, 1)) return null;
    return { lines: [{ count: "1", price: price.price }], money: paid, wanted };
  }
  if (!wanted || items.length === 0 || items.length > 5 || money.length > 1) return null;
  if (wanted === "rest" && money.length === 0) return null;
  const used = new Set<Price>();
  const lines = items.map(({ thing, unit, count, price }) => {
    if (price !== undefined) return { count, price };
    const fitting = prices.filter((told) => isSame(told, { thing, unit }, prices.length));
    const [only] = fitting;
    if (fitting.length !== 1 || !only) return null;
    used.add(only);
    return { count, price: only.price };
  });
  if (used.size !== prices.length || !lines.every((line) => line !== null)) return null;
  return { lines, money: wanted === "rest" ? (money[0] ?? null) : null, wanted };
}

/** What has no name is of the one kind that is told. */
function isSame(price: Price, item: { thing: string; unit: string }, many: number): boolean {
  if (price.unit !== item.unit) return false;
  if (price.thing === "" || item.thing === "") return many === 1;
  return price.thing === item.thing;
}
