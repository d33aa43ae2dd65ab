import type { OperationState } from "@dripstone/contract/operation/payloads";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import type { Column } from "../../../ui/list/column.ts";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { Part } from "../../../ui/office/part.tsx";
import { JobName } from "./job-name.tsx";

type Queue = OperationState["queues"][number];

const keyOf = ({ queue }: Queue) => queue;

/** What is done beside requests, kind by kind. */
export function Queues({ queues }: Pick<OperationState, "queues">) {
  const { t } = useTranslation("operation");
  const { shortSchoolMoment } = useDates();
  const columns: Column<Queue>[] = [
    { key: "queue", head: t("queues.queue"), kind: "heading", cell: ({ queue }) => <JobName queue={queue} /> },
    ...(["waiting", "running", "failed"] as const).map((key) => ({
      key,
      head: t(`queues.${key}`),
      kind: "number" as const,
      labelled: true,
      cell: (row: Queue) => row[key],
    })),
    {
      key: "doneAt",
      head: t("queues.doneAt"),
      kind: "aside",
      labelled: true,
      cell: ({ doneAt }) => (doneAt ? shortSchoolMoment(doneAt) : "–"),
    },
  ];
  return (
    <Part title={t("queues.title")}>
      <DataTable columns={columns} rows={queues} keyOf={keyOf} />
    </Part>
  );
}
