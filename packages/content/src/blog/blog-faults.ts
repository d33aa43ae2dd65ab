import type { BlogDraft, BlogFault } from "@dripstone/contract/blog/draft";
import type { BlogFaultCode } from "@dripstone/contract/blog/faults";
import { blogLimits } from "@dripstone/contract/blog/limits";
import { lengthOf } from "@dripstone/contract/length";
import { locales } from "@dripstone/contract/locale";
import { markdownFaults } from "../markdown-faults.ts";

/** What keeps a post from being published, in the order in which it is written: what is missing, and what readers would not see as it is meant. */
export function blogFaults({ author, tags, texts }: BlogDraft): BlogFault[] {
  const { BLOG_TITLE_MIN, BLOG_SUMMARY_MIN, BLOG_BODY_MIN } = blogLimits;
  return [
    ...(tags.length === 0 ? [fault("tags", "TAGS_MISSING")] : []),
    ...locales.flatMap((locale) => {
      const { title, summary, body } = texts[locale];
      return [
        ...short(`author.${locale}`, "AUTHOR_MISSING", author[locale], 1),
        ...short(`texts.${locale}.title`, "TITLE_SHORT", title, BLOG_TITLE_MIN),
        ...short(`texts.${locale}.summary`, "SUMMARY_SHORT", summary, BLOG_SUMMARY_MIN),
        ...short(`texts.${locale}.body`, "BODY_SHORT", body, BLOG_BODY_MIN),
        ...markdownFaults(body).map(({ code, detail }) => fault(`texts.${locale}.body`, code, detail)),
      ];
    }),
  ];
}

const fault = (field: string, code: BlogFaultCode, detail?: string): BlogFault => ({
  field,
  code,
  ...(detail !== undefined && { detail }),
});

const short = (field: string, code: BlogFaultCode, text: string, min: number) =>
  lengthOf(text) < min ? [fault(field, code)] : [];
