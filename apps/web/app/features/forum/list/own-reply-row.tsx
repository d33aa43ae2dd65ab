import type { OwnReply } from "@dripstone/contract/forum/payloads";
import { languageTags } from "@dripstone/contract/locale";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Ago } from "../../../ui/dates/ago.tsx";
import { CategoryMark } from "../category/category-mark.tsx";
import { placeOf } from "../thread/places.ts";
import { useVotesText } from "../use-votes-text.ts";
import classes from "./post-row.module.css";

/** One of one's own replies: below which post, how it begins, and how it stands. */
export function OwnReplyRow({ reply }: { reply: OwnReply }) {
  const { t } = useTranslation(["forum", "forum-list", "forum-writing"]);
  const votesText = useVotesText();
  const { id, post, excerpt, lang, state, heldFor, stateReason, votes, accepted, at } = reply;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h2 className={classes.title}>
          {post ? (
            <Link to={placeOf(post.id, id)} lang={post.title ? languageTags[post.lang] : undefined} dir="auto">
              {post.title || t("deleted.name.post")}
            </Link>
          ) : (
            t("forum-list:own.gone")
          )}
          {state !== "visible" && (
            <span className={classes.state} data-state={state}>
              {t(`forum-list:state.${state}`)}
            </span>
          )}
        </h2>
        <p className={classes.excerpt} lang={languageTags[lang]} dir="auto">
          {excerpt}
        </p>
        {state === "held" && heldFor && <p className={classes.why}>{t(`forum-writing:standing.for.${heldFor}`)}</p>}
        {stateReason && <p className={classes.why}>{t("forum-writing:standing.reason", { reason: stateReason })}</p>}
        <p className={classes.facts}>
          {post && <CategoryMark category={post.category} />}
          {accepted && (
            <span>
              <IconCheck size={16} aria-hidden="true" /> {t("writing.accepted")}
            </span>
          )}
          {state === "visible" && <span>{votesText(votes)}</span>}
          <span className={classes.when}>
            <Ago at={at} />
          </span>
        </p>
      </div>
    </li>
  );
}
