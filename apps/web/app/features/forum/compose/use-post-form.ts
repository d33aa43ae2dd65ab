import type { FieldIssue } from "@dripstone/contract/errors";
import { forumLimits } from "@dripstone/contract/forum/limits";
import { useEffect, useRef, useState } from "react";
import { isFailure } from "../../../api/failure.ts";
import { useIssueText } from "../../../ui/failure/failure-text.ts";
import { lengthIssue } from "../editing/length-issue.ts";

export const titleBounds = { min: forumLimits.TITLE_MIN, max: forumLimits.TITLE_MAX };
export const contentBounds = { min: forumLimits.POST_MIN, max: forumLimits.POST_MAX };

type Field = "title" | "content" | "category";
type Values = { title: string; content: string; category?: string | undefined };

/** What is wrong with a post: told of a field once it was left, and of all after an attempt to send it in vain, which leads to the first of them. */
export function usePostForm(values: Values, error: unknown) {
  const issueText = useIssueText();
  const form = useRef<HTMLFormElement>(null);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [vain, setVain] = useState(0);
  const refused = isFailure(error) ? error.fields : undefined;
  const lead = () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  // Apart, so that nothing leads whoever is typing away from there once what the server refused is told no more.
  useEffect(() => {
    if (vain > 0) lead();
  }, [vain]);
  useEffect(() => {
    if (refused) lead();
  }, [refused]);

  const found: Partial<Record<Field, FieldIssue | undefined>> = {
    title: lengthIssue(values.title, titleBounds),
    content: lengthIssue(values.content, contentBounds),
    category: values.category === "" ? { code: "FIELD_REQUIRED" } : undefined,
  };
  return {
    form,
    refused,
    leave: (field: Field) => setLeft((before) => new Set(before).add(field)),
    errorOf: (field: Field) => issueText((vain > 0 || left.has(field) ? found[field] : undefined) ?? refused?.[field]),
    /** Whether it can be sent. */
    isRight(): boolean {
      const right = Object.values(found).every((issue) => issue === undefined);
      if (!right) setVain((before) => before + 1);
      return right;
    },
  };
}
