import type { PostTitle } from "@dripstone/contract/forum/payloads";
import { VisuallyHidden } from "@mantine/core";
import { IconArrowBigUp, IconCheck, IconEye, IconMessage } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { withMinus } from "../../../i18n/write-number.ts";
import { useVotesText } from "../use-votes-text.ts";
import classes from "./post-numbers.module.css";

/** How many replies, votes and views a post has, and whether a reply was accepted. */
export function PostNumbers({ post }: { post: Pick<PostTitle, "replies" | "votes" | "views" | "answered"> }) {
  const { t } = useTranslation("forum");
  const votesText = useVotesText();
  const { replies, votes, views, answered } = post;
  const short = new Intl.NumberFormat(useLocale() === "ch" ? "zh" : "en", { notation: "compact" });
  return (
    <ul className={classes.numbers}>
      <li className={classes.replies} data-answered={answered ? "" : undefined}>
        {answered ? <IconCheck size={16} aria-hidden="true" /> : <IconMessage size={16} aria-hidden="true" />}
        <span aria-hidden="true">{short.format(replies)}</span>
        <VisuallyHidden>
          {t("numbers.replies", { count: replies })}
          {answered && t("numbers.answered")}
        </VisuallyHidden>
      </li>
      <li>
        <IconArrowBigUp size={16} aria-hidden="true" />
        <span aria-hidden="true">{withMinus(short.format(votes))}</span>
        <VisuallyHidden>{votesText(votes)}</VisuallyHidden>
      </li>
      <li>
        <IconEye size={16} aria-hidden="true" />
        <span aria-hidden="true">{short.format(views)}</span>
        <VisuallyHidden>{t("numbers.views", { count: views })}</VisuallyHidden>
      </li>
    </ul>
  );
}
