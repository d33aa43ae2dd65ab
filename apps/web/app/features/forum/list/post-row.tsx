import type { OwnPostTitle, PostTitle } from "@dripstone/contract/forum/payloads";
import { languageTags } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import { IconLock, IconPin } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Ago } from "../../../ui/dates/ago.tsx";
import { PersonName } from "../../../ui/people/person-name.tsx";
import { CategoryMark } from "../category/category-mark.tsx";
import { PostNumbers } from "./post-numbers.tsx";
import classes from "./post-row.module.css";

type PostRowProps = {
  post: PostTitle | OwnPostTitle;
  /** The whole list is of one category. */
  inCategory: boolean;
};

/** A post in a list: what it is about, where it stands and who asks, and what has come of it. */
export function PostRow({ post, inCategory }: PostRowProps) {
  const { t } = useTranslation("forum");
  const { id, title, excerpt, category, author, lang, pinned, locked, replies, lastActivityAt } = post;
  const state = "state" in post && post.state !== "visible" ? post.state : undefined;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h3 className={classes.title}>
          {pinned && <IconPin size={17} role="img" aria-label={t("mark.pinned")} />}
          {locked && <IconLock size={17} role="img" aria-label={t("mark.locked")} />}
          <Link to={paths.forumPost(id)} lang={languageTags[lang]} dir="auto">
            {title}
          </Link>
          {state && (
            <span className={classes.state} data-state={state}>
              {t(`state.${state}`)}
            </span>
          )}
        </h3>
        <p className={classes.excerpt} lang={languageTags[lang]} dir="auto">
          {excerpt}
        </p>
        <p className={classes.facts}>
          {!inCategory && <CategoryMark category={category} />}
          <PersonName
            person={author}
            {...(author && { to: { pathname: paths.forum, search: `?author=${author.id}` } })}
          />
          <span className={classes.when}>
            {replies > 0 && t("list.lastReply")} <Ago at={lastActivityAt} />
          </span>
        </p>
      </div>
      <PostNumbers post={post} />
    </li>
  );
}
