import type { FieldIssue } from "@dripstone/contract/errors";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../api/failure.ts";
import { useDates } from "../dates/use-dates.ts";

/**
 * What people read of the error of a hook or a thunk: their language's text for its code. `otherwise` stands in for a code
 * without one.
 */
export function useFailureText(): (error: unknown, otherwise?: string) => string {
  const { t, i18n } = useTranslation("errors");
  const { day, moment } = useDates();
  return (error, otherwise) => {
    const { code, message, until } = asFailure(error);
    const hasText = (it: typeof code): it is Exclude<typeof code, "LOGIN_FAILED"> =>
      Boolean(i18n.exists(it, { ns: "errors" }));
    return hasText(code)
      ? t(code, { date: until && day(until), moment: until && moment(until) })
      : (otherwise ?? message);
  };
}

/** What people read of a field that is wrong, with the bound that was passed. */
export function useIssueText(): (issue: FieldIssue | undefined) => string | undefined {
  const { t } = useTranslation("errors");
  return (issue) => issue && t(issue.code, { min: issue.min, max: issue.max });
}
