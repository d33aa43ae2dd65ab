import type { Waiting } from "@dripstone/contract/forum/queue";
import { languageTags } from "@dripstone/contract/locale";
import { Trans, useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Avatar } from "../../../ui/brand/avatar.tsx";
import { Ago } from "../../../ui/dates/ago.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { FoundText } from "../../../ui/list/found-text.tsx";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import { PersonName } from "../../../ui/people/person-name.tsx";
import { CategoryMark } from "../category/category-mark.tsx";
import { placeOf } from "../thread/places.ts";
import { useReasons } from "./use-reasons.ts";
import classes from "./waiting-card.module.css";

/** What somebody wrote, why it waits, and who reported it. */
export function WaitingCard({ item }: { item: Waiting }) {
  const { t } = useTranslation("moderation");
  const { minuteHere } = useDates();
  const reasonsOf = useReasons();
  const { kind, id, author, html, lang, at, post, flags, silencedUntil, beforeHtml, caught } = item;
  return (
    <article className={classes.card}>
      <header className={classes.head}>
        <p className={classes.about}>
          <Avatar id={author?.avatar ?? ""} size={48} />
          <CategoryMark category={post.category} />{" "}
          <span>
            <Trans t={t} i18nKey={`kind.${kind}`} components={{ who: <PersonName person={author} /> }} />
          </span>{" "}
          <Ago at={at} />
        </p>
        <h2 className={classes.title} dir="auto">
          <Link to={placeOf(post.id, kind === "reply" ? id : undefined)}>{post.title}</Link>
        </h2>
        <p className={classes.why}>{reasonsOf(item).join(" · ")}</p>
        {silencedUntil && <p className={classes.why}>{t("silencedUntil", { date: minuteHere(silencedUntil) })}</p>}
      </header>
      {caught.length > 0 && (
        <section aria-label={t("caught")} className={classes.caught}>
          <p className={classes.label}>{t("caught")}</p>
          <ul lang={languageTags[lang]} dir="auto">
            {caught.map((found) => (
              <li key={found.map(({ text }) => text).join()}>
                <FoundText excerpt={found} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={classes.words} lang={languageTags[lang]} dir="auto">
        <MarkdownText html={html} />
      </div>
      {beforeHtml !== null && (
        <section aria-label={t("before")} className={classes.words} lang={languageTags[lang]} dir="auto">
          <p className={classes.why}>{t("before")}</p>
          <MarkdownText html={beforeHtml} />
        </section>
      )}
      {flags.length > 0 && (
        <ul aria-label={t("reports")} className={classes.flags}>
          {flags.map(({ reason, note, at: when, by, email }) => (
            <li key={by?.id ?? when}>
              {by ? <PersonName person={by} /> : t("visitor")} {t(`reason.${reason}`)}
              {note && <q dir="auto">{note}</q>}
              {email && <a href={`mailto:${email}`}>{t("answer", { email })}</a>}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
