import type { Locale } from "@dripstone/contract/locale";
import { textsIn } from "../texts.ts";

/** What the pages on the way to a new password say. */
const wordsIn = (locale: Locale) => {
  const t = textsIn(locale);
  return {
    forgot: t("accounts:login.forgot"),
    send: t("accounts:forgot.send"),
    mailbox: t("accounts:forgot.sentTitle"),
    newPassword: t("accounts:reset.password"),
    save: t("accounts:reset.send"),
    changed: t("accounts:reset.doneTitle"),
    usedLink: t("refusals:RESET_LINK_INVALID"),
    expiredLink: t("refusals:RESET_LINK_EXPIRED"),
    again: t("accounts:reset.again"),
    missing: t("accounts:reset.missing"),
    weak: t("accounts:strength.1"),
    veryStrong: t("accounts:strength.4"),
  };
};

export const passwordWords = { en: wordsIn("en"), ch: wordsIn("ch") };
