import type { OfficeUser } from "@dripstone/contract/accounts/office/payloads";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { Part } from "../../../ui/office/part.tsx";
import classes from "./user-page.module.css";

type ParentProps = { parent: NonNullable<OfficeUser["parent"]>; consent: OfficeUser["parentConsent"] };

/** Which parent was asked for a child, and what they said. */
export function Parent({ parent: { email, askedAt, answers }, consent }: ParentProps) {
  const { t } = useTranslation("users");
  const { day } = useDates();
  return (
    <Part title={t("person.parent")}>
      <p>{t(`consent.${consent}`)}</p>
      <ul className={classes.lines}>
        {email && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
            {askedAt && <span className={classes.quiet}>{t("person.asked", { date: day(askedAt) })}</span>}
          </li>
        )}
        {answers.map(({ email: by, answer, at }) => (
          <li key={at}>
            {t(`person.said.${answer}`)}
            <span className={classes.quiet}>
              {by} · {day(at)}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
