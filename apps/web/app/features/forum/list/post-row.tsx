import type { OwnPostTitle, PostMark, PostTitle } from "@dripstone/contract/forum/payloads";
import { languageTags } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import { IconLock, IconPin } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Ago } from "../../../ui/dates/ago.tsx";
import { FoundText } from "../../../ui/list/found-text.tsx";
import { PersonName } from "../../../ui/people/person-name.tsx";
import { CategoryMark } from "../category/category-mark.tsx";
import { placeOf } from "../thread/places.ts";
import { PostNumbers } from "./post-numbers.tsx";
import classes from "./post-row.module.css";

type PostRowProps = {
  post: PostTitle | OwnPostTitle;
  /** The whole list is of one category. */
  inCategory: boolean;
  mark: PostMark["mark"] | undefined;
};

/** A post in a list: what it is about, where it stands and who asks, and what has come of it. */
export function PostRow({ post, inCategory, mark }: PostRowProps) {
  const { t } = useTranslation(["forum", "forum-list"]);
  const { id, title, excerpt, category, author, lang, pinned, locked, replies, lastActivityAt, found } = post;
  const state = "state" in post && post.state !== "visible" ? post.state : undefined;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h2 className={classes.title}>
          {pinned && <IconPin size={17} role="img" aria-label={t("mark.pinned")} />}
          {locked && <IconLock size={17} role="img" aria-label={t("mark.locked")} />}
          <Link to={placeOf(id, found?.reply ?? undefined)} lang={languageTags[lang]} dir="auto">
            {found ? <FoundText excerpt={found.title} /> : title}
          </Link>
          {mark && <span className={classes.mark}>{t(`mark.${mark}`)}</span>}
          {state && (
            <span className={classes.state} data-state={state}>
              {t(`forum-list:state.${state}`)}
            </span>
          )}
        </h2>
        <p className={classes.excerpt} data-found={found ? "" : undefined} lang={languageTags[lang]} dir="auto">
          {found ? <FoundText excerpt={found.text} /> : excerpt}
        </p>
        <p className={classes.facts}>
          {!inCategory && <CategoryMark category={category} />}
          <PersonName
            person={author}
            {...(author && { to: { pathname: paths.forum, search: `?author=${author.id}` } })}
          />
          <span className={classes.when}>
            {replies > 0 && <span className={classes.what}>{t("forum-list:list.lastReply")} </span>}
            <Ago at={lastActivityAt} />
          </span>
        </p>
      </div>
      <PostNumbers post={post} />
    </li>
  );
}
