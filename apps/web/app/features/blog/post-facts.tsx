import type { BlogCard } from "@dripstone/contract/blog/payloads";
import { useTranslation } from "react-i18next";
import { useDates } from "../../ui/dates/use-dates.ts";
import classes from "./post-facts.module.css";

type PostFactsProps = { post: Pick<BlogCard, "author" | "publishedAt" | "minutes"> & { changedAt?: string | null } };

/** Who wrote a post, when, and what it takes to read it. */
export function PostFacts({ post: { author, publishedAt, changedAt, minutes } }: PostFactsProps) {
  const { t } = useTranslation("blog");
  const { day } = useDates();
  const isLater = changedAt && day(changedAt) !== day(publishedAt);
  return (
    <p className={classes.facts}>
      <span>{author}</span>
      <time dateTime={publishedAt}>{day(publishedAt)}</time>
      {isLater && <time dateTime={changedAt}>{t("facts.updated", { date: day(changedAt) })}</time>}
      <span>{t("facts.minutes", { count: minutes })}</span>
    </p>
  );
}
