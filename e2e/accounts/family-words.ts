import type { Locale } from "@dripstone/contract/locale";
import { pattern, textsIn } from "../texts.ts";

/** What a child and a parent are told on the way to the parent's answer. */
const wordsIn = (locale: Locale) => {
  const t = textsIn(locale);
  return {
    ownMailbox: t("accounts:register.mailboxes.own"),
    parentsMailbox: t("accounts:register.mailboxes.parent"),
    mailboxRequired: t("fields:MAILBOX_REQUIRED"),
    askParent: t("accounts:mailbox.parentsTitle"),
    shared: (name: string) => t("accounts:parent.shared", { name }),
    logsIn: (name: string, email: string) => t("accounts:parent.logsIn", { name, email }),
    until: pattern(t("accounts:parentWaiting.until", { date: "#" }), /.+/),
    parentEmail: t("accounts:register.parentEmail"),
    parentEmailRequired: t("fields:PARENT_EMAIL_REQUIRED"),
    parentEmailSame: t("fields:PARENT_EMAIL_SAME"),
    born: pattern(t("accounts:age.told", { birth: "#" }), /.+/),
    reminder: (name: string) => t("server-accounts:parent-reminder.subject", { name }),
    unanswered: t("server-accounts:account-deleted.choices.because.unanswered"),
    isThatYou: t("accounts:age.other.title"),
    thatWasMe: t("accounts:age.other.me"),
    someoneElse: t("accounts:age.other.notMe"),
    parentAsked: t("accounts:verified.parentAsked"),
    asks: (name: string) => t("accounts:parent.asks", { name }),
    yes: t("accounts:parent.yes"),
    no: t("accounts:parent.no"),
    close: t("accounts:parent.close"),
    back: t("accounts:parent.back"),
    sure: (name: string) => t("accounts:parent.sureTitle", { name }),
    agreed: t("accounts:parent.yesTitle"),
    refused: t("accounts:parent.noTitle"),
    saidNo: pattern(t("accounts:parent.noOn", { date: "#" }), /.+/),
    withdraw: t("accounts:parent.withdraw"),
    agreeAfterAll: t("accounts:parent.agreeAfterAll"),
    refusedAtLogin: t("refusals:PARENT_REFUSED"),
    deadLink: t("refusals:PARENT_LINK_INVALID"),
    expiredLink: t("refusals:PARENT_LINK_EXPIRED"),
    missing: t("accounts:parent.missing"),
  };
};

export const familyWords = { en: wordsIn("en"), ch: wordsIn("ch") };
