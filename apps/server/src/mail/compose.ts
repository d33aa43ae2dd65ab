import { limits } from "@dripstone/contract/limits";
import { type Locale, languageTags } from "@dripstone/contract/locale";
import { site } from "../../../../site.config.ts";
import ch from "../../locales/ch/mail.json" with { type: "json" };
import en from "../../locales/en/mail.json" with { type: "json" };
import { type Block, layOut } from "./layout.ts";
import type { AnyWords, Letter, MailKind } from "./mail.ts";

type Draft = {
  id: string;
  to: string;
  kind: MailKind;
  locale: Locale;
  values: AnyWords;
  siteUrl: string;
};

/** The fixed texts of one kind of mail; `{{name}}` and the like are filled in. */
type LetterTexts = {
  subject: string;
  title: string;
  body: Block[];
  /** What `{{by}}` stands for. */
  by?: Record<NonNullable<AnyWords["by"]>, string>;
  /** Absent where there is nothing to do. */
  button?: string;
  notes: string[];
};

const texts: Record<
  Locale,
  { layout: { code: string; link: string; sender: string }; letters: Record<MailKind, LetterTexts> }
> = { en, ch };

/** Writes a letter in its reader's language, as plain text and as HTML. */
export function composeLetter({ id, to, kind, locale, values, siteUrl }: Draft): Letter {
  const { layout, letters } = texts[locale];
  const { subject, title, body, by, button, notes } = letters[kind];
  const school = { school: site.name[locale], city: site.city[locale], contact: site.email, siteUrl };
  const fill = filler({ ...limits, ...values, ...school, by: values.by && by?.[values.by] });
  const parts = {
    school: site.name[locale],
    language: languageTags[locale],
    title: fill(title),
    body: body.map((block) =>
      typeof block === "string" ? fill(block) : { lead: fill(block.lead), items: block.items.map(fill) },
    ),
    button:
      button === undefined
        ? null
        : { label: fill(button), url: inLanguage(siteUrl + fill("{{link}}"), locale), hint: fill(layout.link) },
    code: values.code === undefined ? null : { label: fill(layout.code), digits: values.code },
    notes: notes.map(fill),
    sender: { text: fill(layout.sender), url: siteUrl, page: inLanguage(siteUrl, locale) },
  };
  return { id, to, locale, subject: oneLine(fill(subject)), ...layOut(parts) };
}

/** The page behind the link is in the letter's language, even in a browser in which nobody has chosen one. */
function inLanguage(page: string, locale: Locale): string {
  const url = new URL(page);
  url.searchParams.set("lang", locale);
  return url.href;
}

function filler(values: Record<string, string | number | undefined>) {
  return (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`A mail names {{${name}}}, which it has not`);
      return oneLine(String(value));
    });
}

/** Without line breaks: one in a name would begin a new paragraph, and in a subject a new header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
