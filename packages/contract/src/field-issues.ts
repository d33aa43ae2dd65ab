import type { z } from "zod";
import { type FieldCode, type FieldIssue, fieldCodes } from "./errors.ts";
import { rangeTold } from "./whole-number.ts";

const FIELDS_TOLD_MAX = 50;

/** What the server would find wrong with a payload, by field; empty when all is right. */
export function payloadIssues(schema: z.ZodType, payload: unknown): Record<string, FieldIssue> {
  const result = schema.safeParse(payload, { reportInput: true });
  return result.success ? {} : fieldIssuesOf(result.error.issues);
}

/**
 * The first issue of each field, by the field's path in the payload; issues of the whole payload have no field.
 * The schema must have parsed with `reportInput`, so that what is missing can be told from what is wrong.
 */
export function fieldIssuesOf(issues: readonly z.core.$ZodIssue[]): Record<string, FieldIssue> {
  const fields = new Map<string, FieldIssue>();
  const tell = (path: string, issue: FieldIssue) => {
    if (path !== "" && !fields.has(path) && fields.size < FIELDS_TOLD_MAX) fields.set(path, issue);
  };
  for (const issue of issues) {
    const path = issue.path.map(String);
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) tell([...path, key].join("."), { code: "FIELD_UNKNOWN" });
    } else tell(path.join("."), fieldIssueOf(issue));
  }
  return Object.fromEntries(fields);
}

function fieldIssueOf(issue: z.core.$ZodIssue): FieldIssue {
  const range = rangeTold(issue.message);
  if (range) return range;
  const code = isFieldCode(issue.message) ? issue.message : codeOf(issue);
  if (issue.code === "too_small") return { code, min: Number(issue.minimum) };
  if (issue.code === "too_big") return { code, max: Number(issue.maximum) };
  return { code };
}

function codeOf(issue: z.core.$ZodIssue): FieldCode {
  if (issue.input === undefined || issue.input === "") return "FIELD_REQUIRED";
  if (issue.code === "too_small" && issue.origin === "string") return "FIELD_TOO_SHORT";
  if (issue.code === "too_big" && issue.origin === "string") return "FIELD_TOO_LONG";
  return "FIELD_INVALID";
}

const isFieldCode = (message: string): message is FieldCode => (fieldCodes as readonly string[]).includes(message);
