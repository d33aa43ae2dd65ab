import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { WaitingHollow } from "../../../ui/illustrations/waiting-hollow.tsx";
import { Notice } from "../../../ui/notice/notice.tsx";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { useOwnPlacesQuery } from "../api.ts";
import { OwnCalendar } from "../calendars/own-calendar.tsx";
import { ClassWaiting } from "../one/class-waiting.tsx";
import { MyClass } from "./my-class.tsx";
import classes from "./my-classes.module.css";

/** Where somebody has a spot, or waits for one. */
export function MyClassesPage() {
  const { t } = useTranslation("class-places");
  const { data: places, error, refetch } = useOwnPlacesQuery({ query: { language: useLocale() } });
  if (!places) return <ClassWaiting error={error} onRetry={refetch} />;
  if (places.length === 0) {
    return (
      <Notice title={t("mine.none.title")} text={t("mine.none.text")} figure={<WaitingHollow />}>
        <ButtonLink to={`${paths.classes}#schedule`}>{t("mine.none.action")}</ButtonLink>
      </Notice>
    );
  }
  return (
    <Page>
      <PageHeader dense title={t("mine.title")} lead={t("mine.lead")} parent={{ to: paths.classes, name: t("back") }} />
      <ul className={classes.places}>
        {places.map((place) => (
          <MyClass key={place.class} place={place} />
        ))}
      </ul>
      <Section title={t("calendar.own.title")} intro={t("calendar.own.intro")} tone="stone">
        <OwnCalendar />
      </Section>
    </Page>
  );
}
