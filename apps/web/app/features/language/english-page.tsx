import { paths } from "@dripstone/contract/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import { Figure } from "../../ui/page/figure.tsx";
import { HeaderFigure } from "../../ui/page/header-figure.tsx";
import { NextSteps } from "../../ui/page/next-steps.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Section } from "../../ui/page/section.tsx";
import classes from "./english-page.module.css";
import { SentenceFigure } from "./sentence-figure.tsx";

/** Roots for stone and water; root and words are English on both versions of the page. */
const roots = [
  ["petr-", "greekStone", "petrify, petroleum, petroglyph"],
  ["lith-", "greekStone", "monolith, Neolithic, lithosphere"],
  ["hydr-", "greekWater", "hydrant, hydraulic, dehydrate"],
  ["aqu-", "latinWater", "aquarium, aqueduct, aquatic"],
] as const;

const drafts = [
  ["first", "The water was very nice and it dripped a lot and the stone got a hole."],
  ["second", "Water dripped on the stone for many years and made a hole."],
  ["third", "For a thousand years the drop fell, and the stone gave way."],
] as const;

export function EnglishPage({ lessons, toTry }: { lessons: ReactNode; toTry: ReactNode }) {
  const { t } = useTranslation("language");
  return (
    <Page subject="language">
      <PageHeader
        parent={{ to: paths.language, name: t("language.title") }}
        title={t("english.title")}
        lead={t("english.lead")}
        figure={toTry}
      >
        <ButtonLink to={paths.classes}>{t("english.classes")}</ButtonLink>
      </PageHeader>
      {lessons}
      <Section title={t("english.drafts.title")} intro={t("english.drafts.intro")}>
        <ol className={classes.drafts}>
          {drafts.map(([draft, sentence]) => (
            <li key={draft}>
              <p className={classes.sentence} lang="en">
                {sentence}
              </p>
              <p className={classes.remark}>{t(`english.drafts.${draft}`)}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t("english.grammar.title")} intro={t("english.grammar.intro")} tone="stone">
        <Figure variant="plate" caption={t("english.grammar.caption")}>
          <SentenceFigure />
        </Figure>
      </Section>
      <Section title={t("english.roots.title")} intro={t("english.roots.intro")}>
        <HeaderFigure caption={t("english.family")}>
          <Family />
        </HeaderFigure>
        <dl className={classes.roots}>
          {roots.map(([root, origin, words]) => (
            <div key={root} className={classes.root}>
              <dt lang="en">{root}</dt>
              <dd>
                <span lang="en">{words}</span>
                <span className={classes.origin}>{t(`english.roots.${origin}`)}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <NextSteps
        title={t("english.next.title")}
        ways={[
          { to: paths.chinese, text: t("english.next.chinese") },
          { to: `${paths.about}#books`, text: t("english.next.books") },
          { to: paths.classes, text: t("english.next.classes") },
        ]}
      />
    </Page>
  );
}

function Family() {
  return (
    <p className={classes.family} lang="en">
      {["water", "wet", "otter", "hydra", "undulate"].map((word) => (
        <span key={word}>{word}</span>
      ))}
    </p>
  );
}
