import "../../no-eval.ts";
import { z } from "zod";
import { fieldCodes } from "../../errors.ts";
import { reachable } from "../../families/reachable.ts";
import { localeSchema } from "../../locale-schema.ts";
import { text } from "../../text.ts";
import {
  email,
  familyRoles,
  mailboxes,
  openSession,
  parentAnswers,
  parentConsents,
  personName,
  roles,
} from "../payloads.ts";
import { birthMonthIn } from "./birth.ts";
import { userOfficeLimits } from "./limits.ts";
import { userActs, userKinds, userStates } from "./list.ts";

const { ACT_USERS_MAX, VIEW_NAME_MAX } = userOfficeLimits;

/** An account in the office's list. */
export const listedUser = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  avatar: z.string(),
  role: z.enum(roles),
  kind: z.enum(userKinds),
  active: z.boolean(),
  emailVerified: z.boolean(),
  state: z.enum(userStates),
  joinDate: z.iso.datetime(),
  lastLogin: z.iso.datetime().nullable(),
  deletionDate: z.iso.datetime().nullable(),
});

export type ListedUser = z.infer<typeof listedUser>;

/** What a teacher or an admin has done to an account, as the audit log has it. */
const deedOnUser = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Null for who has no account any more. */
  actor: z.string().nullable(),
  /** The row that was called. */
  endpoint: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

const roleRefusals = ["LAST_ADMIN", "ACCOUNT_NOT_OPEN"] as const;

export type RoleRefusal = (typeof roleRefusals)[number];

/** An account as the office sees it, with what belongs to it on this site. */
export const officeUser = listedUser.extend({
  firstName: z.string(),
  lastName: z.string(),
  school: z.string(),
  grade: z.string(),
  reputation: z.int(),
  preferredLanguage: localeSchema,
  familyRole: z.enum(familyRoles).nullable(),
  mailbox: z.enum(mailboxes),
  parentConsent: z.enum(parentConsents),
  consentDueDate: z.iso.datetime().nullable(),
  pendingEmail: z.string().nullable(),
  parent: z
    .object({
      email: z.string().nullable(),
      askedAt: z.iso.datetime().nullable(),
      answers: z.array(z.object({ email: z.string(), answer: z.enum(parentAnswers), at: z.iso.datetime() })),
    })
    .nullable(),
  /** The ones that cannot be given to this account, and why. */
  refusedRoles: z.partialRecord(z.enum(roles), z.enum(roleRefusals)),
  sessions: z.array(openSession),
  classes: z.array(
    z.object({ id: z.uuid(), name: z.string(), semester: z.string(), state: z.enum(["taken", "waiting"]) }),
  ),
  counts: z.object({
    points: z.int(),
    weeklySolved: z.int(),
    lessons: z.int(),
    homework: z.int(),
    posts: z.int(),
    replies: z.int(),
  }),
  /** The newest of what is counted, for whoever wants to look at it. */
  newest: z.object({
    homework: z.array(z.object({ id: z.uuid(), class: z.string(), week: z.int(), at: z.iso.datetime() })),
    /** `reply` is the reply's id; null for a post. */
    writings: z.array(
      z.object({ post: z.uuid(), reply: z.uuid().nullable(), title: z.string(), at: z.iso.datetime() }),
    ),
  }),
  family: z.object({
    /** Whom to reach about this account's owner. */
    reach: z.array(reachable),
    /** About whom its owner is reached, and whose work they see. */
    children: z.array(z.object({ id: z.uuid(), name: z.string(), followed: z.boolean() })),
    /** The newest first. */
    events: z.array(
      z.object({
        what: z.enum(["asked", "linked", "ended-by-child", "ended-by-parent"]),
        at: z.iso.datetime(),
        parent: z.string(),
        child: z.string(),
      }),
    ),
  }),
  /** The newest first. */
  deeds: z.array(deedOnUser),
});

export type OfficeUser = z.infer<typeof officeUser>;

export const actPayload = z.strictObject({
  act: z.enum(userActs, { error: "FIELD_INVALID" }),
  users: z
    .array(z.uuid({ error: "FIELD_INVALID" }))
    .min(1, { error: "FIELD_REQUIRED" })
    .max(ACT_USERS_MAX, { error: "FIELD_TOO_LONG" }),
});

/** How an act went with one account: done, of no effect as it was so already, or refused. */
export const actResult = z.object({
  id: z.uuid(),
  outcome: z.enum(["done", "unchanged", "not-found", "last-admin", "waits-for-parent"]),
});

export type ActResult = z.infer<typeof actResult>;

export const rolePayload = z.strictObject({ role: z.enum(roles, { error: "FIELD_INVALID" }) });

/** A year and a month, as `2012-05`. */
const birthOfInvited = z
  .string({ error: "BIRTH_MONTH_NEEDED" })
  .overwrite(birthMonthIn)
  .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, { error: "BIRTH_MONTH_NEEDED" });

export const invitePayload = z.strictObject({
  name: personName,
  email,
  kind: z.enum(userKinds, { error: "FIELD_INVALID" }),
  preferredLanguage: localeSchema,
  /** Of a student, who is refused without it, together with what else stands against the invitation. */
  birth: birthOfInvited.optional(),
});

/** The text of a file with a line for each person. */
export const importPayload = z.strictObject({
  csv: z
    .string({ error: "FIELD_REQUIRED" })
    .min(1, { error: "FIELD_REQUIRED" })
    .max(userOfficeLimits.IMPORT_MAX_KB * 1024, { error: "FIELD_TOO_LONG" }),
});

const fieldIssue = z.object({ code: z.enum(fieldCodes), min: z.number().optional(), max: z.number().optional() });

/**
 * What becomes of a line: the person can be or was invited, has an account already, stands on a line before, or something is wrong with it: `overfull` if
 * it has more cells than there are heads.
 */
export const importedLine = z.object({
  /** In the file; the heads are line 1. */
  line: z.int(),
  name: z.string(),
  email: z.string(),
  kind: z.string(),
  outcome: z.enum(["fine", "there", "twice", "wrong", "overfull"]),
  /** The line on which the same person stands first. */
  first: z.int().optional(),
  fields: z.record(z.string(), fieldIssue),
});

export type ImportedLine = z.infer<typeof importedLine>;

export const savedView = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Of the list's address, without the question mark. */
  query: z.string(),
});

export const savedViewPayload = z.strictObject({
  name: text({ max: VIEW_NAME_MAX, form: "NFC" }),
  query: z
    .string({ error: "FIELD_REQUIRED" })
    .max(500, { error: "FIELD_TOO_LONG" })
    .regex(/^[\w%&=+.*~-]*$/, { error: "FIELD_INVALID" }),
});
