import { languageTags } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import { Button } from "@mantine/core";
import { IconLock, IconPin } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { CategoryMark } from "../category/category-mark.tsx";
import { REPLY_BOX } from "./places.ts";
import { stateOf } from "./rights.ts";
import classes from "./thread-head.module.css";
import type { Thread } from "./use-thread.ts";

/** What a thread is about, how much there is to it, and the way to one's own reply. */
export function ThreadHead({ thread: { post, mine } }: { thread: Thread }) {
  const { t } = useTranslation("forum");
  const { title, lang, category, replies, pinned, locked, deleted } = post;
  return (
    <header className={classes.head}>
      <p className={classes.way}>
        <Link to={paths.forum}>{t("title")}</Link>
        <CategoryMark category={category} />
      </p>
      <h1 className={classes.title} lang={deleted ? undefined : languageTags[lang]} dir="auto">
        {deleted ? t("deleted.name.post") : title}
      </h1>
      <ul className={classes.facts}>
        {pinned && (
          <li>
            <IconPin size={16} aria-hidden="true" /> {t("mark.pinned")}
          </li>
        )}
        {locked && (
          <li>
            <IconLock size={16} aria-hidden="true" /> {t("mark.locked")}
          </li>
        )}
        <li>{t("numbers.replies", { count: replies })}</li>
        <li>{t("numbers.views", { count: mine?.views ?? post.views })}</li>
      </ul>
      {!locked && !deleted && stateOf(post) === "visible" && (
        <Button data-scripted="" component="a" href={`#${REPLY_BOX}`} size="sm" className={classes.reply ?? ""}>
          {t("reply.go")}
        </Button>
      )}
    </header>
  );
}
