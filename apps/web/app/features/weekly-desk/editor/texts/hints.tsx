import { locales } from "@dripstone/contract/locale";
import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { LanguagePair } from "../../../../ui/office/language-pair.tsx";
import { Part } from "../../../../ui/office/part.tsx";
import { FigureButton } from "../figure/figure-button.tsx";
import { fieldId, useWriting } from "../writing.ts";
import classes from "./hints.module.css";
import { MarkdownField } from "./markdown-field.tsx";
import type { Previews } from "./use-previews.ts";

/** The hints, from a first push to almost the whole way. A hint is added, moved and removed in both languages at once. */
export function Hints({ previews }: { previews: Previews }) {
  const { t } = useTranslation(["weekly-desk", "weekly-problem"]);
  const { problem, change, readOnly, issueAt } = useWriting();
  const { en, ch } = problem.texts;
  const count = Math.max(en.hints.length, ch.hints.length);

  const edit = (recipe: (hints: string[]) => void) =>
    change(({ texts }) => {
      for (const locale of locales) {
        const { hints } = texts[locale];
        while (hints.length < count) hints.push("");
        recipe(hints);
      }
    });
  const move = (from: number, to: number) => edit((hints) => hints.splice(to, 0, ...hints.splice(from, 1)));

  return (
    <Part
      title={t("weekly-problem:hints.heading")}
      help={t("hint.help")}
      tools={
        !readOnly &&
        count < weeklyProblemLimits.HINTS_MAX && (
          <Button size="compact-md" variant="default" onClick={() => edit((hints) => hints.push(""))}>
            {t("hint.add")}
          </Button>
        )
      }
    >
      {locales.map((locale) => (
        <p key={locale} id={fieldId(`texts.${locale}.hints`)} tabIndex={-1} role="alert" className={classes.issue}>
          {issueAt(`texts.${locale}.hints`)}
        </p>
      ))}
      <ol className={classes.hints}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className={classes.hint}>
            <div className={classes.head}>
              <h3 className={classes.title}>{t("weekly-problem:hints.nth", { number: index + 1 })}</h3>
              {!readOnly && (
                <div className={classes.tools}>
                  <FigureButton place={{ part: "hints", index }} />
                  <HintButton name="up" index={index} disabled={index === 0} onClick={() => move(index, index - 1)} />
                  <HintButton
                    name="down"
                    index={index}
                    disabled={index === count - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  <HintButton
                    name="remove"
                    index={index}
                    disabled={count === 1}
                    onClick={() => edit((hints) => hints.splice(index, 1))}
                  />
                </div>
              )}
            </div>
            <LanguagePair>
              {(locale) => (
                <MarkdownField
                  path={`texts.${locale}.hints.${index}`}
                  locale={locale}
                  what={t("weekly-problem:hints.nth", { number: index + 1 })}
                  value={problem.texts[locale].hints[index] ?? ""}
                  onWrite={(text) =>
                    change(({ texts }) => {
                      const { hints } = texts[locale];
                      while (hints.length <= index) hints.push("");
                      hints[index] = text;
                    })
                  }
                  rows={3}
                  html={previews[locale]?.hints[index]}
                />
              )}
            </LanguagePair>
          </li>
        ))}
      </ol>
    </Part>
  );
}

type HintButtonProps = { name: "up" | "down" | "remove"; index: number; disabled: boolean; onClick: () => void };

function HintButton({ name, index, disabled, onClick }: HintButtonProps) {
  const { t } = useTranslation("weekly-desk");
  return (
    <Button
      size="compact-md"
      variant="subtle"
      disabled={disabled}
      aria-label={t(`hint.${name}Nth`, { number: index + 1 })}
      onClick={onClick}
    >
      {t(`hint.${name}`)}
    </Button>
  );
}
