import type { Child } from "@dripstone/contract/families/payloads";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLocale } from "../../i18n/use-locale.ts";
import { Avatar } from "../../ui/brand/avatar.tsx";
import { Ago } from "../../ui/dates/ago.tsx";
import { WaitingHollow } from "../../ui/illustrations/waiting-hollow.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useChildrenQuery } from "./api.ts";
import { Asking } from "./asking.tsx";
import classes from "./families.module.css";
import { FamilyWaiting } from "./family-waiting.tsx";
import { NextLesson } from "./next-lesson.tsx";

/** A parent's children, each with the week so far; or how a child comes to be among them. */
export function ChildrenPage() {
  const { t } = useTranslation("families");
  const query = { query: { language: useLocale() } };
  const { data: children, error, refetch } = useChildrenQuery(query, { refetchOnMountOrArgChange: true });
  if (!children) return <FamilyWaiting error={error} onRetry={refetch} />;
  if (children.length === 0) {
    return (
      <Page>
        <Notice title={t("none.title")} text={t("none.text")} figure={<WaitingHollow />}>
          <ButtonLink to={paths.profile}>{t("none.action")}</ButtonLink>
        </Notice>
        <Asking />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader dense title={t("title")} lead={t("lead")} />
      <ul className={classes.children}>
        {children.map((child) => (
          <ChildCard key={child.id} child={child} />
        ))}
      </ul>
      <Asking />
    </Page>
  );
}

function ChildCard({ child: { id, name, avatar, lastActiveAt, classes: places, week } }: { child: Child }) {
  const { t } = useTranslation("families");
  return (
    <li className={classes.child}>
      <Avatar id={avatar} size={64} />
      <div className={classes.words}>
        <h2 className={classes.name}>
          <Link to={paths.child(id)} dir="auto">
            {name}
          </Link>
        </h2>
        <p className={classes.soft}>
          {t("lastActive")}
          {lastActiveAt ? <Ago at={lastActiveAt} /> : t("never")}
        </p>
        <p>
          {t(week.solved ? "week.solved" : "week.open")} {t("week.points", { count: week.points })}
        </p>
        {places.map((place) => (
          <p key={place.id}>
            <span dir="auto">{place.name}</span>
            <NextLesson lesson={place.nextLesson} />
          </p>
        ))}
      </div>
    </li>
  );
}
