import type { RosterPlace } from "@dripstone/contract/classes/office/desk";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import type { Column } from "../../../ui/list/column.ts";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { usePrices } from "../../../ui/prices/use-prices.ts";
import classes from "./roster-page.module.css";

type PlaceTableProps = {
  places: readonly RosterPlace[];
  office: boolean;
  onOpen: ((place: RosterPlace) => void) | undefined;
};

/** Students in their order; the office sees how their parents are reached, and what is paid. */
export function PlaceTable({ places, office, onOpen }: PlaceTableProps) {
  const { t } = useTranslation("classes-office");
  const { day } = useDates();
  const price = usePrices();
  const columns: readonly Column<RosterPlace>[] = [
    { key: "student", head: t("roster.student"), kind: "heading", cell: ({ studentName }) => studentName },
    { key: "account", head: t("roster.account"), labelled: true, cell: ({ account }) => account?.name ?? "" },
    { key: "at", head: t("roster.since"), kind: "aside", cell: ({ at }) => day(at) },
  ];
  const ofOffice: readonly Column<RosterPlace>[] = [
    {
      ...{ key: "parent", head: t("roster.parent"), labelled: true },
      cell: ({ contact }) =>
        contact && (
          <>
            {contact.parentName}
            <a href={`mailto:${contact.parentEmail}`} className={classes.contact}>
              {contact.parentEmail}
            </a>
            {contact.parentPhone && <span className={classes.contact}>{contact.parentPhone}</span>}
          </>
        ),
    },
    {
      ...{ key: "payment", head: t("field.payment"), labelled: true },
      cell: ({ money }) =>
        money && (
          <span className={money.payment === "due" ? classes.due : undefined}>
            {price(money.priceCents)} · {t(`payment.${money.payment}`)}
            {money.paymentNote && <span className={classes.contact}>{money.paymentNote}</span>}
          </span>
        ),
    },
    {
      ...{ key: "edit", head: t("roster.change") },
      cell: (place) => (
        <Button
          variant="default"
          size="compact-md"
          aria-label={t("roster.changeName", { name: place.studentName })}
          onClick={() => onOpen?.(place)}
        >
          {t("roster.change")}
        </Button>
      ),
    },
  ];
  return <DataTable columns={office ? [...columns, ...ofOffice] : columns} rows={places} keyOf={({ id }) => id} />;
}
