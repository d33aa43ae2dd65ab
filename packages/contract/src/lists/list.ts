/**
 * What a list may be asked for. A row's query is made from it (`list-schema.ts`), and so are the links of its page: the browser reads an
 * address by it, without the schemas.
 */
export type ListDeclaration = {
  /** Its orders; the first is the usual one. */
  sorts: readonly [string, ...string[]];
  /** How many things a page of it may hold; the first is the usual number. */
  sizes: readonly [number, ...number[]];
  /** The values that a filter may ask for; nothing is left out unless one is named. */
  filters: Readonly<Record<string, readonly [string, ...string[]]>>;
  /** Filters by a day of the calendar, such as a week's Monday. */
  days?: readonly string[];
  /** Filters whose values nobody can list, such as a name; each takes what its pattern takes. */
  open?: Readonly<Record<string, RegExp>>;
  /** Of an open filter, in code points: an address that has more of it asks for so much of it. */
  longest?: Readonly<Record<string, number>>;
};

/** One view of a list: its order, its filters, and where it goes on. */
export type ListView<List extends ListDeclaration> = {
  sort: List["sorts"][number];
  size: List["sizes"][number];
  /** Only what comes after this place; a place is a cursor of an earlier page. */
  after?: string | undefined;
  /** Only what comes before it; `end` is behind the last thing. */
  before?: string | undefined;
} & { [Filter in keyof List["filters"]]?: List["filters"][Filter][number] | undefined } & {
  [Day in DayOf<List>]?: string | undefined;
} & { [Open in OpenOf<List>]?: string | undefined };

/** The names of a list's filters by days. */
export type DayOf<List extends ListDeclaration> = List extends { days: readonly (infer Day extends string)[] }
  ? Day
  : never;

/** The names of a list's filters by patterns. */
export type OpenOf<List extends ListDeclaration> = List extends { open: infer Open } ? keyof Open & string : never;

/** The place behind the last thing of a list. */
export const LIST_END = "end";

/** A cursor, or `end`. */
export const listPlace = /^[\w-]{1,200}$/;

/** So many code points of a text; all of it where no number is told. */
export const beginningOf = (text: string, longest: number | undefined): string => [...text].slice(0, longest).join("");

/** The view that an address asks for: what is not declared, or not as it is declared, is as if it were not there. */
export function readListView<const List extends ListDeclaration>(list: List, query: URLSearchParams): ListView<List> {
  const [sort, size] = [query.get("sort") ?? "", Number(query.get("size"))];
  const place = (name: string) => {
    const told = query.get(name) ?? "";
    return listPlace.test(told) ? { [name]: told } : {};
  };
  const filters = Object.entries(list.filters).flatMap(([name, values]) => {
    const told = query.get(name) ?? "";
    return values.includes(told) ? [[name, told]] : [];
  });
  const days = (list.days ?? []).flatMap((name) => {
    const told = query.get(name) ?? "";
    return isDay(told) ? [[name, told]] : [];
  });
  const open = Object.entries(list.open ?? {}).flatMap(([name, pattern]) => {
    const told = beginningOf(query.get(name) ?? "", list.longest?.[name]);
    return pattern.test(told) ? [[name, told]] : [];
  });
  return {
    sort: list.sorts.includes(sort) ? sort : list.sorts[0],
    size: list.sizes.includes(size) ? size : list.sizes[0],
    ...place("after"),
    ...place("before"),
    ...Object.fromEntries([...filters, ...days, ...open]),
  } as ListView<List>;
}

/** A day as the schema takes it: one that is in the calendar. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < "0001") return false;
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The query of a view's address, without what is usual: `?sort=oldest&topic=logic`, or nothing. */
export function listQueryOf<List extends ListDeclaration>(list: List, view: ListView<List>): string {
  const told = new URLSearchParams();
  const filters = [...Object.keys(list.filters), ...(list.days ?? []), ...Object.keys(list.open ?? {})];
  for (const name of ["sort", "size", ...filters, "after", "before"]) {
    const value = (view as Record<string, unknown>)[name];
    const usual = { sort: list.sorts[0], size: list.sizes[0] }[name];
    if (value !== undefined && value !== usual) told.set(name, String(value));
  }
  return told.size === 0 ? "" : `?${told}`;
}
