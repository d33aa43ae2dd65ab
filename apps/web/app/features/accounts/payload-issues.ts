import type { FieldIssue } from "@dripstone/contract/errors";
import { fieldIssuesOf } from "@dripstone/contract/field-issues";
import type { z } from "zod";

/** What the server would find wrong with a payload, by field. */
export function payloadIssues(schema: z.ZodType, payload: unknown): Record<string, FieldIssue> {
  const result = schema.safeParse(payload, { reportInput: true });
  return result.success ? {} : fieldIssuesOf(result.error.issues);
}
