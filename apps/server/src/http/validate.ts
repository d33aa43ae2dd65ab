import { fieldIssuesOf } from "@dripstone/contract/field-issues";
import type { z } from "zod";
import { ApiError } from "./errors.ts";

/** Parses input by a row's schema, with no surplus keys; every wrong field is told by its code. */
export function validate(schema: z.ZodObject, input: unknown): unknown {
  const unstorable = pathOfUnstorableText(input);
  if (unstorable) throw new ApiError("INVALID_INPUT", { fields: { [unstorable]: { code: "FIELD_INVALID" } } });
  const result = strict(schema).safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  throw new ApiError("INVALID_INPUT", { fields: fieldIssuesOf(result.error.issues) });
}

/** Made once of each schema: it is compiled when it is first used. */
function strict(schema: z.ZodObject): z.ZodObject {
  const known = stricts.get(schema);
  if (known) return known;
  const made = schema.strict();
  stricts.set(schema, made);
  return made;
}

const stricts = new WeakMap<z.ZodObject, z.ZodObject>();

/** PostgreSQL stores neither NUL nor half of a surrogate pair. Not recursive: JSON can be nested 30,000 levels deep. */
function pathOfUnstorableText(input: unknown): string | null {
  const open: { path: string; value: unknown }[] = [{ path: "", value: input }];
  for (let entry = open.pop(); entry; entry = open.pop()) {
    const { path, value } = entry;
    if (typeof value === "string" && (value.includes("\0") || !value.isWellFormed())) return path;
    if (typeof value !== "object" || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      open.push({ path: path === "" ? key : `${path}.${key}`, value: inner });
    }
  }
  return null;
}
