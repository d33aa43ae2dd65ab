import { accountLimits, PASSWORD_SPECIAL_CHARACTERS } from "@dripstone/contract/accounts/limits";
import { newPassword } from "@dripstone/contract/accounts/payloads";
import { languageTags } from "@dripstone/contract/locale";
import type { Owner } from "@dripstone/passwords";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { usePasswordJudge } from "./password-judge.ts";
import classes from "./password-rules.module.css";

/** What a password has, or lacks. */
const parts = [
  "PASSWORD_TOO_SHORT",
  "PASSWORD_NEEDS_UPPERCASE",
  "PASSWORD_NEEDS_LOWERCASE",
  "PASSWORD_NEEDS_NUMBER",
  "PASSWORD_NEEDS_SPECIAL",
] as const;

type PasswordRulesProps = { password: string; owner: Owner; id: string };

/** One line: all that a new password needs, then what is still missing while it is typed, then that nothing is. */
export function PasswordRules({ password, owner, id }: PasswordRulesProps) {
  const { t } = useTranslation(["accounts", "errors"]);
  const list = new Intl.ListFormat(languageTags[useLocale()], { type: "conjunction" });
  const objection = usePasswordJudge().objectionTo(password, owner);
  const broken = new Set(newPassword.safeParse(password).error?.issues.map(({ message }) => message));
  const lacking = parts.filter((part) => password === "" || broken.has(part));
  const words = (which: readonly (typeof parts)[number][]) =>
    list.format(
      which.map((part) =>
        t(`accounts:password.parts.${part}`, { min: accountLimits.PASSWORD_MIN, special: PASSWORD_SPECIAL_CHARACTERS }),
      ),
    );
  const line = () => {
    if (password === "") return t("accounts:password.needs", { parts: words(parts) });
    if (broken.has("PASSWORD_HAS_SPACE")) return t("errors:PASSWORD_HAS_SPACE");
    if (lacking.length > 0) return t("accounts:password.missing", { parts: words(lacking) });
    return objection ? t("errors:PASSWORD_TOO_COMMON") : t("accounts:password.complete");
  };
  return (
    <p id={id} className={classes.rules} data-kept={(broken.size === 0 && !objection) || undefined}>
      {line()}
    </p>
  );
}
