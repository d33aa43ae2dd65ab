import { accountLimits, PASSWORD_SPECIAL_CHARACTERS } from "@dripstone/contract/accounts/limits";
import { newPassword } from "@dripstone/contract/accounts/payloads";
import { languageTags } from "@dripstone/contract/locale";
import type { Owner } from "@dripstone/passwords";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { usePasswordJudge } from "./password-judge.ts";

/** What a password has, or lacks. */
const parts = [
  "PASSWORD_TOO_SHORT",
  "PASSWORD_NEEDS_UPPERCASE",
  "PASSWORD_NEEDS_LOWERCASE",
  "PASSWORD_NEEDS_NUMBER",
  "PASSWORD_NEEDS_SPECIAL",
] as const;

type PasswordLine = {
  line: string;
  /** Nothing is missing, and nothing speaks against it. */
  isKept: boolean;
  /** More than one thing is missing of what was typed. */
  isSeveral: boolean;
};

/** One line: all that a new password needs, then what is still missing while it is typed, then that nothing is. */
export function usePasswordLine(password: string, owner: Owner): PasswordLine {
  const { t } = useTranslation(["accounts", "fields"]);
  const list = new Intl.ListFormat(languageTags[useLocale()], { type: "conjunction" });
  const objection = usePasswordJudge().objectionTo(password, owner);
  const words = (which: readonly (typeof parts)[number][]) =>
    list.format(
      which.map((part) =>
        t(`accounts:password.parts.${part}`, { min: accountLimits.PASSWORD_MIN, special: PASSWORD_SPECIAL_CHARACTERS }),
      ),
    );
  const said = (line: string, { isKept = false, isSeveral = false } = {}) => ({ line, isKept, isSeveral });

  if (password === "") return said(t("accounts:password.needs", { parts: words(parts) }));
  const broken = new Set(newPassword.safeParse(password).error?.issues.map(({ message }) => message));
  if (broken.has("PASSWORD_HAS_SPACE")) return said(t("fields:PASSWORD_HAS_SPACE"));
  const lacking = parts.filter((part) => broken.has(part));
  if (lacking.length > 0) {
    return said(t("accounts:password.missing", { parts: words(lacking) }), { isSeveral: lacking.length > 1 });
  }
  if (objection) return said(t("fields:PASSWORD_TOO_COMMON"));
  return said(t("accounts:password.complete"), { isKept: broken.size === 0 });
}
