import type { PublicWriting } from "@dripstone/contract/forum/payloads";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Ago } from "../../ui/dates/ago.tsx";
import classes from "./families.module.css";

/** What everybody can read of a child in the forum. */
export function ChildsWritings({ writings }: { writings: PublicWriting[] }) {
  const { t } = useTranslation("families");
  if (writings.length === 0) return <p className={classes.plain}>{t("writings.none")}</p>;
  return (
    <ul className={classes.list}>
      {writings.map(({ id, post, reply, excerpt, at }) => (
        <li key={id}>
          <Link
            to={reply ? `${paths.forumPost(post.id)}?reply=${id}#reply-${id}` : paths.forumPost(post.id)}
            dir="auto"
          >
            {post.title}
          </Link>
          <span className={classes.under}>
            {t(reply ? "writings.reply" : "writings.post")} · <Ago at={at} />
          </span>
          <p className={classes.excerpt} dir="auto">
            {excerpt}
          </p>
        </li>
      ))}
    </ul>
  );
}
