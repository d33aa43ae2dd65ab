import type { Explanation } from "@dripstone/contract/weekly-problem/payloads";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../ui/callout/callout.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";

/** What was said to an explanation before, and by whom: it is changed, and not written beside. */
export function EarlierReview({ review }: Pick<Explanation, "review">) {
  const { t } = useTranslation("explanations");
  const { ago } = useDates();
  if (!review) return null;
  const name = review.reviewer?.name ?? t("someone");
  return (
    <Callout tone="calm" aria-label={t("earlier.label")}>
      <p>{t(review.excellent ? "earlier.excellent" : "earlier.read", { name, ago: ago(review.at) })}</p>
      {review.commentHtml && <MarkdownText html={review.commentHtml} />}
    </Callout>
  );
}
