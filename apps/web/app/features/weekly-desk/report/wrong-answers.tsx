import type { RoundReport } from "@dripstone/contract/weekly-problem/desk/payloads";
import { useTranslation } from "react-i18next";
import type { Column } from "../../../ui/list/column.ts";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { Formula } from "../../../ui/markdown/formula.tsx";
import classes from "./report-page.module.css";

type WrongAnswer = RoundReport["wrong"][number];

/** The wrong answers that were given most often. */
export function WrongAnswers({ wrong }: { wrong: readonly WrongAnswer[] }) {
  const { t } = useTranslation("weekly-desk");
  const columns: Column<WrongAnswer>[] = [
    { key: "read", head: t("report.read"), kind: "heading", cell: ({ read }) => <Formula latex={read} /> },
    { key: "answer", head: t("report.answer"), cell: ({ answer }) => <code>{answer}</code> },
    { key: "students", head: t("report.students"), kind: "number", labelled: true, cell: ({ students }) => students },
  ];
  return (
    <section aria-labelledby="wrong-answers">
      <h2 id="wrong-answers" className={classes.heading}>
        {t("report.wrong")}
      </h2>
      {wrong.length === 0 ? (
        <p className={classes.nobody}>{t("report.noWrong")}</p>
      ) : (
        <DataTable columns={columns} rows={wrong} keyOf={({ read }) => read} />
      )}
    </section>
  );
}
