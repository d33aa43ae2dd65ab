import { useTranslation } from "react-i18next";
import classes from "./fault-list.module.css";
import { useFieldText } from "./fault-text.ts";
import type { Issue } from "./use-checks.ts";
import { fieldId, useWriting } from "./writing.ts";

type FaultListProps = {
  issues: readonly Issue[];
  /** Unfolded by a vain attempt to finish. */
  open: boolean;
  onToggle: (open: boolean) => void;
  /** Shows the language in which a field stands, where only one is shown at a time. */
  onGo: (path: string) => void;
};

/** What keeps the problem from being asked, each with the way to its field. */
export function FaultList({ issues, open, onToggle, onGo }: FaultListProps) {
  const { t } = useTranslation("weekly-desk");
  const { foreseen = [] } = useWriting().problem.rubric;
  const fieldText = useFieldText(foreseen.map(({ feedback }) => feedback));
  const go = (path: string) => {
    onGo(path);
    // After the language has been shown.
    requestAnimationFrame(() => document.getElementById(fieldId(path))?.focus());
  };
  if (issues.length === 0) return <p className={classes.sound}>{t("fault.none")}</p>;
  return (
    <details className={classes.faults} open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>{t("fault.count", { count: issues.length })}</summary>
      <ul>
        {issues.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault();
                go(field);
              }}
            >
              {fieldText(field)}
            </a>
            {t("fault.colon")}
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
