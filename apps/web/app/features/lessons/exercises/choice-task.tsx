import { VisuallyHidden } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import classes from "./choice-task.module.css";
import { letterOf } from "./letter-of.ts";
import shared from "./task.module.css";
import type { TaskProps } from "./task.ts";

/** One option, or several, of a few. */
export function ChoiceTask({ exercise, draft, onChange, locked, labelledBy, error }: TaskProps<"choice">) {
  const { t } = useTranslation("lessons");
  const note = useId();
  const { several, options } = exercise;
  const chosen = draft?.chosen ?? [];

  function choose(place: number, isChosen: boolean): void {
    const others = several ? chosen.filter((it) => it !== place) : [];
    onChange({ kind: "choice", chosen: isChosen ? [...others, place].sort((one, other) => one - other) : others });
  }

  return (
    <fieldset
      className={`${shared.task} ${classes.choices}`}
      aria-labelledby={labelledBy}
      aria-describedby={note}
      disabled={locked}
    >
      <p id={note} className={shared.note} data-wrong={error ? "" : undefined}>
        {error ?? (several ? t("choice.several") : t("choice.one"))}
      </p>
      {options.map((html, place) => (
        <label key={place} className={`${shared.tile} ${classes.choice}`}>
          <input
            type={several ? "checkbox" : "radio"}
            name={`choice-${exercise.id}`}
            checked={chosen.includes(place)}
            onChange={(event) => choose(place, event.currentTarget.checked)}
          />
          {/* A formula alone is no name that every reader of screens knows. */}
          <VisuallyHidden>{letterOf(place)}</VisuallyHidden>
          <MarkdownText html={html} />
        </label>
      ))}
    </fieldset>
  );
}
