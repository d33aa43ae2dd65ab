import { limits } from "@dripstone/contract/limits";
import { type Locale, languageTags } from "@dripstone/contract/locale";
import { site } from "../../../../site.config.ts";
import ch from "../../locales/ch/mail.json" with { type: "json" };
import en from "../../locales/en/mail.json" with { type: "json" };
import { fillText, oneLine } from "../fill-text.ts";
import type { AnyMail, TextBlock, Values } from "./kinds.ts";
import { type Block, layOut } from "./layout.ts";
import type { Letter } from "./mail.ts";

type Draft = {
  id: string;
  to: string;
  kind: Pick<AnyMail, "texts" | "share">;
  locale: Locale;
  values: Values;
  siteUrl: string;
};

const layouts = { en: en.layout, ch: ch.layout };

/** Writes a letter in its reader's language, as plain text and as HTML. */
export function composeLetter({ id, to, kind, locale, values, siteUrl }: Draft): Letter {
  const layout = layouts[locale];
  const texts = kind.texts[locale];
  const toReader = (values.reader === "parent" && texts.toParent) || texts;
  const { subject, title, body, button, notes } = toReader;
  const choices = { ...texts.choices, ...toReader.choices };
  const school = { school: site.name[locale], city: site.city[locale], contact: site.email, siteUrl };
  const words = { ...limits, ...values, ...school };
  const chosen = Object.entries(choices).map(([name, sentences]) => {
    const sentence = sentences[String(values[name])];
    return [name, sentence && filler(words)(sentence)];
  });
  const fill = filler({ ...words, ...Object.fromEntries(chosen) });
  const parts = {
    school: site.name[locale],
    language: languageTags[locale],
    title: fill(title),
    // What a choice leaves unsaid leaves no gap.
    body: body.map((block) => filled(block, { fill, values })).filter((block) => block !== ""),
    button:
      button === undefined
        ? null
        : { label: fill(button), url: inLanguage(siteUrl + fill("{{link}}"), locale), hint: fill(layout.link) },
    code: values.code === undefined ? null : { label: fill(layout.code), digits: values.code },
    notes: notes.map(fill),
    sender: {
      text: fill(layout[senderOf(kind.share)]),
      url: siteUrl,
      page: inLanguage(siteUrl, locale),
    },
  };
  const { replyTo, unsubscribe } = values;
  const { usefulHours } = kind.share === "office" ? {} : kind.share;
  return {
    id,
    to,
    locale,
    subject: oneLine(fill(subject)),
    ...layOut(parts),
    ...(replyTo !== undefined && { replyTo }),
    ...(unsubscribe !== undefined && { unsubscribe: siteUrl + unsubscribe }),
    ...(usefulHours !== undefined && { usefulHours }),
  };
}

function senderOf(share: AnyMail["share"]): "office" | "person" | "sender" {
  if (share === "office") return "office";
  return share.byPerson ? "person" : "sender";
}

/** A paragraph that is nothing but a text of several lines keeps them, and is left out where there are none; anywhere else they become one. */
function filled(block: TextBlock, { fill, values }: { fill: (text: string) => string; values: Values }): Block {
  if (typeof block !== "string" && "written" in block) {
    const written = values[block.written];
    return { written: (Array.isArray(written) ? written : []).map(oneLine) };
  }
  if (typeof block !== "string") return { lead: fill(block.lead), items: block.items.map(fill) };
  const value = values[/^\{\{(\w+)\}\}$/.exec(block)?.[1] ?? ""];
  if (!Array.isArray(value)) return fill(block);
  return value.length === 0 ? "" : { quote: value.map(oneLine) };
}

/** The page behind the link is in the letter's language, even in a browser in which nobody has chosen one. */
function inLanguage(page: string, locale: Locale): string {
  const url = new URL(page);
  url.searchParams.set("lang", locale);
  return url.href;
}

const filler = (values: Parameters<typeof fillText>[1]) => (text: string) => fillText(text, values);
