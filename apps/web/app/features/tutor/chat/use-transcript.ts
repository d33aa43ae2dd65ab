import { languageTags } from "@dripstone/contract/locale";
import type { ChatSession } from "@dripstone/contract/tutor/payloads";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { today } from "../../../ui/dates/dates.ts";
import { usePageSetting } from "../../../ui/head/page-setting.ts";
import { asMarkdown } from "./as-markdown.ts";

/** A conversation as a file that one keeps: its name, and its text in Markdown with the formulas as they were typed. */
export function useTranscript(): (chat: ChatSession) => { name: string; markdown: string } {
  const { t } = useTranslation("chat");
  const { siteUrl } = usePageSetting();
  const language = languageTags[useLocale()];
  // By the clock of whoever keeps it.
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long" });
  const moment = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (chat) => ({
    name: `${fileName(chat.name)} ${today()}.md`,
    markdown: asMarkdown(chat, {
      siteUrl,
      at: (instant) => moment.format(Date.parse(instant)),
      intro: t("download.intro", { date: day.format(Date.parse(chat.at)) }),
      who: { user: t("who.me"), assistant: t("who.tutor") },
      stopped: t("stopped"),
      picture: t("picture.with"),
    }),
  });
}

/** What no system takes in a name, and what hides a file, is left out. */
const fileName = (name: string) =>
  name
    .replace(/[\p{Cc}\\/:*?"<>|$]+/gu, " ")
    .replace(/^[.\s]+|\s+$/g, "")
    .replace(/\s+/g, " ") || "chat";
