import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import { Button, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Formula } from "../../../../ui/markdown/formula.tsx";
import { fieldId, useWriting } from "../writing.ts";
import classes from "./answer.module.css";
import { useTries } from "./use-tries.ts";

/** The right answer, or several ways of writing it that the checker would not know to be the same. */
export function Keys() {
  const { t } = useTranslation(["weekly-desk", "weekly-problem"]);
  const { problem, change, rubricReadOnly, issueAt } = useWriting();
  const keys = problem.rubric.keys.length > 0 ? problem.rubric.keys : [""];
  const written = keys.filter((key) => key.trim() !== "");
  const { said } = useTries(problem.rubric, written);
  const write = (index: number, value: string) =>
    change(({ rubric }) => {
      rubric.keys[index] = value;
    });
  return (
    <div className={classes.keys} id={fieldId("rubric.keys")} tabIndex={-1}>
      {keys.map((key, index) => {
        const readings = said.get(key)?.readings ?? [];
        return (
          <div key={index} className={classes.key}>
            <TextInput
              id={fieldId(`rubric.keys.${index}`)}
              label={index === 0 ? t("answer.key") : t("answer.otherKey")}
              description={index === 0 ? t("answer.keyHelp") : undefined}
              value={key}
              onChange={(event) => write(index, event.currentTarget.value)}
              error={issueAt(`rubric.keys.${index}`) ?? (index === 0 ? issueAt("rubric.keys") : undefined)}
              readOnly={rubricReadOnly}
              autoComplete="off"
              spellCheck={false}
            />
            <p className={classes.reading}>
              {readings.map((latex) => (
                <span key={latex}>
                  {t("weekly-problem:reading.label")}: <Formula latex={latex} />
                </span>
              ))}
              {index > 0 && !rubricReadOnly && (
                <Button
                  size="compact-md"
                  variant="subtle"
                  aria-label={t("answer.removeKeyNth", { number: index + 1 })}
                  onClick={() =>
                    change(({ rubric }) => {
                      rubric.keys.splice(index, 1);
                    })
                  }
                >
                  {t("answer.removeKey")}
                </Button>
              )}
            </p>
          </div>
        );
      })}
      {!rubricReadOnly && keys.length < weeklyProblemLimits.KEYS_MAX && (
        <Button
          size="compact-md"
          variant="subtle"
          className={classes.add}
          onClick={() =>
            change(({ rubric }) => {
              rubric.keys = [...keys, ""];
            })
          }
        >
          {t("answer.addKey")}
        </Button>
      )}
    </div>
  );
}
