import type { BirthMonth } from "@dripstone/contract/accounts/age";
import type { FieldIssue } from "@dripstone/contract/errors";
import { Button, NativeSelect } from "@mantine/core";
import { type ReactNode, useId, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { useIssueText } from "../../../ui/failure/failure-text.ts";
import { Form } from "../../../ui/form/form.tsx";
import { type Issues, useFields } from "../../../ui/form/use-fields.ts";
import parts from "../parts.module.css";
import classes from "./birth-step.module.css";

const FIRST_YEAR = 1920;

type Answer = { birthMonth: string; birthYear: string };

type BirthStepProps = {
  /** What the server said of an earlier answer. */
  refusal?: FieldIssue;
  onAnswer: (birth: BirthMonth) => void;
};

/** The first step of a registration: month and year of birth, asked of everybody in the same words. */
export function BirthStep({ refusal, onAnswer }: BirthStepProps) {
  const { t } = useTranslation("accounts");
  const locale = useLocale();
  const message = useId();
  const issueText = useIssueText();
  const thisYear = useSyncExternalStore(noChange, yearOfBrowser, noYear);
  const fields = useFields<Answer>({ birthMonth: "", birthYear: "" }, issuesOf);
  const issue = fields.issueOf("birthMonth") ?? fields.issueOf("birthYear") ?? refusal;

  const send = () => {
    const { birthMonth, birthYear } = fields.values;
    if (fields.trySend()) onAnswer({ year: Number(birthYear), month: Number(birthMonth) });
  };

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
  const month = select("birthMonth", monthOptions(useDates().monthNames));
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
