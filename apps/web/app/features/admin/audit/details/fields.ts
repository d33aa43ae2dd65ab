/** Fields of a deed that hold what somebody has written: it is told as it stands, whatever it looks like. */
export const written: ReadonlySet<string> = new Set([
  ...["title", "name", "label", "reason", "description", "rules", "category", "slug", "order"],
  ...["place", "map", "summary", "model", "provider", "text", "author", "why", "appeal", "does"],
  ...["titleEn", "titleCh", "summaryEn", "summaryCh", "authorEn", "authorCh", "topics"],
  ...["zelle", "check", "bank", "paypal", "link"],
]);

export const cents: ReadonlySet<string> = new Set(["priceCents"]);
/** Millionths of a dollar. */
export const microDollars: ReadonlySet<string> = new Set(["moneyPerMonth", "priceIn", "priceOut"]);

/** Fields whose value is a word of the program's, and not of somebody's. */
export const coded: ReadonlySet<string> = new Set([
  ...["act", "role", "kind", "from", "to", "payment", "before", "state", "part", "attendance", "whenSpent"],
  ...["color", "icon", "subject", "contest"],
]);

/** What is called otherwise than its field in the deeds of one row. */
export const calledOtherwise: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "DELETE /forum/categories/{id}": { to: "movedTo" },
  "POST /semesters/{id}/copy": { from: "copiedFrom" },
  "PUT /weekly-problem-plan/{week}": { from: "weekBefore" },
  "PUT /homework/{id}/grade": { changed: "isChanged" },
};

/** What was, in a field of its own, and what has come of it: told as one step under the name of what has changed. */
export function pairIn(endpoint: string, details: Readonly<Record<string, unknown>>): Pair | undefined {
  const after = ["state", "payment", "points"].find((field) => field in details);
  if ("before" in details && after !== undefined) return { before: "before", after, name: after };
  if (endpoint === MOVE && "from" in details && "to" in details)
    return { before: "from", after: "to", name: "category" };
  return undefined;
}

type Pair = { before: string; after: string; name: string };

const MOVE = "PUT /forum/posts/{id}/category";

/** Fields are told in this order: first what it is about, then what was, then what is; a database keeps them in one of its own. */
const order = [
  ...["title", "name", "label", "category", "part", "class", "week", "student", "changed"],
  ...["before", "from", "to", "payment", "state", "points", "of"],
];
/** All others stand after what it is about, and what was said of it last. */
const OTHERS_AT = order.indexOf("changed") + 0.5;

export const inOrder = <Detail>(details: readonly (readonly [string, Detail])[]) =>
  details.toSorted(([one], [other]) => placeOf(one) - placeOf(other));

function placeOf(field: string): number {
  if (field === "reason") return order.length;
  const at = order.indexOf(field);
  return at < 0 ? OTHERS_AT : at;
}
