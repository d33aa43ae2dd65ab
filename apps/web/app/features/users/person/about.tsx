import type { OfficeUser } from "@dripstone/contract/accounts/office/payloads";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { Part } from "../../../ui/office/part.tsx";
import classes from "./user-page.module.css";

/** What somebody has told of themselves, and since when they are here. */
export function About({ user }: { user: OfficeUser }) {
  const { t } = useTranslation("users");
  const { day, ago } = useDates();
  const facts = [
    [t("person.fullName"), fullName(user)],
    [t("person.school"), user.school],
    [t("person.grade"), user.grade],
    [t("invite.language"), t(`language.${user.preferredLanguage}`)],
    [t("column.joined"), day(user.joinDate)],
    [t("column.seen"), user.lastLogin ? ago(user.lastLogin) : t("seen.never")],
    [t("person.pendingEmail"), user.pendingEmail ?? ""],
    [t("person.mailbox"), user.mailbox === "parent" ? t("person.parentsMailbox") : ""],
  ];
  return (
    <Part title={t("person.about")}>
      <dl className={classes.facts}>
        {facts
          .filter(([, value]) => value !== "")
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
      </dl>
    </Part>
  );
}

/** As it is said: of a Chinese name the family's comes first, without a gap. */
function fullName({ firstName, lastName }: Pick<OfficeUser, "firstName" | "lastName">): string {
  if (/\p{sc=Han}/u.test(firstName) && /\p{sc=Han}/u.test(lastName)) return lastName + firstName;
  return [firstName, lastName].filter(Boolean).join(" ");
}
