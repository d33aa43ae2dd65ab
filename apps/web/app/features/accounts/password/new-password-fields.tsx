import { newPassword } from "@dripstone/contract/accounts/payloads";
import type { Owner } from "@dripstone/passwords";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { TextField } from "../../../ui/form/use-fields.ts";
import classes from "./new-password-fields.module.css";
import { PasswordField } from "./password-field.tsx";
import { fetchDictionaries, usePasswordJudge } from "./password-judge.ts";
import { PasswordRules } from "./password-rules.tsx";
import { StrengthMeter } from "./strength-meter.tsx";

type NewPasswordFieldsProps = {
  password: TextField;
  /** The password once more. */
  confirmation: TextField;
  /** What is known of whose password it is: nobody should build it of that. */
  owner: Owner;
  /** "Password" unless the form has another one already. */
  label?: string;
};

/** A new password, with what it is worth and what it still lacks, and the same once more. */
export function NewPasswordFields({ password, confirmation, owner, label }: NewPasswordFieldsProps) {
  const { t } = useTranslation("accounts");
  const rules = useId();
  const strength = usePasswordJudge().strengthOf(password.value, owner);
  return (
    <>
      <div className={classes.password}>
        <PasswordField
          {...password}
          onFocus={fetchDictionaries}
          label={label ?? t("fields.password")}
          autoComplete="new-password"
          aria-details={rules}
        />
        <StrengthMeter strength={strength} keepsRules={newPassword.safeParse(password.value).success} />
        <PasswordRules password={password.value} owner={owner} id={rules} />
      </div>
      <PasswordField {...confirmation} label={t("fields.confirmation")} autoComplete="new-password" />
    </>
  );
}
