import type { ProblemFault } from "@dripstone/contract/weekly-problem/desk/payloads";
import { useDebouncedValue } from "@mantine/hooks";
import { useCallback, useMemo } from "react";
import { asFailure } from "../../../api/failure.ts";
import { useIssueText } from "../../../ui/failure/failure-text.ts";
import { useCheckProblemQuery } from "../api.ts";
import type { ProblemDraft } from "./draft.ts";
import { useFaultText } from "./fault-text.ts";

const CHECKED_AFTER_MS = 600;

/** These say only that something has not been written yet; a field says so by itself once it was to be finished. */
const waiting = new Set<ProblemFault["code"]>([
  "TITLE_MISSING",
  "STATEMENT_MISSING",
  "SOLUTION_MISSING",
  "HINTS_FEW",
  "HINTS_UNLIKE",
  "HINT_EMPTY",
  "KEY_MISSING",
  "FEEDBACK_MISSING",
]);

/** What is to be done at a field, by its path in the draft. */
export type Issue = { field: string; text: string };

/** What keeps the problem from being asked, looked for while it is being written, and what is told of it at each field. */
export function useChecks(problem: ProblemDraft, failure: unknown, insistent: boolean) {
  const issueText = useIssueText();
  const faultText = useFaultText();
  const [checked] = useDebouncedValue(problem, CHECKED_AFTER_MS);
  const { data, error } = useCheckProblemQuery({ body: { problem: checked } });
  const refused = asFailure(failure ?? error).fields;
  // Where a field is too long the rest is not looked at: what was said of an earlier text may be wrong of this one.
  const faults = useMemo(() => (refused ? [] : (data ?? [])), [refused, data]);
  const issues = useMemo<Issue[]>(
    () => [
      ...Object.entries(refused ?? {}).map(([path, issue]) => ({
        field: path.replace(/^problem\./, ""),
        text: issueText(issue) ?? "",
      })),
      ...faults.map((fault) => ({ field: fault.field, text: faultText(fault) })),
    ],
    [refused, faults, issueText, faultText],
  );

  const issueAt = useCallback(
    (path: string): string | undefined => {
      const tooMuch = refused?.[`problem.${path}`];
      if (tooMuch) return issueText(tooMuch);
      const found = faults.find(({ field, code }) => field === path && (insistent || !waiting.has(code)));
      return found && faultText(found);
    },
    [faults, refused, insistent, issueText, faultText],
  );
  return { issues, checked: data !== undefined || refused !== undefined, issueAt };
}
