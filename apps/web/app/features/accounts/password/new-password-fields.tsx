import type { Owner } from "@dripstone/passwords";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { TextField } from "../../../ui/form/use-fields.ts";
import classes from "./new-password-fields.module.css";
import { PasswordField } from "./password-field.tsx";
import { fetchDictionaries, usePasswordJudge } from "./password-judge.ts";
import { StrengthMeter } from "./strength-meter.tsx";
import { usePasswordLine } from "./use-password-line.ts";

type NewPasswordFieldsProps = {
  password: TextField;
  /** The password once more. */
  confirmation: TextField;
  /** What is known of whose password it is: nobody should build it of that. */
  owner: Owner;
  /** "Password" unless the form has another one already. */
  label?: string;
};

/** A new password, with what it is worth and one line of what it still lacks, and the same once more. */
export function NewPasswordFields({ password, confirmation, owner, label }: NewPasswordFieldsProps) {
  const { t } = useTranslation("accounts");
  const rules = useId();
  const { value, error } = password;
  const strength = usePasswordJudge().strengthOf(value, owner);
  const { line, isKept, isSeveral } = usePasswordLine(value, owner);
  // Where the field has an error, that is the line: with all that is missing, if that is more than one thing.
  const told = error !== undefined && isSeveral ? line : error;
  const hint = error === undefined || value === "";
  return (
    <>
      <div className={classes.password}>
        <PasswordField
          {...password}
          error={told}
          onFocus={fetchDictionaries}
          label={label ?? t("fields.password")}
          autoComplete="new-password"
          aria-details={hint ? rules : undefined}
          inputContainer={(input) => (
            <>
              {input}
              <StrengthMeter strength={strength} isKept={isKept} />
            </>
          )}
        />
        {hint && (
          <p id={rules} className={classes.rules} data-kept={isKept || undefined}>
            {line}
          </p>
        )}
      </div>
      <PasswordField {...confirmation} label={t("fields.confirmation")} autoComplete="new-password" />
    </>
  );
}
