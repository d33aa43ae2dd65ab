import type { ProblemFault } from "@dripstone/contract/weekly-problem/desk/payloads";
import { useTranslation } from "react-i18next";
import classes from "./fault-list.module.css";
import { useFaultText, useFieldText } from "./fault-text.ts";
import { fieldId } from "./writing.ts";

type FaultListProps = {
  faults: readonly ProblemFault[];
  /** Unfolded by a vain attempt to finish. */
  open: boolean;
  onToggle: (open: boolean) => void;
  /** Shows the language in which a field stands, where only one is shown at a time. */
  onGo: (path: string) => void;
};

/** What keeps the problem from being asked, each with the way to its field. */
export function FaultList({ faults, open, onToggle, onGo }: FaultListProps) {
  const { t } = useTranslation("weekly-desk");
  const faultText = useFaultText();
  const fieldText = useFieldText();
  const go = (path: string) => {
    onGo(path);
    // After the language has been shown.
    requestAnimationFrame(() => document.getElementById(fieldId(path))?.focus());
  };
  if (faults.length === 0) return <p className={classes.sound}>{t("fault.none")}</p>;
  return (
    <details className={classes.faults} open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>{t("fault.count", { count: faults.length })}</summary>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.field} ${fault.code}`}>
            <a
              href={`#${fieldId(fault.field)}`}
              onClick={(event) => {
                event.preventDefault();
                go(fault.field);
              }}
            >
              {fieldText(fault.field)}
            </a>
            {": "}
            {faultText(fault)}
          </li>
        ))}
      </ul>
    </details>
  );
}
