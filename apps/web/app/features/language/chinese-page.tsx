import { paths } from "@dripstone/contract/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import { Figure } from "../../ui/page/figure.tsx";
import { NextSteps } from "../../ui/page/next-steps.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Prose } from "../../ui/page/prose.tsx";
import { Rich } from "../../ui/page/rich.tsx";
import { Section } from "../../ui/page/section.tsx";
import classes from "./chinese-page.module.css";
import { Poem } from "./poem.tsx";

/** Characters of the water family: the left part tells the meaning, the right one hints at the sound. */
const family = [
  ["河", "hé", "可", "kě", "river"],
  ["湖", "hú", "胡", "hú", "lake"],
  ["洋", "yáng", "羊", "yáng", "ocean"],
  ["清", "qīng", "青", "qīng", "clear"],
  ["油", "yóu", "由", "yóu", "oil"],
  ["滴", "dī", "啇", "dí", "drop"],
] as const;

const stages = ["ear", "strokes", "read", "write"] as const;

export function ChinesePage({
  lessons,
  toWrite,
  toHear,
}: {
  lessons: ReactNode;
  toWrite: ReactNode;
  toHear: ReactNode;
}) {
  const { t } = useTranslation("language");
  return (
    <Page subject="language">
      <PageHeader
        parent={{ to: paths.language, name: t("language.title") }}
        title={t("chinese.title")}
        lead={t("chinese.lead")}
        figure={toWrite}
      >
        <ButtonLink to={paths.classes}>{t("chinese.classes")}</ButtonLink>
      </PageHeader>
      {lessons}
      <Section title={t("chinese.poem.title")} layout="side">
        <Poem />
        <Prose>
          <p>{t("chinese.poem.meaning")}</p>
          <p>{t("chinese.poem.task")}</p>
        </Prose>
      </Section>
      <Section title={t("chinese.tones.title")} intro={t("chinese.tones.intro")}>
        <Figure caption={t("chinese.tones.caption")}>{toHear}</Figure>
      </Section>
      <Section title={t("chinese.family.title")} intro={t("chinese.family.intro")} tone="stone">
        <ul className={classes.family}>
          {family.map(([character, pinyin, part, partPinyin, word]) => (
            <li key={character} className={classes.member}>
              <span className={classes.character} lang="zh-Hans">
                {character}
              </span>
              <span>
                <span lang="zh-Latn">{pinyin}</span> {t(`chinese.family.${word}`)}
                <span className={classes.parts}>
                  <span lang="zh-Hans">氵 + {part}</span> <span lang="zh-Latn">{partPinyin}</span>
                </span>
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t("chinese.stages.title")} layout="side">
        <Prose>
          <ol>
            {stages.map((stage) => (
              <li key={stage}>
                <Rich text={t(`chinese.stages.${stage}`)} />
              </li>
            ))}
          </ol>
        </Prose>
      </Section>
      <NextSteps
        title={t("chinese.next.title")}
        ways={[
          { to: paths.english, text: t("chinese.next.english") },
          { to: paths.classes, text: t("chinese.next.classes") },
          { to: `${paths.about}#books`, text: t("chinese.next.books") },
        ]}
      />
    </Page>
  );
}
