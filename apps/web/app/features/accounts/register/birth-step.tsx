import type { BirthMonth } from "@dripstone/contract/accounts/age";
import type { FieldIssue } from "@dripstone/contract/errors";
import { Button, Group, NativeSelect } from "@mantine/core";
import { type ReactNode, useId, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { useIssueText } from "../../../ui/failure/failure-text.ts";
import { Form } from "../../../ui/form/form.tsx";
import { type Issues, useFields } from "../../../ui/form/use-fields.ts";
import { StepTitle } from "../entrance/step-title.tsx";
import parts from "../parts.module.css";
import classes from "./birth-step.module.css";

const FIRST_YEAR = 1920;

type Answer = { birthMonth: string; birthYear: string };

type BirthStepProps = {
  /** What the server said of an earlier answer. */
  refusal?: FieldIssue;
  onAnswer: (birth: BirthMonth) => void;
};

/**
 * The first step of a registration: month and year of birth, asked of everybody in the same words, and once more whether they are
 * right. A slip is put right here: as soon as it shows what follows from an answer, the answer stays.
 */
export function BirthStep({ refusal, onAnswer }: BirthStepProps) {
  const { t } = useTranslation("accounts");
  const locale = useLocale();
  const message = useId();
  const issueText = useIssueText();
  const thisYear = useSyncExternalStore(noChange, yearOfBrowser, noYear);
  const fields = useFields<Answer>({ birthMonth: "", birthYear: "" }, issuesOf);
  const issue = fields.issueOf("birthMonth") ?? fields.issueOf("birthYear") ?? refusal;

  const { month: monthText, monthNames } = useDates();
  const [asked, setAsked] = useState<BirthMonth | null>(null);
  const send = () => {
    const { birthMonth, birthYear } = fields.values;
    if (fields.trySend()) setAsked({ year: Number(birthYear), month: Number(birthMonth) });
  };
  if (asked) {
    return (
      <section className={classes.form}>
        <div className={parts.head}>
          <p className={parts.hint}>{t("age.step", { step: 1 })}</p>
          <StepTitle>{t("age.right", { birth: monthText(asked) })}</StepTitle>
          <p className={parts.hint}>{t("age.check")}</p>
        </div>
        <Group gap="sm">
          <Button size="lg" onClick={() => onAnswer(asked)}>
            {t("age.yes")}
          </Button>
          <Button size="lg" variant="default" onClick={() => setAsked(null)}>
            {t("age.change")}
          </Button>
        </Group>
      </section>
    );
  }

  const select = (name: keyof Answer, options: ReactNode) => (
    <NativeSelect
      key={name}
      size="md"
      label={t(`age.${name}`)}
      autoComplete={name === "birthMonth" ? "bday-month" : "bday-year"}
      value={fields.values[name]}
      onChange={(event) => fields.set(name, event.currentTarget.value)}
      error={Boolean(fields.issueOf(name))}
    >
      <option value="">{t("age.choose")}</option>
      {options}
    </NativeSelect>
  );
  const month = select("birthMonth", monthOptions(monthNames));
  const year = select("birthYear", yearOptions(thisYear));

  return (
    <Form ref={fields.form} onSend={send} className={classes.form}>
      <fieldset className={classes.question} aria-describedby={issue ? message : undefined}>
        <legend>
          <span className={parts.hint}>{t("age.step", { step: 1 })}</span>
          <span className={parts.title}>{t("age.question")}</span>
        </legend>
        <p className={parts.hint}>{t("age.hint")}</p>
        {/* Each language has its order. */}
        <div className={classes.selects}>{locale === "ch" ? [year, month] : [month, year]}</div>
        <p id={message} role="alert" className={parts.wrong}>
          {issueText(issue)}
        </p>
      </fieldset>
      <Button type="submit" size="lg">
        {t("age.next")}
      </Button>
    </Form>
  );
}

function issuesOf({ birthMonth, birthYear }: Answer): Issues<Answer> {
  return {
    ...(birthMonth === "" && { birthMonth: { code: "BIRTH_REQUIRED" as const } }),
    ...(birthYear === "" && { birthYear: { code: "BIRTH_REQUIRED" as const } }),
  };
}

function monthOptions(names: readonly string[]): ReactNode {
  return names.map((name, month) => (
    <option key={name} value={month + 1}>
      {name}
    </option>
  ));
}

function yearOptions(from: number | null): ReactNode {
  if (from === null) return null;
  return Array.from({ length: from - FIRST_YEAR + 1 }, (_, back) => (
    <option key={from - back} value={from - back}>
      {from - back}
    </option>
  ));
}

// The browser's year: the server's HTML may have been kept since last year.
const noChange = () => () => {};
const yearOfBrowser = () => new Date().getFullYear();
const noYear = () => null;
