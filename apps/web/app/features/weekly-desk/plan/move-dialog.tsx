import type { PlannedWeek } from "@dripstone/contract/weekly-problem/desk/payloads";
import { Button, Group, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useWeekSpan } from "../week-dates.ts";
import type { Move } from "./use-plan.ts";

type MoveDialogProps = {
  /** The problem that is to be given a week; null while there is none. */
  problem: Move["problem"] | null;
  weeks: readonly PlannedWeek[];
  onMove: (move: Move) => void;
  onClose: () => void;
};

/** Chooses a week for a problem, without dragging. */
export function MoveDialog({ problem, weeks, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation("weekly-desk");
  return (
    <Dialog opened={problem !== null} title={t("plan.move.title")} onClose={onClose}>
      {problem && <MoveForm key={problem.id} problem={problem} weeks={weeks} onMove={onMove} onClose={onClose} />}
    </Dialog>
  );
}

type MoveFormProps = Omit<MoveDialogProps, "problem"> & { problem: Move["problem"] };

function MoveForm({ problem, weeks, onMove, onClose }: MoveFormProps) {
  const { t } = useTranslation("weekly-desk");
  const weekSpan = useWeekSpan();
  const choices = weeks.filter(
    ({ state, problem: planned }) =>
      state !== "active" && state !== "closed" && !(state === "scheduled" && planned?.id === problem.id),
  );
  // The week that would get it by itself, or the first that has none.
  const free =
    choices.find(({ problem: drawn }) => drawn?.id === problem.id) ??
    choices.find(({ state }) => state !== "scheduled") ??
    choices[0];
  const [week, setWeek] = useState(free?.week ?? "");
  const move = () => {
    onClose();
    onMove({ problem, week });
  };
  return (
    <Form onSend={move}>
      <NativeSelect
        size="md"
        label={t("plan.move.week", { title: problem.title })}
        value={week}
        onChange={(event) => setWeek(event.currentTarget.value)}
        data-autofocus
      >
        {choices.map(({ week: to, state, problem: planned }) => (
          <option key={to} value={to}>
            {state === "scheduled" && planned
              ? t("plan.move.taken", { date: weekSpan(to), title: planned.title })
              : t("plan.move.free", { date: weekSpan(to) })}
          </option>
        ))}
      </NativeSelect>
      <Group>
        <Button type="submit">{t("plan.move.send")}</Button>
        <Button variant="default" onClick={onClose}>
          {t("cancel")}
        </Button>
      </Group>
    </Form>
  );
}
