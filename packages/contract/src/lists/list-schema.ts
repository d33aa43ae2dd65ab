import "../no-eval.ts";
import { z } from "zod";
import { beginningOf, type DayOf, type ListDeclaration, listPlace, type OpenOf } from "./list.ts";

const INVALID = { error: "FIELD_INVALID" };

const place = z.string().regex(listPlace, INVALID).optional();

/** A day that the database knows, too. */
const day = z.iso.date(INVALID).refine((it) => it >= "0001", INVALID);

/** The query of a row that answers a page of a list. */
export function listQuery<const List extends ListDeclaration>({
  sorts,
  sizes,
  filters,
  days = [],
  open = {},
  longest = {},
}: List) {
  const sort: z.ZodType<List["sorts"][number], string> = z.enum(sorts, INVALID);
  const size: z.ZodType<List["sizes"][number], unknown> = z.coerce.number(INVALID).pipe(z.literal(sizes, INVALID));
  const optional = Object.entries(filters).map(([name, values]) => [name, z.enum(values, INVALID).optional()]);
  const cut = (name: string) => z.string().overwrite((told) => beginningOf(told, longest[name]));
  const patterns = Object.entries(open).map(([name, pattern]) => [name, cut(name).regex(pattern, INVALID).optional()]);
  return z.object({
    sort: sort.default(sorts[0]),
    size: size.default(sizes[0]),
    ...(Object.fromEntries(optional) as Filters<List>),
    ...(Object.fromEntries(days.map((name) => [name, day.optional()])) as Days<List>),
    ...(Object.fromEntries(patterns) as Open<List>),
    after: place,
    before: place,
  });
}

type Filters<List extends ListDeclaration> = {
  [Name in keyof List["filters"]]: z.ZodOptional<z.ZodType<List["filters"][Name][number], string>>;
};

type Days<List extends ListDeclaration> = {
  [Name in DayOf<List>]: z.ZodOptional<typeof day>;
};

type Open<List extends ListDeclaration> = {
  [Name in OpenOf<List>]: z.ZodOptional<z.ZodString>;
};

/** A page of a list. */
export function listReply<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    /** The place for `after` of the next page; null where there is none. */
    next: z.string().nullable(),
    /** The place for `before` of the page before; null where there is none. */
    previous: z.string().nullable(),
    /** How many there are in all pages. */
    total: z.int(),
  });
}
