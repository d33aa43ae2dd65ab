import type { Program } from "@dripstone/contract/classes/payloads";
import { useTranslation } from "react-i18next";
import { MarkdownText } from "../../ui/markdown/markdown-text.tsx";
import classes from "./sample-homework.module.css";

type SampleHomeworkProps = { program: string; sample: NonNullable<Program["sample"]> };

/** A student's page and what the teacher wrote to it, beside each other. */
export function SampleHomework({ program, sample }: SampleHomeworkProps) {
  const { t } = useTranslation("classes");
  return (
    <div className={classes.sample}>
      <section className={classes.page} aria-label={t("sample.homework", { program })}>
        <h3 className={classes.who}>{t("sample.homework", { program })}</h3>
        <MarkdownText html={sample.homeworkHtml} />
      </section>
      <section className={classes.correction} aria-label={t("sample.correction")}>
        <h3 className={classes.who}>{t("sample.correction")}</h3>
        <MarkdownText html={sample.correctionHtml} />
      </section>
    </div>
  );
}
