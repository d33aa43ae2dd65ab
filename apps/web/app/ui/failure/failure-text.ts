import type { FieldIssue } from "@dripstone/contract/errors";
import type { i18n } from "i18next";
import { useCallback, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../api/failure.ts";
import type errors from "../../locales/en/errors.json";
import type fields from "../../locales/en/fields.json";
import type refusals from "../../locales/en/refusals.json";
import { useDates } from "../dates/use-dates.ts";

/**
 * What people read of the error of a hook or a thunk: their language's text for its code. `otherwise` stands in for a code
 * without one. What only the server says (`refusals`), or says of a field as well (`fields`), comes with the first that it says.
 */
export function useFailureText(): (error: unknown, otherwise?: string) => string {
  const { t, i18n } = useTranslation("errors");
  const { minuteHere, moment } = useDates();
  useRefusals();
  return (error, otherwise) => {
    const { code, message, until } = asFailure(error);
    const values = { date: until && minuteHere(until), moment: until && moment(until) };
    if (isIn(i18n, "errors", code)) return t(code, values);
    if (isIn(i18n, "fields", code)) return i18n.getFixedT(null, "fields")(code, values);
    if (isIn(i18n, "refusals", code)) return i18n.getFixedT(null, "refusals")(code, values);
    return otherwise ?? message;
  };
}

type Texts = { errors: keyof typeof errors; fields: keyof typeof fields; refusals: keyof typeof refusals };

const isIn = <Namespace extends keyof Texts>(i18n: i18n, ns: Namespace, code: string): code is Texts[Namespace] =>
  i18n.exists(code, { ns });

/** What people read of a field that is wrong, with the bound that was passed. A form is there before these texts, which come until it is sent. */
export function useIssueText(): (issue: FieldIssue | undefined) => string | undefined {
  const { t } = useTranslation("fields", { useSuspense: false });
  return (issue) => issue && t(issue.code, { min: issue.min, max: issue.max });
}

/** Shows a text anew that has come meanwhile. */
function useRefusals(): void {
  const { i18n } = useTranslation();
  const subscribe = useCallback(
    (tell: () => void) => {
      i18n.store.on("added", tell);
      return () => i18n.store.off("added", tell);
    },
    [i18n],
  );
  useSyncExternalStore(
    subscribe,
    () => i18n.hasResourceBundle(i18n.language, "refusals"),
    () => false,
  );
}
