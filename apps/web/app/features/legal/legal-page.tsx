import { useTranslation } from "react-i18next";
import { site } from "../../../../../site.config.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useDates } from "../../ui/dates/use-dates.ts";
import { Page } from "../../ui/page/page.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Contents } from "./contents.tsx";
import { CountingControl } from "./counting-control.tsx";
import { KeptList } from "./kept-list.tsx";
import classes from "./legal-page.module.css";
import { LegalPart, type PartText } from "./legal-part.tsx";
import { ReachUs } from "./reach-us.tsx";
import { useWithTag } from "./with-tag.ts";

/** The day since which both papers read as they do; it changes with every change of their texts. */
const LAST_CHANGED = "2026-11-23";

/** What some parts hold beside their words. */
const additions: Record<string, React.ReactNode> = {
  kept: <KeptList />,
  counting: <CountingControl />,
  contact: <ReachUs />,
};

/** The terms or the privacy policy; parts, their order and their anchors are those of the texts. */
export function LegalPage({ paper }: { paper: "terms" | "privacy" }) {
  const { t } = useTranslation("legal");
  const locale = useLocale();
  const withTag = useWithTag(paper === "privacy");
  const texts = t(`${paper}.sections`, {
    returnObjects: true,
    city: site.city[locale],
    days: site.tutor.conversationsKeptDays,
  });
  const { short, sections } = withTag({
    short: t(`${paper}.short`, { returnObjects: true }) as string[],
    sections: texts as Record<string, PartText>,
  });
  const parts = Object.entries(sections);
  const { calendarDay } = useDates();
  return (
    <Page>
      <PageHeader title={t(`${paper}.title`)} lead={t(`${paper}.lead`)}>
        <p className={classes.changed}>
          <time dateTime={LAST_CHANGED}>{t("changed", { date: calendarDay(LAST_CHANGED) })}</time>
        </p>
      </PageHeader>
      <div className={classes.paper}>
        <Contents parts={parts.map(([anchor, { title }]) => ({ anchor, title }))} />
        <div className={classes.parts}>
          <section aria-labelledby="short" className={classes.short}>
            <h2 id="short">{t("short")}</h2>
            <ul>
              {short.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
          {parts.map(([anchor, text]) => (
            <LegalPart key={anchor} anchor={anchor} text={text}>
              {additions[anchor]}
            </LegalPart>
          ))}
        </div>
      </div>
    </Page>
  );
}
