import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldId, useWriting } from "../writing.ts";
import classes from "./answer.module.css";

/** Which letters an answer may hold: those of the key, none at all (`m` is then meters), or some that are named. */
export function LettersRule() {
  const { t } = useTranslation("weekly-desk");
  const { problem, change, rubricReadOnly, issueAt } = useWriting();
  const { letters } = problem.rubric;
  const choice = letters === undefined ? "key" : letters.length === 0 ? "none" : "named";
  const [naming, setNaming] = useState(choice === "named");
  // As it is typed, with its commas; the rubric has the letters only.
  const [written, setWritten] = useState(letters?.join(", ") ?? "");
  const take = (next: string[] | undefined) =>
    change(({ rubric }) => {
      if (next) rubric.letters = next;
      else delete rubric.letters;
    });
  return (
    <div className={classes.side}>
      <NativeSelect
        size="md"
        label={t("rule.letters")}
        description={t("rule.lettersHelp")}
        value={naming ? "named" : choice}
        onChange={({ currentTarget: { value } }) => {
          setNaming(value === "named");
          take(value === "key" ? undefined : value === "none" ? [] : lettersIn(written));
        }}
        disabled={rubricReadOnly}
      >
        <option value="key">{t("rule.lettersOfKey")}</option>
        <option value="none">{t("rule.lettersNone")}</option>
        <option value="named">{t("rule.lettersNamed")}</option>
      </NativeSelect>
      {naming && (
        <TextInput
          id={fieldId("rubric.letters")}
          label={t("rule.lettersWhich")}
          value={written}
          onChange={({ currentTarget: { value } }) => {
            setWritten(value);
            take(lettersIn(value));
          }}
          error={
            issueAt("rubric.letters") ?? letters?.map((_, index) => issueAt(`rubric.letters.${index}`)).find(Boolean)
          }
          readOnly={rubricReadOnly}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </div>
  );
}

const lettersIn = (written: string) => written.split(/[\s,，、;；]+/).filter((letter) => letter !== "");
