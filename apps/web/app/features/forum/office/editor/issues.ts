import type { FieldIssue } from "@dripstone/contract/errors";
import { forumLimits } from "@dripstone/contract/forum/limits";
import { locales } from "@dripstone/contract/locale";
import { lengthIssue } from "../../editing/length-issue.ts";
import { type CategoryValues, hasRules, type Portion } from "./values.ts";

export const wordBounds = {
  name: { min: 1, max: forumLimits.CATEGORY_NAME_MAX },
  description: { min: 1, max: forumLimits.CATEGORY_DESCRIPTION_MAX },
  rules: { min: 1, max: forumLimits.CATEGORY_RULES_MAX },
};

export type Issues = Partial<Record<Portion, FieldIssue>>;

/** What is wrong with a category, field by field, as the server will see it. */
export function issuesOf(values: CategoryValues): Issues {
  const found: Issues = {};
  for (const field of ["name", "description", "rules"] as const) {
    if (field === "rules" && !hasRules(values)) continue;
    for (const locale of locales) {
      const issue = lengthIssue(values[field][locale], wordBounds[field]);
      if (issue) found[`${field}.${locale}`] = issue;
    }
  }
  if (!isReputation(values.minReputation)) found.minReputation = { code: "FIELD_INVALID" };
  return found;
}

const isReputation = (typed: string) => /^\d{1,6}$/.test(typed) && Number(typed) <= forumLimits.CATEGORY_REPUTATION_MAX;
