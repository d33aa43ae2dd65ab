import "../no-eval.ts";
import { z } from "zod";
import { person } from "../people.ts";

/** Which child of the caller's. */
export const childParams = z.object({ id: z.uuid({ error: "FIELD_INVALID" }).toLowerCase() });

/** What a child has done since Monday. */
export const childsWeek = z.object({
  /** Whether this week's problem is solved. */
  solved: z.boolean(),
  points: z.int(),
  lessons: z.int(),
  homework: z.int(),
});

export type ChildsWeek = z.infer<typeof childsWeek>;

const child = person.pick({ id: true, name: true, avatar: true }).extend({
  /** When the child was last on the site; null if never yet. */
  lastActiveAt: z.iso.datetime().nullable(),
  /** The classes in which the child has a place, but for those that have long been over. */
  classes: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      /** Null where there is none to come. */
      nextLesson: z.object({ week: z.int(), title: z.string().nullable(), startsAt: z.iso.datetime() }).nullable(),
    }),
  ),
  week: childsWeek,
});

export type Child = z.infer<typeof child>;

export const children = z.array(child);

export const oneChild = child.extend({
  joinDate: z.iso.datetime(),
  /** How often the child has asked the tutor lately; what was said stays between the two. */
  tutor: z.object({ days: z.int(), chats: z.int(), lastAt: z.iso.datetime().nullable() }),
});
