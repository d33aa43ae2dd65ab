import type { User } from "@dripstone/contract/accounts/payloads";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Avatar } from "../../../ui/brand/avatar.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import classes from "./profile-head.module.css";

const parts = ["picture", "about", "changeEmail", "letters", "changePassword", "sessions", "data"] as const;

/** Who this is, who sees what of it, and the ways to the page's parts. */
export function ProfileHead({ user }: { user: User }) {
  const { t } = useTranslation(["accounts", "common"]);
  return (
    <>
      <PageHeader
        title={t("accounts:profile.title")}
        lead={t("accounts:profile.private")}
        figure={<Card user={user} />}
      >
        {user.familyRole === "parent" ? (
          <ButtonLink to={paths.children}>{t("common:account.children")}</ButtonLink>
        ) : (
          <>
            <ButtonLink to={paths.progress}>{t("accounts:profile.progress")}</ButtonLink>
            <ButtonLink to={paths.weeklyProblem} quiet>
              {t("accounts:profile.weekly")}
            </ButtonLink>
          </>
        )}
      </PageHeader>
      <nav aria-label={t("accounts:profile.contents")} className={classes.contents}>
        <ul>
          {parts.map((part) => (
            <li key={part}>
              <a href={`#${part}`}>{t(`accounts:${part}.title`)}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** Above the line what everybody sees, below it what only the owner does. */
function Card({ user }: { user: User }) {
  const { t } = useTranslation("accounts");
  const { day } = useDates();
  return (
    <div className={classes.card}>
      <p className={classes.seen}>{t("profile.card")}</p>
      <div className={classes.person}>
        <Avatar id={user.avatar} size={112} />
        <p className={classes.name}>{user.name}</p>
      </div>
      <p className={classes.own}>
        <span>{t(`roles.${user.role === "student" ? (user.familyRole ?? "student") : user.role}`)}</span>
        <span>{t("profile.joined", { date: day(user.joinDate) })}</span>
      </p>
    </div>
  );
}
