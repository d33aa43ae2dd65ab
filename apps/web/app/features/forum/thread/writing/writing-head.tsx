import type { ForumReply } from "@dripstone/contract/forum/payloads";
import { paths } from "@dripstone/contract/paths";
import { IconCheck, IconCornerUpLeft } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Ago } from "../../../../ui/dates/ago.tsx";
import { latePart } from "../../../../ui/late/late-part.tsx";
import { PersonName } from "../../../../ui/people/person-name.tsx";
import { useNameOf } from "../../../../ui/people/use-name-of.ts";
import { placeOf } from "../places.ts";
import type { Thread } from "../use-thread.ts";
import classes from "./writing-head.module.css";

const HistoryDialog = latePart(() => import("../history/history-dialog.tsx"));

type WritingHeadProps = { thread: Thread; writing: Thread["post"] | ForumReply };

/** Who wrote it and when, what it answers, and whether it was changed since. */
export function WritingHead({ thread, writing }: WritingHeadProps) {
  const { t } = useTranslation(["forum", "common"]);
  const nameOf = useNameOf();
  const [history, setHistory] = useState(false);
  const { id, author, at, editedAt, deleted } = writing;
  const post = thread.post.id;
  const reply = "quoted" in writing ? writing : undefined;
  return (
    <header className={classes.head}>
      {deleted ? (
        // Of a post, the page's title says so.
        reply && <span>{t("deleted.name.reply")}</span>
      ) : (
        <PersonName
          person={author}
          {...(author && { to: { pathname: paths.forum, search: `?author=${author.id}` } })}
        />
      )}
      <Link to={placeOf(post, reply && id)} className={classes.when} title={t("writing.link")}>
        <Ago at={at} />
      </Link>
      {editedAt && (
        <button type="button" className={classes.edited} onClick={() => setHistory(true)}>
          {t("writing.edited")}
        </button>
      )}
      {reply?.quoted && (
        <Link to={placeOf(post, reply.quoted.id)} className={classes.quoted}>
          <IconCornerUpLeft size={15} aria-hidden="true" />
          {t("writing.answers", { name: nameOf(reply.quoted.author) })}
        </Link>
      )}
      {reply?.accepted && (
        <span className={classes.accepted}>
          <IconCheck size={17} aria-hidden="true" /> {t("writing.accepted")}
        </span>
      )}
      {history && (
        <Suspense>
          <HistoryDialog opened thread={thread} reply={reply} onClose={() => setHistory(false)} />
        </Suspense>
      )}
    </header>
  );
}
