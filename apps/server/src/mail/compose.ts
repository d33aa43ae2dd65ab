import { limits } from "@dripstone/contract/limits";
import { type Locale, languageTags } from "@dripstone/contract/locale";
import { site } from "../../../../site.config.ts";
import ch from "../../locales/ch/mail.json" with { type: "json" };
import en from "../../locales/en/mail.json" with { type: "json" };
import { layOut } from "./layout.ts";
import type { Letter, LetterValues, MailKind } from "./mail.ts";

type Draft = {
  id: string;
  to: string;
  kind: MailKind;
  locale: Locale;
  values: LetterValues;
  siteUrl: string;
};

/** The fixed texts of one kind of mail; `{{name}}` and the like are filled in. */
type LetterTexts = { subject: string; title: string; body: string[]; button: string; notes: string[] };

const texts: Record<
  Locale,
  { layout: { code: string; link: string; sender: string }; letters: Record<MailKind, LetterTexts> }
> = { en, ch };

/** Writes a letter in its reader's language, as plain text and as HTML. */
export function composeLetter({ id, to, kind, locale, values, siteUrl }: Draft): Letter {
  const { layout, letters } = texts[locale];
  const fill = filler({ ...limits, school: site.name[locale], city: site.city[locale], name: values.name ?? "" });
  const { subject, title, body, button, notes } = letters[kind];
  const parts = {
    school: site.name[locale],
    language: languageTags[locale],
    title: fill(title),
    body: body.map(fill),
    button:
      values.link === undefined ? null : { label: fill(button), url: siteUrl + values.link, hint: fill(layout.link) },
    code: values.code === undefined ? null : { label: fill(layout.code), digits: values.code },
    notes: notes.map(fill),
    sender: { text: fill(layout.sender), url: siteUrl },
  };
  return { id, to, locale, subject: oneLine(fill(subject)), ...layOut(parts) };
}

function filler(values: Record<string, string | number>) {
  return (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`A mail names {{${name}}}, which it has not`);
      return String(value);
    });
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
