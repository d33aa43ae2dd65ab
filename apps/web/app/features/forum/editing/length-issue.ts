import type { FieldIssue } from "@dripstone/contract/errors";
import { lengthOf, lengthOfSaid } from "@dripstone/contract/length";

/** What is wrong with a text's length, as the server will see it. */
export function lengthIssue(text: string, { min, max }: { min: number; max: number }): FieldIssue | undefined {
  const length = lengthOf(text);
  if (length === 0) return { code: "FIELD_REQUIRED" };
  if (lengthOfSaid(text) < min) return { code: "FIELD_TOO_SHORT", min };
  return length > max ? { code: "FIELD_TOO_LONG", max } : undefined;
}
