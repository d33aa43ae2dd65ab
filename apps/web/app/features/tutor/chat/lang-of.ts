import { languageTags } from "@dripstone/contract/locale";

/** The language of a block, which may be another than the page's: English in a Chinese font has gaps after its apostrophes. */
export function langOf({ title, html }: { title: string | null; html: string }): string | undefined {
  const words = `${title ?? ""} ${html.replaceAll(/<[^>]*>/g, " ")}`;
  if (/\p{Script=Han}/u.test(words)) return languageTags.ch;
  return /[a-z]{3}/i.test(words) ? languageTags.en : undefined;
}
