import type { FieldIssue } from "@dripstone/contract/errors";
import { payloadIssues } from "@dripstone/contract/field-issues";
import { homeworkPayload } from "@dripstone/contract/homework/payloads";
import { useIssueText } from "../../../ui/failure/failure-text.ts";
import { useToldIssues } from "../../../ui/form/use-told-issues.ts";

type HomeworkField = "studentName" | "studentEmail" | "class" | "week" | "content" | "files" | "comments";

/** What is wrong with homework. */
export function useHomeworkForm(work: object, { error, hasFailedFile }: { error: unknown; hasFailedFile: boolean }) {
  const issueText = useIssueText();
  const found: Record<string, FieldIssue> = payloadIssues(homeworkPayload, work);
  const form = useToldIssues<HomeworkField>(found, error);
  return {
    ...form,
    /** Whether it is said that a file has not arrived: it is not left out silently. */
    tellsFailedFile: form.triedInVain && hasFailedFile,
    /** Of one of the files, by its place. */
    fileErrorOf: (index: number) => issueText(form.refused?.[`files.${index}`]),
    isRight: () => form.isRight(!hasFailedFile),
  };
}

export type HomeworkFormState = ReturnType<typeof useHomeworkForm>;
