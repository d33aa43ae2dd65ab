import type { FieldIssue } from "@dripstone/contract/errors";
import { payloadIssues } from "@dripstone/contract/field-issues";
import { homeworkPayload } from "@dripstone/contract/homework/payloads";
import { useEffect, useRef, useState } from "react";
import { isFailure } from "../../../api/failure.ts";
import { useIssueText } from "../../../ui/failure/failure-text.ts";
import { usePointerRest } from "../../../ui/form/use-pointer-rest.ts";

export type HomeworkField = "studentName" | "studentEmail" | "class" | "week" | "content" | "files" | "comments";

/** What is wrong with homework: told of a field once it was left, and of all after an attempt to send it in vain, which leads to the first of them. */
export function useHomeworkForm(work: object, { error, hasFailedFile }: { error: unknown; hasFailedFile: boolean }) {
  const issueText = useIssueText();
  const atRest = usePointerRest();
  const form = useRef<HTMLFormElement>(null);
  const [left, setLeft] = useState<ReadonlySet<HomeworkField>>(new Set());
  const [vain, setVain] = useState(0);
  const refused = isFailure(error) ? error.fields : undefined;
  const lead = () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] button')?.focus();
  // Apart, so that nothing leads whoever is typing away from there once what the server refused is told no more.
  useEffect(() => {
    if (vain > 0) lead();
  }, [vain]);
  useEffect(() => {
    if (refused) lead();
  }, [refused]);

  const found: Record<string, FieldIssue> = payloadIssues(homeworkPayload, work);
  return {
    form,
    refused,
    // Not while a button is pressed, which would be moved from under the pointer.
    leave: (field: HomeworkField) => atRest(() => setLeft((before) => new Set(before).add(field))),
    errorOf: (field: HomeworkField) =>
      issueText((vain > 0 || left.has(field) ? found[field] : undefined) ?? refused?.[field]),
    /** Whether it is said that a file has not arrived: it is not left out silently. */
    tellsFailedFile: vain > 0 && hasFailedFile,
    /** Of one of the files, by its place. */
    fileErrorOf: (index: number) => issueText(refused?.[`files.${index}`]),
    /** Whether it can be sent. */
    isRight(): boolean {
      const right = Object.keys(found).length === 0 && !hasFailedFile;
      if (!right) setVain((before) => before + 1);
      return right;
    },
  };
}

export type HomeworkFormState = ReturnType<typeof useHomeworkForm>;
