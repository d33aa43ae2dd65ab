import type { Locale } from "@dripstone/contract/locale";
import type { Explanation } from "@dripstone/contract/weekly-problem/payloads";
import { htmlOfPeople } from "../html.ts";
import type { ExplainedRow } from "./explained.ts";

/** What a teacher reads: of the student no more than what everybody sees. */
export function presentExplanation(row: ExplainedRow, language: Locale): Explanation {
  const { id, week, texts, student, answer, read, verdict, explanation, at, solved } = row;
  return {
    ...{ id, week, student, answer, read, verdict, solved },
    title: texts[language].title,
    explanationHtml: htmlOfPeople(explanation),
    at: at.toISOString(),
    review: presentReview(row),
  };
}

/** What a teacher said of an explanation; null while nobody has. */
export function presentReview({
  excellent,
  comment,
  version,
  reviewedAt,
  reviewer,
}: ExplainedRow): Explanation["review"] {
  if (excellent === null || comment === null || version === null || reviewedAt === null) return null;
  return {
    ...{ excellent, comment, version, reviewer },
    commentHtml: htmlOfPeople(comment),
    at: reviewedAt.toISOString(),
  };
}
