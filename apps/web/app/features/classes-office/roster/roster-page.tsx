import type { Roster, RosterPlace } from "@dripstone/contract/classes/office/desk";
import { paths } from "@dripstone/contract/paths";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useAppSelector } from "../../../session/store.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { OfficeHeader } from "../../../ui/office/office-header.tsx";
import { Part } from "../../../ui/office/part.tsx";
import { Waiting } from "../../../ui/office/waiting.tsx";
import { saveFile } from "../../../ui/saving/save-file.ts";
import { useExportRosterMutation, useRosterQuery } from "../api.ts";
import { AddDialog } from "./add-dialog.tsx";
import { PlaceDialog } from "./place-dialog.tsx";
import { PlaceTable } from "./place-table.tsx";
import classes from "./roster-page.module.css";

/** Who is in a class, and who waits: names for its teacher, and parents and payments, too, for the office. */
export function RosterPage({ id }: { id: string }) {
  const { data, error, refetch } = useRosterQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  return data ? <Students roster={data} /> : <Waiting error={error} onRetry={() => void refetch()} />;
}

function Students({ roster: { class: of, places } }: { roster: Roster }) {
  const { t } = useTranslation("classes-office");
  const locale = useLocale();
  const isAdmin = useAppSelector((state) => state.auth.user?.role === "admin");
  const [adding, setAdding] = useState(false);
  // Kept while its dialog goes away.
  const [asked, setAsked] = useState<{ place: RosterPlace; open: boolean } | null>(null);
  const [save, { isLoading, error }] = useExportRosterMutation();
  const { id } = of;
  const name = of.name[locale];
  const inState = (state: RosterPlace["state"]) => places.filter((place) => place.state === state);
  const taken = inState("taken");
  const onOpen = isAdmin ? (place: RosterPlace) => setAsked({ place, open: true }) : undefined;

  async function download(): Promise<void> {
    const { data } = await save({ params: { id }, query: { language: locale } });
    if (data) saveFile(data.address, data.name);
  }

  return (
    <>
      <OfficeHeader
        title={t("roster.title")}
        parent={{ to: paths.adminClass(id), name }}
        note={`${of.semester[locale]} · ${t("column.taken", { taken: taken.length, places: of.places })}`}
      >
        {isAdmin && of.state !== "draft" && <Button onClick={() => setAdding(true)}>{t("roster.add")}</Button>}
        <Button variant="default" loading={isLoading} onClick={download}>
          {t("roster.csv")}
        </Button>
      </OfficeHeader>
      <FailureBox error={error} />
      <div className={classes.parts}>
        {(["taken", "waiting", "given-up"] as const).map((state) => {
          const rows = inState(state);
          if (rows.length === 0 && state !== "taken") return null;
          return (
            <Part key={state} title={t(`roster.${state}`, { count: rows.length })}>
              {rows.length === 0 ? (
                <p className={classes.none}>{t("roster.none")}</p>
              ) : (
                <PlaceTable places={rows} office={isAdmin} onOpen={onOpen} />
              )}
            </Part>
          );
        })}
      </div>
      {isAdmin && <AddDialog id={id} opened={adding} onClose={() => setAdding(false)} />}
      {asked && (
        <PlaceDialog
          key={asked.place.id}
          opened={asked.open}
          place={places.find((place) => place.id === asked.place.id) ?? asked.place}
          onClose={() => setAsked((before) => before && { ...before, open: false })}
        />
      )}
    </>
  );
}
