import type { BlogCard } from "@dripstone/contract/blog/payloads";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useDates } from "../../ui/dates/use-dates.ts";
import { teacherNamed } from "../../ui/people/teacher-named.ts";
import classes from "./post-facts.module.css";

type PostFactsProps = {
  post: Pick<BlogCard, "author" | "publishedAt" | "minutes"> & { changedAt?: string | null };
  /** The author leads to the place where the school presents them. */
  presented?: boolean;
};

/** Who wrote a post, when, and what it takes to read it. */
export function PostFacts({ post: { author, publishedAt, changedAt, minutes }, presented = false }: PostFactsProps) {
  const { t } = useTranslation("blog");
  const { day } = useDates();
  const key = presented ? teacherNamed(author) : undefined;
  const isLater = changedAt && day(changedAt) !== day(publishedAt);
  return (
    <p className={classes.facts}>
      <span>{key ? <Link to={{ pathname: paths.about, hash: key }}>{author}</Link> : author}</span>
      <time dateTime={publishedAt}>{day(publishedAt)}</time>
      {isLater && <time dateTime={changedAt}>{t("facts.updated", { date: day(changedAt) })}</time>}
      <span>{t("facts.minutes", { count: minutes })}</span>
    </p>
  );
}
