import type { Person } from "@dripstone/contract/people";
import { Button, Group, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useSilenceMutation, useSilenceOfQuery } from "./api.ts";
import { ReasonInput } from "./reason-input.tsx";
import type { Pause } from "./use-end-pause.ts";

type SilenceDialogProps = {
  opened: boolean;
  person: Pick<Person, "id" | "name">;
  onClose: () => void;
  /** Takes what was done to where it is told; a pause that can be taken back is told only there. */
  onChange?: (pause: Pause) => void;
};

const YEAR_DAYS = 365;
const spans = [1, 3, 7, 14, 30, 90, YEAR_DAYS] as const;

/** Lets somebody write nothing for some days, and says to them why; or lets them write again. */
export function SilenceDialog({ opened, person, onClose, onChange }: SilenceDialogProps) {
  const { t } = useTranslation("moderation");
  const say = useToast();
  const [days, setDays] = useState<number>(spans[1]);
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { minuteHere } = useDates();
  const { data: now } = useSilenceOfQuery(
    { params: { id: person.id } },
    { skip: !opened, refetchOnMountOrArgChange: true },
  );
  const [silence, { isLoading, error }] = useSilenceMutation();
  const pause = () => (reason.trim() === "" ? setMissing(true) : send(days));
  const send = async (forDays: number) => {
    const body = { days: forDays, reason: forDays > 0 ? reason : "" };
    const { data: pause, error: failed } = await silence({ params: { id: person.id }, body });
    if (failed || pause === undefined) return;
    const canEnd = now === null && pause !== null;
    if (!onChange || !canEnd) say(t(pause ? "silence.done" : "silence.ended", { name: person.name }));
    onChange?.({ person, at: pause?.at ?? null, canEnd });
    setReason("");
    setMissing(false);
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      title={t(now ? "silence.titlePaused" : "silence.title", { name: person.name })}
      onClose={onClose}
    >
      {now && (
        <>
          <p>{t("silence.now", { date: minuteHere(now.until), reason: now.reason })}</p>
          <p>{t("silence.endMeans")}</p>
          <Button variant="default" loading={isLoading} onClick={() => void send(0)}>
            {t("silence.end")}
          </Button>
          <hr />
        </>
      )}
      <Form busy={isLoading} onSend={pause}>
        <NativeSelect
          label={t("silence.days")}
          value={String(days)}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
          data={spans.map((span) => ({
            value: String(span),
            label: span === YEAR_DAYS ? t("silence.year") : t("silence.span", { count: span }),
          }))}
        />
        <ReasonInput reason={reason} isMissing={isMissing} onChange={setReason} />
        <FailureBox error={error} />
        <Group>
          <Button type="submit" loading={isLoading}>
            {t(now ? "silence.sendAnew" : "silence.send")}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
        </Group>
      </Form>
    </Dialog>
  );
}
