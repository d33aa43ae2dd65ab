import type { ReplyOf } from "@dripstone/contract";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import { Ago } from "../../ui/dates/ago.tsx";
import { useDates } from "../../ui/dates/use-dates.ts";
import { Facts } from "../../ui/page/facts.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Section } from "../../ui/page/section.tsx";
import { useChildQuery, useChildsHomeworkQuery, useChildsProgressQuery, useChildsWritingsQuery } from "./api.ts";
import { ChildsHomework } from "./childs-homework.tsx";
import { ChildsProgress } from "./childs-progress.tsx";
import { ChildsWritings } from "./childs-writings.tsx";
import classes from "./families.module.css";
import { FamilyWaiting } from "./family-waiting.tsx";
import { NextLesson } from "./next-lesson.tsx";

const anew = { refetchOnMountOrArgChange: true };

/** One child, as the school would tell a parent about it. */
export function ChildPage({ id }: { id: string }) {
  const { t } = useTranslation("families");
  const { day } = useDates();
  const [params, query] = [{ id }, { language: useLocale() }];
  const about = useChildQuery({ params, query }, anew);
  const progress = useChildsProgressQuery({ params }, anew);
  const homework = useChildsHomeworkQuery({ params, query }, anew);
  const writings = useChildsWritingsQuery({ params }, anew);
  const parts = [about, progress, homework, writings];
  const child = about.currentData;
  if (!child || !progress.currentData || !homework.currentData || !writings.currentData) {
    const retry = () => {
      for (const part of parts) if (part.error) part.refetch();
    };
    return <FamilyWaiting error={parts.find(({ error }) => error)?.error} onRetry={retry} />;
  }
  return (
    <Page>
      <PageHeader
        dense
        title={child.name}
        lead={t("since", { date: day(child.joinDate) })}
        parent={{ to: paths.children, name: t("title") }}
      />
      <Section title={t("week.title")} intro={t(child.week.solved ? "week.solved" : "week.open")}>
        <Facts
          facts={(["points", "lessons", "homework"] as const).map((name) => ({
            ...{ name: t(`week.names.${name}`), value: String(child.week[name]) },
          }))}
        />
      </Section>
      <Section title={t("progress.title")}>
        <ChildsProgress progress={progress.currentData} />
      </Section>
      <Section title={t("class.title")}>
        <ChildsClasses child={child} />
      </Section>
      <Section title={t("homework.title")} intro={t("homework.intro")}>
        <ChildsHomework homework={homework.currentData} />
      </Section>
      <Section title={t("tutor.title")} intro={t("tutor.intro")} tone="stone">
        <p className={classes.plain}>
          {t("tutor.chats", { count: child.tutor.chats, days: child.tutor.days })}
          {child.tutor.lastAt && (
            <span className={classes.under}>
              {t("tutor.last")}
              <Ago at={child.tutor.lastAt} />
            </span>
          )}
        </p>
      </Section>
      <Section title={t("writings.title")} intro={t("writings.intro")}>
        <ChildsWritings writings={writings.currentData} />
      </Section>
    </Page>
  );
}

function ChildsClasses({ child }: { child: ReplyOf<"GET /children/{id}"> }) {
  const { t } = useTranslation("families");
  if (child.classes.length === 0) return <p className={classes.plain}>{t("class.none")}</p>;
  return (
    <ul className={classes.list}>
      {child.classes.map(({ id, name, nextLesson }) => (
        <li key={id}>
          <strong dir="auto">{name}</strong>
          <NextLesson lesson={nextLesson} />
        </li>
      ))}
    </ul>
  );
}
