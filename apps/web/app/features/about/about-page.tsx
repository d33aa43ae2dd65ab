import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { site } from "../../../../../site.config.ts";
import { LogoMark } from "../../ui/brand/logo-mark.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { PlaceAndHours } from "../../ui/page/place-and-hours.tsx";
import { Prose } from "../../ui/page/prose.tsx";
import { Section } from "../../ui/page/section.tsx";
import classes from "./about-page.module.css";
import { Books } from "./books.tsx";
import { People } from "./people.tsx";

const beliefs = ["slow", "honest", "open"] as const;

type AboutPageProps = { contactForm: ReactNode; appeal: ReactNode; pledgeForm: ReactNode };

export function AboutPage({ contactForm, appeal, pledgeForm }: AboutPageProps) {
  const { t } = useTranslation("about");
  return (
    <Page>
      <PageHeader title={t("title")} lead={t("lead")} figure={<LogoMark className={classes.mark} size={220} />} />
      <Section title={t("mission.title")} layout="side">
        <Prose>
          <p className={classes.opening}>{t("mission.opening")}</p>
          <p>{t("mission.free")}</p>
        </Prose>
        <dl className={classes.beliefs}>
          {beliefs.map((belief) => (
            <div key={belief}>
              <dt>{t(`mission.${belief}.title`)}</dt>
              <dd>{t(`mission.${belief}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t("people.title")} intro={t("people.intro")} anchor="people">
        <People />
      </Section>
      <Section title={t("contact.title")} intro={t("contact.intro")} anchor="contact" tone="stone">
        <div className={classes.reach}>
          {contactForm}
          <div>
            <p className={classes.write}>{t("contact.write")}</p>
            <a className={classes.mail} href={`mailto:${site.email}`}>
              {site.email}
            </a>
            <div className={classes.place}>
              <PlaceAndHours />
            </div>
          </div>
        </div>
      </Section>
      <Section title={t("books.title")} intro={t("books.intro")} anchor="books">
        <Books />
      </Section>
      <Section title={t("consulting.title")} anchor="consulting" tone="stone" layout="side">
        <Prose>
          <p>{t("consulting.text")}</p>
        </Prose>
      </Section>
      <Section title={t("support.title")} anchor="support" layout="side">
        <Prose>
          {appeal}
          <p>{t("support.how")}</p>
        </Prose>
        <div className={classes.pledge}>{pledgeForm}</div>
      </Section>
    </Page>
  );
}
