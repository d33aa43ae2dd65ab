import type { ImportedLine } from "@dripstone/contract/accounts/office/payloads";
import { useTranslation } from "react-i18next";
import { useIssueText } from "../../../ui/failure/failure-text.ts";
import classes from "./import-dialog.module.css";

type ImportLinesProps = {
  lines: readonly ImportedLine[];
  title: string;
  /** What is said above the lines of which nobody was asked in, or will be. */
  skipped: string;
};

/** What became of each line of a file, or would become of it: those first that somebody has to look at. */
export function ImportLines({ lines, title, skipped }: ImportLinesProps) {
  const { t } = useTranslation("users");
  const issueText = useIssueText();
  /** What is wrong with a cell, in a way that says which of the line it is. */
  const whyOf = (column: string, issue: ImportedLine["fields"][string]) => {
    if (issue.code !== "FIELD_INVALID") return issueText(issue);
    if (column === "kind") return t("import.kinds");
    return column === "preferredLanguage" ? t("import.languages") : issueText(issue);
  };
  const reasonOf = ({ outcome, first, fields }: ImportedLine) => {
    if (outcome === "there" || outcome === "overfull") return t(`import.${outcome}`);
    if (outcome === "twice") return t("import.twice", { line: first });
    return Object.entries(fields)
      .map(([column, issue]) => whyOf(column, issue))
      .join(t("import.and"));
  };
  const wrong = lines.filter(({ outcome }) => outcome !== "fine");
  const fine = lines.filter(({ outcome }) => outcome === "fine");
  return (
    <>
      <p className={classes.title}>{title}</p>
      {wrong.length > 0 && (
        <>
          <p>{skipped}</p>
          <ul className={classes.list}>
            {wrong.map((line) => (
              <li key={line.line}>
                {t("import.line", {
                  line: line.line,
                  who: clipped(line.name || line.email) || t("import.nameless"),
                  why: reasonOf(line),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
      {fine.length > 0 && (
        <details>
          <summary>{t("import.fine", { count: fine.length })}</summary>
          <ul className={classes.list}>
            {fine.map(({ line, name, email }) => (
              <li key={line}>
                <span dir="auto">{name}</span> {email}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** In a file, anything may stand where a name should be. */
const WHO_MAX = 40;

function clipped(who: string): string {
  const signs = [...who];
  return signs.length > WHO_MAX ? `${signs.slice(0, WHO_MAX).join("")}…` : who;
}
