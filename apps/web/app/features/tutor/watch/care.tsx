import type { ReplyOf } from "@dripstone/contract";
import { tutorLimits } from "@dripstone/contract/tutor/limits";
import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../../api/failure.ts";
import { Ago } from "../../../ui/dates/ago.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useIssueText } from "../../../ui/failure/failure-text.ts";
import { Form } from "../../../ui/form/form.tsx";
import { sentByKey } from "../../../ui/form/send-by-key.ts";
import { useLengthText } from "../../../ui/form/use-length-text.ts";
import { useReopenFlagMutation, useTakeCareMutation } from "../api.ts";
import classes from "./watch.module.css";

type CareProps = {
  /** The flag by which the conversation was opened. */
  id: string;
  /** What was read of it. */
  read: Pick<ReplyOf<"POST /chatbot/flags/{id}/read">, "cares" | "waits" | "flags">;
  /** Reads it again: somebody else has done something, or more of it waits than was shown. */
  again: () => void;
};

/** What was done about a conversation, and a word on what was done now; until then it waits. */
export function Care({ id, read, again }: CareProps) {
  const { t } = useTranslation(["tutor-flags", "audit"]);
  const issueText = useIssueText();
  const lengthText = useLengthText();
  const [{ cares, waits }, setNow] = useState<Pick<CareProps["read"], "cares" | "waits">>(read);
  const [note, setNote] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [takeCare, taking] = useTakeCareMutation();
  const [reopen, reopening] = useReopenFlagMutation();
  const failure = taking.error ? asFailure(taking.error) : undefined;
  const refusal = taking.error ?? reopening.error;
  const params = { id };
  const nameOf = (name: string | null) => name ?? t("audit:deleted");
  const send = async () => {
    if (note.trim() === "") return setMissing(true);
    const { data } = await takeCare({ params, body: { note, flags: read.flags.map((flag) => flag.id) } });
    if (!data) return;
    setNote("");
    setMissing(false);
    setNow(data);
    if (data.waits) again();
  };
  const openAgain = async () => {
    const { data } = await reopen({ params });
    if (data) setNow(data);
  };
  return (
    <section aria-label={t("care.title")} className={classes.care}>
      <div role="status">
        {cares.map(({ id: key, by, at, note: said, opened }) => (
          <div key={key}>
            <p className={classes.at}>
              {t("care.said", { name: nameOf(by) })} · <Ago at={at} />
            </p>
            <p className={classes.said} dir="auto">
              {said}
            </p>
            {opened && (
              <p className={classes.at}>
                {t("care.opened", { name: nameOf(opened.by) })} · <Ago at={opened.at} />
              </p>
            )}
          </div>
        ))}
        {waits && <p>{t("care.waits")}</p>}
      </div>
      {waits ? (
        <Form busy={taking.isLoading} onSend={send}>
          <Textarea
            {...sentByKey}
            name="note"
            label={t("care.note")}
            description={t("care.help")}
            required
            rows={3}
            value={note}
            error={
              (isMissing && note.trim() === "" && issueText({ code: "FIELD_REQUIRED" })) ||
              (lengthText(note, tutorLimits.CHAT_CARE_NOTE_MAX) ?? issueText(failure?.fields?.note))
            }
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <Button type="submit" loading={taking.isLoading}>
            {t("care.submit")}
          </Button>
        </Form>
      ) : (
        <Button variant="default" loading={reopening.isLoading} onClick={() => void openAgain()}>
          {t("care.reopen")}
        </Button>
      )}
      <FailureBox error={refusal}>
        {refusal && asFailure(refusal).code === "CHAT_FLAG_CHANGED" && (
          <Button variant="default" onClick={again}>
            {t("care.show")}
          </Button>
        )}
      </FailureBox>
    </section>
  );
}
