import type { Locale } from "@dripstone/contract/locale";
import type { Explanation } from "@dripstone/contract/weekly-problem/payloads";
import { htmlOfPeople } from "../html.ts";
import type { ExplainedRow } from "./explained.ts";

/** What a teacher reads: of the student no more than what everybody sees. */
export function presentExplanation(row: ExplainedRow, language: Locale): Explanation {
  const { id, week, texts, answer, read, verdict, explanation, at, solved } = row;
  return {
    ...{ id, week, answer, read, verdict, solved },
    title: texts[language].title,
    student: { name: row.studentName, avatar: row.studentAvatar },
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
  ...row
}: ExplainedRow): Explanation["review"] {
  if (excellent === null || comment === null || version === null || reviewedAt === null) return null;
  const { reviewerName: name, reviewerAvatar: avatar } = row;
  return {
    ...{ excellent, comment, version },
    commentHtml: htmlOfPeople(comment),
    reviewer: name === null || avatar === null ? null : { name, avatar },
    at: reviewedAt.toISOString(),
  };
}
