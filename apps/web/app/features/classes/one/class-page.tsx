import type { ClassDetail } from "@dripstone/contract/classes/payloads";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Page } from "../../../ui/page/page.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { ClassCalendar } from "../calendars/class-calendar.tsx";
import { Registration } from "../registration/registration.tsx";
import { useOwnPlace } from "../registration/use-own-place.ts";
import { SampleHomework } from "../sample-homework.tsx";
import { ClassData } from "../structured/classes-data.tsx";
import { ClassFacts } from "./class-facts.tsx";
import classes from "./class-page.module.css";
import { Lessons } from "./lessons.tsx";

/** One class: what a family needs to decide for it, and, once it is in it, what its lessons leave behind. */
export function ClassPage({ detail }: { detail: ClassDetail }) {
  const { t } = useTranslation(["class-places", "classes"]);
  const { class: row, program, semester } = detail;
  const { sample } = program;
  const isIn = useOwnPlace(row.id).place?.state === "taken";
  return (
    <Page subject={program.subject}>
      <ClassData detail={detail} />
      <PageHeader
        dense
        title={`${row.name}\u00a0· ${semester.name}`}
        lead={program.summary}
        parent={{ to: paths.classes, name: t("class-places:back") }}
      />
      <div className={classes.body}>
        <ClassFacts detail={detail} />
        <Registration detail={detail} />
      </div>
      <Section
        title={t("class-places:lessons.title")}
        intro={t(isIn ? "class-places:lessons.introIn" : "class-places:lessons.intro")}
        tone="stone"
      >
        <Lessons detail={detail} />
      </Section>
      {row.lessons.length > 0 && (
        <Section title={t("class-places:calendar.title")} intro={t("class-places:calendar.intro")}>
          <ClassCalendar id={row.id} />
        </Section>
      )}
      {sample && (
        <Section title={t("classes:sample.title")} intro={t("classes:sample.intro")}>
          <SampleHomework program={program.name} sample={sample} />
        </Section>
      )}
    </Page>
  );
}
