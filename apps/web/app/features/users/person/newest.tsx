import type { OfficeUser } from "@dripstone/contract/accounts/office/payloads";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useDates } from "../../../ui/dates/use-dates.ts";
import classes from "./user-page.module.css";

/** The newest homework and what somebody has written last in the forum, to be looked at. */
export function Newest({ newest: { homework, writings } }: Pick<OfficeUser, "newest">) {
  const { t } = useTranslation("users");
  const { day } = useDates();
  return (
    <>
      {homework.length > 0 && (
        <ul className={classes.lines} aria-label={t("person.newestHomework")}>
          {homework.map(({ id, class: name, week, at }) => (
            <li key={id}>
              <Link to={paths.adminHomeworkOf(id)}>{t("person.ofWeek", { class: name, week })}</Link>
              <span className={classes.quiet}>{day(at)}</span>
            </li>
          ))}
        </ul>
      )}
      {writings.length > 0 && (
        <ul className={classes.lines} aria-label={t("person.newestWritings")}>
          {writings.map(({ post, reply, title, at }) => (
            <li key={reply ?? post}>
              <Link to={paths.forumPost(post) + (reply ? `?reply=${reply}#reply-${reply}` : "")} dir="auto">
                {title}
              </Link>
              <span className={classes.quiet}>
                {reply && `${t("person.reply")} · `}
                {day(at)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
