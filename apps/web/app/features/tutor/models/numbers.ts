import type { FieldIssue } from "@dripstone/contract/errors";

/** What is wrong with a number that was typed. */
export function numberIssue(
  typed: string,
  { min = 0, max, whole = false }: { min?: number; max: number; whole?: boolean },
) {
  const number = Number(typed);
  const isRight = number >= min && number <= max && (!whole || Number.isInteger(number));
  if (typed.trim() === "") return { code: "FIELD_REQUIRED" } satisfies FieldIssue;
  const code = whole ? ("NUMBER_OUT_OF_RANGE" as const) : ("AMOUNT_OUT_OF_RANGE" as const);
  return isRight ? undefined : ({ code, min, max } satisfies FieldIssue);
}

/** Those fields with which something is wrong. */
export const issuesIn = <Name extends string>(found: Record<Name, FieldIssue | undefined>) =>
  Object.fromEntries(Object.entries(found).filter(([, issue]) => issue)) as { [Of in Name]?: FieldIssue };
