import { type Locale, locales } from "@dripstone/contract/locale";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isFailure } from "../../../../api/failure.ts";
import { useIssueText } from "../../../../ui/failure/failure-text.ts";
import { type Issues, issuesOf } from "./issues.ts";
import { type CategoryValues, type Portion, portions } from "./values.ts";

/**
 * What is wrong with a category: told of a field once it was left, and of all after an attempt to save it in vain, which leads to the first of
 * them, in whichever language that is.
 */
export function useChecks(values: CategoryValues, failure: unknown, show: (language: Locale) => void) {
  const issueText = useIssueText();
  const form = useRef<HTMLFormElement>(null);
  const [left, setLeft] = useState<ReadonlySet<Portion>>(new Set());
  const [vain, setVain] = useState(0);
  const refused: Issues | undefined = isFailure(failure) ? failure.fields : undefined;
  const found = issuesOf(values);
  const first = portions.find((portion) => found[portion] ?? refused?.[portion]);
  const inLanguage = locales.find((locale) => first?.endsWith(`.${locale}`));
  const lead = useEffectEvent(() => {
    if (inLanguage) show(inLanguage);
    // The other language may only now be on the screen.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  });
  // Apart, so that nothing leads whoever is typing away from there once what the server refused is told no more.
  useEffect(() => {
    if (vain > 0) lead();
  }, [vain]);
  useEffect(() => {
    if (refused) lead();
  }, [refused]);

  return {
    form,
    /** Whether what the server refused is told at fields. */
    isFields: first !== undefined && refused !== undefined,
    leave: (portion: Portion) => setLeft((before) => new Set(before).add(portion)),
    errorOf: (portion: Portion) =>
      issueText((vain > 0 || left.has(portion) ? found[portion] : undefined) ?? refused?.[portion]),
    areRight(): boolean {
      const right = Object.keys(found).length === 0;
      if (!right) setVain((before) => before + 1);
      return right;
    },
  };
}

/** What every field of the editor is given. */
export type FieldProps = Pick<ReturnType<typeof useChecks>, "errorOf" | "leave"> & {
  values: CategoryValues;
  change: (portion: Portion, value: string | boolean) => void;
};
