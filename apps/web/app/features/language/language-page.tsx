import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { ButtonLink, WayLink } from "../../ui/page/button-link.tsx";
import { NextSteps } from "../../ui/page/next-steps.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Prose } from "../../ui/page/prose.tsx";
import { Section } from "../../ui/page/section.tsx";
import classes from "./language-page.module.css";

/** Sayings of both languages that mean the same; both stand in both versions of the page. */
const sayings = [
  ["水滴石穿", "Constant dripping wears away the stone."],
  ["百闻不如一见", "Seeing is believing."],
  ["欲速则不达", "Haste makes waste."],
  ["失败是成功之母", "Every failure is a stepping-stone to success."],
  ["三思而后行", "Look before you leap."],
  ["活到老，学到老", "You’re never too old to learn."],
] as const;

export function LanguagePage() {
  const { t } = useTranslation("language");
  return (
    <Page subject="language">
      <PageHeader title={t("language.title")} lead={t("language.lead")} figure={<TwoWords />}>
        <ButtonLink to={paths.chinese}>{t("language.chinese")}</ButtonLink>
        <ButtonLink to={paths.english} quiet>
          {t("language.english")}
        </ButtonLink>
      </PageHeader>
      <Section title={t("language.sayings.title")} intro={t("language.sayings.intro")}>
        <dl className={classes.sayings}>
          {sayings.map(([chinese, english]) => (
            <div key={chinese} className={classes.saying}>
              <dt lang="zh-Hans">{chinese}</dt>
              <dd lang="en">{english}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t("language.ways.title")} tone="stone">
        <div className={classes.ways}>
          <Prose>
            <h3>{t("language.ways.chinese.title")}</h3>
            <p>{t("language.ways.chinese.home")}</p>
            <p>{t("language.ways.chinese.fresh")}</p>
            <WayLink to={paths.chinese}>{t("language.chinese")}</WayLink>
          </Prose>
          <Prose>
            <h3>{t("language.ways.english.title")}</h3>
            <p>{t("language.ways.english.read")}</p>
            <p>{t("language.ways.english.write")}</p>
            <WayLink to={paths.english}>{t("language.english")}</WayLink>
          </Prose>
        </div>
      </Section>
      <NextSteps
        title={t("language.next.title")}
        ways={[
          { to: paths.classes, text: t("language.next.classes") },
          { to: `${paths.about}#books`, text: t("language.next.books") },
        ]}
      />
    </Page>
  );
}

function TwoWords() {
  return (
    <div className={classes.words} aria-hidden="true">
      <span lang="zh-Hans">石</span>
      <span lang="en">stone</span>
    </div>
  );
}
