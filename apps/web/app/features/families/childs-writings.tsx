import type { PublicWriting } from "@dripstone/contract/forum/payloads";
import { paths } from "@dripstone/contract/paths";
import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Ago } from "../../ui/dates/ago.tsx";
import classes from "./families.module.css";

/** So many are shown until a parent asks for all. */
const NEWEST = 3;

/** What everybody can read of a child in the forum, the newest first. */
export function ChildsWritings({ writings }: { writings: PublicWriting[] }) {
  const { t } = useTranslation("families");
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isWhole) list.current?.children[NEWEST]?.querySelector("a")?.focus();
  }, [isWhole]);
  if (writings.length === 0) return <p className={classes.plain}>{t("writings.none")}</p>;
  return (
    <div className={classes.writings}>
      <ul ref={list} className={classes.list} aria-label={t("writings.title")}>
        {(isWhole ? writings : writings.slice(0, NEWEST)).map((writing) => (
          <Writing key={writing.id} writing={writing} />
        ))}
      </ul>
      {!isWhole && writings.length > NEWEST && (
        <Button variant="default" onClick={() => setIsWhole(true)}>
          {t("writings.all", { number: writings.length })}
        </Button>
      )}
    </div>
  );
}

function Writing({ writing: { id, post, reply, excerpt, at } }: { writing: PublicWriting }) {
  const { t } = useTranslation("families");
  return (
    <li>
      <Link to={reply ? `${paths.forumPost(post.id)}?reply=${id}#reply-${id}` : paths.forumPost(post.id)} dir="auto">
        {post.title}
      </Link>
      <span className={classes.under}>
        {t(reply ? "writings.reply" : "writings.post")} · <Ago at={at} />
      </span>
      <p className={classes.excerpt} dir="auto">
        {excerpt}
      </p>
    </li>
  );
}
