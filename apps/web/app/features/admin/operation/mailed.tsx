import type { OperationState } from "@dripstone/contract/operation/payloads";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type operation from "../../../locales/en/operation.json";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import type { Column } from "../../../ui/list/column.ts";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { Part } from "../../../ui/office/part.tsx";
import { useRetryJobMutation } from "../api.ts";
import classes from "./operation-page.module.css";

type Letter = NonNullable<OperationState["mailed"]>[number];

type Kind = keyof typeof operation.mailed.letter;

const keyOf = ({ id }: Letter) => id;

/** Letters that went through the mail server, or are on their way there; one that has failed can be tried once more. */
export function Mailed({ mailed }: { mailed: readonly Letter[] }) {
  const { t } = useTranslation("operation");
  const { shortSchoolMoment } = useDates();
  const [retry, { isLoading, originalArgs, error }] = useRetryJobMutation();
  const columns: Column<Letter>[] = [
    { key: "reader", head: t("mailed.reader"), kind: "heading", cell: ({ reader }) => reader },
    {
      key: "kind",
      head: t("mailed.kind"),
      labelled: true,
      cell: ({ kind }) => t(`mailed.letter.${kind as Kind}`, { defaultValue: kind }),
    },
    { key: "at", head: t("mailed.at"), kind: "aside", labelled: true, cell: ({ at }) => shortSchoolMoment(at) },
    {
      key: "attempts",
      head: t("mailed.attempts"),
      kind: "number",
      labelled: true,
      cell: ({ attempts }) => attempts,
    },
    {
      key: "state",
      head: t("mailed.state"),
      labelled: true,
      cell: ({ id, state, reader }) => (
        <span className={classes.state}>
          {t(`mailed.is.${state}`)}
          {state === "failed" && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t("mailed.retryOf", { reader })}
              loading={isLoading && originalArgs?.params.id === id}
              onClick={() => retry({ params: { id } })}
            >
              {t("failures.retry")}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <Part title={t("mailed.title")} help={t("mailed.help")}>
      <FailureBox error={error} />
      {mailed.length === 0 ? (
        <p className={classes.quiet}>{t("mailed.none")}</p>
      ) : (
        <DataTable columns={columns} rows={mailed} keyOf={keyOf} />
      )}
    </Part>
  );
}
