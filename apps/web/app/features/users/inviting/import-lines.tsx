import type { ImportedLine } from "@dripstone/contract/accounts/office/payloads";
import { useTranslation } from "react-i18next";
import { useIssueText } from "../../../ui/failure/failure-text.ts";
import classes from "./import-dialog.module.css";

type ImportLinesProps = { lines: readonly ImportedLine[]; title: string };

/** What became of each line of a file, or would become of it: those first that somebody has to look at. */
export function ImportLines({ lines, title }: ImportLinesProps) {
  const { t } = useTranslation("users");
  const issueText = useIssueText();
  const wrong = lines.filter(({ outcome }) => outcome !== "fine");
  const fine = lines.filter(({ outcome }) => outcome === "fine");
  return (
    <>
      <p className={classes.title}>{title}</p>
      {wrong.length > 0 && (
        <>
          <p>{t("import.skipped", { count: wrong.length })}</p>
          <ul className={classes.list}>
            {wrong.map(({ line, name, email, outcome, fields }) => (
              <li key={line}>
                {t("import.line", { line })} <span dir="auto">{name || email}</span>:{" "}
                {outcome === "there"
                  ? t("import.there")
                  : Object.values(fields)
                      .map((issue) => issueText(issue))
                      .join(t("import.and"))}
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
