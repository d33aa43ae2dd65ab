import type { PausedPerson } from "@dripstone/contract/forum/moderation";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { Part } from "../../../ui/office/part.tsx";
import { useNameOf } from "../../../ui/people/use-name-of.ts";
import { useSilencesQuery } from "./api.ts";
import classes from "./paused-people.module.css";
import { SilenceDialog } from "./silence-dialog.tsx";
import type { Pause } from "./use-end-pause.ts";

/** Whose posting is paused, and the way to end that before its time. */
export function PausedPeople({ onChange }: { onChange: (pause: Pause) => void }) {
  const { t } = useTranslation("moderation");
  const { minuteHere } = useDates();
  const nameOf = useNameOf();
  const { data: paused = [] } = useSilencesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [asked, setAsked] = useState<{ person: PausedPerson["person"]; open: boolean } | null>(null);
  return (
    <>
      {paused.length > 0 && (
        <Part title={t("paused.title")} help={t("paused.help")}>
          <ul className={classes.list}>
            {paused.map(({ person, until, reason, by, mayEnd }) => (
              <li key={person.id}>
                <span className={classes.who}>
                  <strong dir="auto">{person.name}</strong> {t("silencedUntil", { date: minuteHere(until) })}
                  <span className={classes.why}>
                    {t("paused.why", { reason, by: by ? nameOf(by) : t("paused.someone") })}
                  </span>
                </span>
                {mayEnd && (
                  <Button
                    variant="default"
                    size="compact-md"
                    aria-label={t("paused.changeOf", { name: person.name })}
                    onClick={() => setAsked({ person, open: true })}
                  >
                    {t("paused.change")}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {asked && (
        <SilenceDialog
          key={asked.person.id}
          opened={asked.open}
          person={asked.person}
          onChange={onChange}
          onClose={() => setAsked({ ...asked, open: false })}
        />
      )}
    </>
  );
}
