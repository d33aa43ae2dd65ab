import { accountLimits } from "@dripstone/contract/accounts/limits";
import { newPassword } from "@dripstone/contract/accounts/payloads";
import type { Owner } from "@dripstone/passwords";
import { VisuallyHidden } from "@mantine/core";
import { IconCheck, IconPointFilled } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { usePasswordJudge } from "./password-judge.ts";
import classes from "./password-rules.module.css";

const rules = [
  "PASSWORD_TOO_SHORT",
  "PASSWORD_NEEDS_UPPERCASE",
  "PASSWORD_NEEDS_LOWERCASE",
  "PASSWORD_NEEDS_NUMBER",
  "PASSWORD_NEEDS_SPECIAL",
  "PASSWORD_HAS_SPACE",
  "PASSWORD_TOO_COMMON",
] as const;

type PasswordRulesProps = { password: string; owner: Owner; id: string };

/** The rules for a new password, ticked one by one while it is typed. */
export function PasswordRules({ password, owner, id }: PasswordRulesProps) {
  const { t } = useTranslation(["accounts", "errors"]);
  const judge = usePasswordJudge();
  const broken = new Set(newPassword.safeParse(password).error?.issues.map(({ message }) => message));
  // Without the dictionaries nobody knows yet: not ticked, and the server decides.
  if (judge.strengthOf(password, owner) === null || judge.objectionTo(password, owner))
    broken.add("PASSWORD_TOO_COMMON");
  const textOf = (rule: (typeof rules)[number]) =>
    // As an error it reads "is too common"; a rule to keep needs other words.
    rule === "PASSWORD_TOO_COMMON"
      ? t("accounts:password.notCommon")
      : t(`errors:${rule}`, { min: accountLimits.PASSWORD_MIN });
  return (
    <ul id={id} aria-label={t("accounts:password.rules")} className={classes.rules}>
      {rules.map((rule) => {
        const kept = password !== "" && !broken.has(rule);
        const Sign = kept ? IconCheck : IconPointFilled;
        return (
          <li key={rule} data-kept={kept || undefined}>
            <Sign size={16} aria-hidden />
            <span>
              {textOf(rule)}
              {kept && <VisuallyHidden component="span">{t("accounts:password.kept")}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
