import { locales } from "@dripstone/contract/locale";
import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import { Button, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { LanguagePair } from "../../../../ui/office/language-pair.tsx";
import { Part } from "../../../../ui/office/part.tsx";
import { fieldId, useWriting } from "../writing.ts";
import classes from "./hints.module.css";
import { MarkdownField } from "./markdown-field.tsx";
import type { Previews } from "./use-previews.ts";

/** Wrong answers that are to be expected, each with what is said to whoever gives it. */
export function Slips({ previews }: { previews: Previews }) {
  const { t } = useTranslation("weekly-desk");
  const { problem, change, readOnly, rubricReadOnly, issueAt } = useWriting();
  const foreseen = problem.rubric.foreseen ?? [];

  const add = () =>
    change(({ rubric, texts }) => {
      const code = freshCode((rubric.foreseen ?? []).map(({ feedback }) => feedback));
      rubric.foreseen = [...(rubric.foreseen ?? []), { answer: "", feedback: code }];
      for (const locale of locales) texts[locale].feedback[code] = "";
    });
  const remove = (index: number) =>
    change(({ rubric, texts }) => {
      const [gone] = rubric.foreseen?.splice(index, 1) ?? [];
      if (rubric.foreseen?.length === 0) delete rubric.foreseen;
      // Two answers may be told the same.
      if (!gone || rubric.foreseen?.some(({ feedback }) => feedback === gone.feedback)) return;
      for (const locale of locales) delete texts[locale].feedback[gone.feedback];
    });

  return (
    <Part
      title={t("slip.heading")}
      help={t("slip.help")}
      tools={
        !rubricReadOnly &&
        foreseen.length < weeklyProblemLimits.FORESEEN_MAX && (
          <Button size="compact-md" variant="default" onClick={add}>
            {t("slip.add")}
          </Button>
        )
      }
    >
      {foreseen.length > 0 && (
        <ol className={classes.hints}>
          {foreseen.map(({ answer, feedback }, index) => (
            <li key={index} className={classes.hint}>
              <div className={classes.head}>
                <TextInput
                  id={fieldId(`rubric.foreseen.${index}.answer`)}
                  label={t("slip.nth", { number: index + 1 })}
                  value={answer}
                  onChange={({ currentTarget: { value } }) =>
                    change(({ rubric }) => {
                      const slip = rubric.foreseen?.[index];
                      if (slip) slip.answer = value;
                    })
                  }
                  error={issueAt(`rubric.foreseen.${index}.answer`)}
                  readOnly={rubricReadOnly}
                  autoComplete="off"
                  spellCheck={false}
                />
                {!rubricReadOnly && (
                  <Button
                    size="compact-md"
                    variant="subtle"
                    aria-label={t("slip.removeNth", { number: index + 1 })}
                    onClick={() => remove(index)}
                  >
                    {t("slip.remove")}
                  </Button>
                )}
              </div>
              <LanguagePair>
                {(locale) => (
                  <MarkdownField
                    path={`texts.${locale}.feedback.${feedback}`}
                    locale={locale}
                    what={t("slip.feedbackNth", { number: index + 1 })}
                    value={problem.texts[locale].feedback[feedback] ?? ""}
                    onWrite={(text) =>
                      change(({ texts }) => {
                        texts[locale].feedback[feedback] = text;
                      })
                    }
                    rows={2}
                    html={previews[locale]?.feedback[feedback]}
                  />
                )}
              </LanguagePair>
            </li>
          ))}
        </ol>
      )}
      {foreseen.length === 0 && readOnly && <p>{t("slip.none")}</p>}
    </Part>
  );
}

/** A name for a slip that no other one of the problem has. */
function freshCode(taken: readonly string[]): string {
  let number = taken.length + 1;
  while (taken.includes(`slip-${number}`)) number += 1;
  return `slip-${number}`;
}
