import type { ChatMessage } from "@dripstone/contract/tutor/payloads";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import classes from "./sources.module.css";

/** What of this site a reply leans on, by the numbers under which it names them, with the way there. */
export function Sources({ sources }: Pick<ChatMessage, "sources">) {
  const { t } = useTranslation("chat");
  if (sources.length === 0) return null;
  return (
    <ul aria-label={t("sources")} className={classes.sources}>
      {sources.map(({ number, title, link, excerpt }) => (
        <li key={number} className={classes.source}>
          <Link to={link} className={classes.link}>
            <span className={classes.number}>[{number}]</span> {title}
          </Link>
          <p className={classes.excerpt}>{excerpt}</p>
        </li>
      ))}
    </ul>
  );
}
