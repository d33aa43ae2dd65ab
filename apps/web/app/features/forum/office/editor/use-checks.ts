import { type Locale, locales } from "@dripstone/contract/locale";
import { isFailure } from "../../../../api/failure.ts";
import { useToldIssues } from "../../../../ui/form/use-told-issues.ts";
import { type Issues, issuesOf } from "./issues.ts";
import { type CategoryValues, type Portion, portions } from "./values.ts";

/** What is wrong with a category, in whichever language that is. */
export function useChecks(values: CategoryValues, failure: unknown, show: (language: Locale) => void) {
  const refused: Issues | undefined = isFailure(failure) ? failure.fields : undefined;
  const found = issuesOf(values);
  const first = portions.find((portion) => found[portion] ?? refused?.[portion]);
  const inLanguage = locales.find((locale) => first?.endsWith(`.${locale}`));
  const { form, leave, errorOf, isRight } = useToldIssues<Portion>(
    found,
    failure,
    inLanguage && (() => show(inLanguage)),
  );
  return {
    ...{ form, leave, errorOf },
    /** Whether what the server refused is told at fields. */
    isFields: first !== undefined && refused !== undefined,
    areRight: () => isRight(),
  };
}

/** What every field of the editor is given. */
export type FieldProps = Pick<ReturnType<typeof useChecks>, "errorOf" | "leave"> & {
  values: CategoryValues;
  change: (portion: Portion, value: string | boolean) => void;
};
