import { parseDocument } from "yaml";
import type { z } from "zod";

/** Reads YAML of a known shape; what is wrong goes to `complain`, with the place within the document. */
export function readYaml<Schema extends z.ZodType>(
  source: string,
  schema: Schema,
  complain: (reason: string) => void,
): z.output<Schema> | undefined {
  const document = parseDocument(source);
  if (document.errors.length > 0) {
    for (const error of document.errors) complain(error.message.split("\n")[0] ?? "cannot be read as YAML");
    return undefined;
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const reason = "pattern" in issue ? `must be written like ${issue.pattern}` : issue.message;
    complain(issue.path.length > 0 ? `${issue.path.join(".")}: ${reason}` : reason);
  }
  return undefined;
}
