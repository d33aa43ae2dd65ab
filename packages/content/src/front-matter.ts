import { z } from "zod";
import { readYaml } from "./yaml.ts";

/** Front matter that holds a title and nothing else. */
export const titled = z.strictObject({ title: z.string().trim().min(1) });

/**
 * Splits a text into its front matter, of a known shape, and what comes after it. What is wrong goes to `complain`: without front matter there
 * is nothing to go on with; with a faulty one, `matter` is undefined.
 */
export function readFrontMatter<Schema extends z.ZodType>(
  source: string,
  schema: Schema,
  complain: (reason: string) => void,
): { matter: z.output<Schema> | undefined; body: string } | undefined {
  const [, head, body] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? [];
  if (head === undefined || body === undefined) {
    complain("must begin with front matter between two lines of ---");
    return undefined;
  }
  return { matter: readYaml(head, schema, complain), body };
}
