import type { BlogDraft } from "@dripstone/contract/blog/draft";
import { stepsOf } from "../../../audit/steps-of.ts";

type Told = Pick<BlogDraft, "author" | "tags" | "featured" | "texts"> & { slug: string | null };

/** What an edit has changed of a post, for the audit log: of long texts how much they hold, and never their words. */
export const changesOf = (before: Told, after: Told): Record<string, string> => ({
  title: after.texts.en.title || after.texts.ch.title,
  ...stepsOf(factsOf(before), factsOf(after)),
  ...lengthsOf(before, after),
});

const factsOf = ({ slug, author, tags, featured, texts: { en, ch } }: Told) => ({
  ...{ slug: slug ?? "", topics: tags.join(" / "), featured, authorEn: author.en, authorCh: author.ch },
  ...{ titleEn: en.title, titleCh: ch.title, summaryEn: en.summary, summaryCh: ch.summary },
  ...{ bodyEn: en.body, bodyCh: ch.body },
});

/** A text as long as before is another all the same: it stands among what has changed. */
function lengthsOf(before: Told, after: Told): Record<string, string> {
  const bodies = {
    bodyEn: [before.texts.en.body, after.texts.en.body],
    bodyCh: [before.texts.ch.body, after.texts.ch.body],
  };
  return Object.fromEntries(
    Object.entries(bodies).flatMap(([field, [had = "", has = ""]]) =>
      had === has ? [] : [[field, `${lengthOf(had)} → ${lengthOf(has)}`]],
    ),
  );
}

const lengthOf = (text: string) => [...text].length;
