import type { OfficeUser } from "@dripstone/contract/accounts/office/payloads";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { Part } from "../../../ui/office/part.tsx";
import classes from "./user-page.module.css";

/** Whom to reach about a child and what parents have said, whose parent somebody is, and what the two have agreed on. */
export function Family({ user: { parent, parentConsent, family } }: { user: OfficeUser }) {
  const { t } = useTranslation("users");
  const { day } = useDates();
  const { reach, children, events } = family;
  if (!parent && reach.length + children.length + events.length === 0) return null;
  return (
    <Part title={t("person.family")}>
      {parent && <p>{t(`consent.${parentConsent}`)}</p>}
      {reach.length > 0 && <Reach reach={reach} />}
      {children.length > 0 && <Children of={children} />}
      <ul className={classes.lines}>
        {parent?.email && (
          <li>
            <a href={`mailto:${parent.email}`}>{parent.email}</a>
            {parent.askedAt && (
              <span className={classes.quiet}>{t("person.asked", { date: day(parent.askedAt) })}</span>
            )}
          </li>
        )}
        {parent?.answers.map(({ email: by, answer, at }) => (
          <li key={at}>
            {t(`person.said.${answer}`)}
            <span className={classes.quiet}>
              {by} · {day(at)}
            </span>
          </li>
        ))}
        {events.map(({ what, at, parent: grownUp, child }) => (
          <li key={`${what} ${at}`}>
            {t(`person.events.${what}`, { parent: grownUp, child })}
            <span className={classes.quiet}>{day(at)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Reach({ reach }: Pick<OfficeUser["family"], "reach">) {
  const { t } = useTranslation(["users", "tutor-flags"]);
  return (
    <>
      <p>{t("person.reach")}</p>
      <ul className={classes.lines}>
        {reach.map(({ name, email, phone, account, from }) => (
          <li key={email}>
            {name && <span dir="auto">{name}</span>}
            <a href={`mailto:${email}`}>{email}</a>
            {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a>}
            <span className={classes.quiet}>
              {from.map((source) => t(`tutor-flags:reach.from.${source}`)).join(t("tutor-flags:reach.comma"))}
            </span>
            {account && <Link to={paths.adminUser(account.id)}>{t("person.hasAccount", { name: account.name })}</Link>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Children({ of }: { of: OfficeUser["family"]["children"] }) {
  const { t } = useTranslation("users");
  return (
    <>
      <p>{t("person.children")}</p>
      <ul className={classes.lines}>
        {of.map(({ id, name, followed }) => (
          <li key={id}>
            <Link to={paths.adminUser(id)} dir="auto">
              {name}
            </Link>
            <span className={classes.quiet}>{t(followed ? "person.followed" : "person.contactOnly")}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
