import type { Failure } from "../running/messages.ts";

/** What a failure means: a key of the texts `programs:explain`, and what they name. */
export type Explanation<Key extends string = string> = { key: Key; values: Record<string, string> };

/** What gives away a mistake: the type of the failure, what it says, and what is explained with what was found in that. */
export type Rule<Key extends string> = readonly [
  type: RegExp,
  says: RegExp,
  key: Key | ((found: Found) => Explanation<Key> | null),
  names?: readonly string[],
];

export type Found = { match: RegExpExecArray; failure: Failure; source: string };

/** The first rule that knows a failure explains it; null if none does. */
export function explainBy<Key extends string>(
  rules: readonly Rule<Key>[],
  failure: Failure,
  source: string,
): Explanation<Key> | null {
  for (const [type, says, key, names = []] of rules) {
    const match = type.test(failure.type) ? says.exec(failure.message) : null;
    if (!match) continue;
    if (typeof key !== "function")
      return { key, values: Object.fromEntries(names.map((name, at) => [name, match[at + 1] ?? ""])) };
    const explained = key({ match, failure, source });
    if (explained) return explained;
  }
  return null;
}

/** The line of a program that a failure is about. */
export const lineOf = ({ failure: { line }, source }: Pick<Found, "failure" | "source">): string =>
  source.split("\n")[(line ?? 0) - 1] ?? "";
