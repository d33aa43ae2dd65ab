import type { FieldIssue } from "@dripstone/contract/errors";
import { forumLimits } from "@dripstone/contract/forum/limits";
import { useToldIssues } from "../../../ui/form/use-told-issues.ts";
import { lengthIssue } from "../editing/length-issue.ts";

export const titleBounds = { min: forumLimits.TITLE_MIN, max: forumLimits.TITLE_MAX };
export const contentBounds = { min: forumLimits.POST_MIN, max: forumLimits.POST_MAX };

type Field = "title" | "content" | "category";
type Values = { title: string; content: string; category?: string | undefined };

/** What is wrong with a post. */
export function usePostForm({ title, content, category }: Values, error: unknown) {
  const found: Partial<Record<Field, FieldIssue | undefined>> = {
    title: lengthIssue(title, titleBounds),
    content: lengthIssue(content, contentBounds),
    category: category === "" ? { code: "FIELD_REQUIRED" } : undefined,
  };
  return useToldIssues<Field>(found, error);
}
