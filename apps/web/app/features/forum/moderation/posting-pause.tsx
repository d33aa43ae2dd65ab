import type { Person } from "@dripstone/contract/people";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAppSelector } from "../../../session/store.ts";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { Part } from "../../../ui/office/part.tsx";
import { useSilenceOfQuery } from "./api.ts";
import { SilenceDialog } from "./silence-dialog.tsx";

/** Whether somebody may write in the forum, on their page in the office, and how that is changed. */
export function PostingPause({ person }: { person: Pick<Person, "id" | "name"> }) {
  const { t } = useTranslation("moderation");
  const { minuteHere } = useDates();
  const [opened, setOpened] = useState(false);
  const self = useAppSelector((state) => state.auth.user?.id);
  const { data: pause } = useSilenceOfQuery({ params: { id: person.id } }, { refetchOnMountOrArgChange: true });
  // Nobody pauses themselves; until it is known, nothing is said.
  if (person.id === self || pause === undefined) return null;
  return (
    <Part
      title={t("paused.inForum")}
      tools={
        <Button variant="default" size="compact-md" onClick={() => setOpened(true)}>
          {t(pause ? "paused.change" : "silence.open")}
        </Button>
      }
    >
      <p>{pause ? t("silence.now", { date: minuteHere(pause.until), reason: pause.reason }) : t("paused.no")}</p>
      <SilenceDialog opened={opened} person={person} onClose={() => setOpened(false)} />
    </Part>
  );
}
