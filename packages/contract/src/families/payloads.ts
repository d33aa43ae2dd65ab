import "../no-eval.ts";
import { z } from "zod";
import { email } from "../accounts/payloads.ts";
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

/** Which question of a parent to a child. */
export const linkParams = z.object({ id: z.uuid({ error: "FIELD_INVALID" }).toLowerCase() });

export const askChildPayload = z.strictObject({ email });

export const askedChild = z.object({
  id: z.uuid(),
  /** As the parent has typed it. */
  email: z.string(),
  askedAt: z.iso.datetime(),
  /**
   * `asked` until there is a yes, whether or not anybody is there to answer, and after a no, too; `ended` where there was a yes and is none any more.
   */
  state: z.enum(["asked", "yes", "ended"]),
  /** Null until there is a yes. */
  child: person.pick({ id: true, name: true }).nullable(),
});

export type Asked = z.infer<typeof askedChild>;

export const askedChildren = z.object({
  /** Only who is grown up and has confirmed an address of their own asks. */
  mayAsk: z.boolean(),
  asked: z.array(askedChild),
});

export const answerFamilyPayload = z.strictObject({ answer: z.enum(["yes", "no"], { error: "FIELD_INVALID" }) });

export const familyRequest = z.object({
  id: z.uuid(),
  /** The parent who asks, with the address that they have proved to be theirs. */
  parent: z.object({ name: z.string(), email: z.string() }),
  askedAt: z.iso.datetime(),
  /** What the child has said last; null where nothing was said yet. */
  answer: z.enum(["yes", "no"]).nullable(),
  answeredAt: z.iso.datetime().nullable(),
});

export type FamilyRequest = z.infer<typeof familyRequest>;

export const familyRequests = z.array(familyRequest);
