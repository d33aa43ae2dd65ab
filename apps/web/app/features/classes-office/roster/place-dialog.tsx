import { payments, type RosterPlace } from "@dripstone/contract/classes/office/desk";
import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../../api/failure.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useIssueText } from "../../../ui/failure/failure-text.ts";
import { Form } from "../../../ui/form/form.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useCancelPlaceMutation, useGivePlaceMutation, useKeepPaymentMutation } from "../api.ts";
import classes from "./roster-page.module.css";

type PlaceDialogProps = { opened: boolean; place: RosterPlace; onClose: () => void };

/** What the office can do about one student: how the payment stands, and whether they have a place. */
export function PlaceDialog({ opened, place, onClose }: PlaceDialogProps) {
  const { t } = useTranslation("classes-office");
  const { studentName, state, contact } = place;
  return (
    <Dialog opened={opened} title={studentName} onClose={onClose}>
      {contact?.note && (
        <dl className={classes.facts}>
          <dt>{t("roster.note")}</dt>
          <dd>{contact.note}</dd>
        </dl>
      )}
      {/* Written anew where somebody else has changed it: what was chosen was chosen for what is no more. */}
      <PaymentForm key={place.version} place={place} onDone={onClose} />
      {state !== "given-up" && <PlaceForm place={place} onDone={onClose} />}
      <Group>
        <Button variant="default" onClick={onClose}>
          {t("close")}
        </Button>
      </Group>
    </Dialog>
  );
}

type FormProps = { place: RosterPlace; onDone: () => void };

function PaymentForm({ place: { id, version, studentName, money }, onDone }: FormProps) {
  const { t } = useTranslation("classes-office");
  const issueText = useIssueText();
  const say = useToast();
  const [payment, setPayment] = useState(money?.payment ?? "due");
  const [paymentNote, setNote] = useState(money?.paymentNote ?? "");
  const [keep, { isLoading, error }] = useKeepPaymentMutation();
  const fields = error && asFailure(error).fields;
  const send = async () => {
    const { data } = await keep({ params: { id }, body: { version, payment, paymentNote } });
    if (!data) return;
    say(t("said.saved", { name: studentName }));
    onDone();
  };
  return (
    <Form busy={isLoading} onSend={send}>
      <NativeSelect
        size="md"
        label={t("field.payment")}
        value={payment}
        onChange={({ currentTarget }) => setPayment(payments.find((it) => it === currentTarget.value) ?? "due")}
        data={payments.map((value) => ({ value, label: t(`payment.${value}`) }))}
      />
      <TextInput
        label={t("roster.paymentNote")}
        description={t("roster.paymentNoteHelp")}
        value={paymentNote}
        error={issueText(fields?.paymentNote)}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        autoComplete="off"
      />
      <FailureBox error={fields ? undefined : error} />
      <Group>
        <Button type="submit" loading={isLoading}>
          {t("roster.savePayment")}
        </Button>
      </Group>
    </Form>
  );
}

function PlaceForm({ place: { id, version, state, studentName }, onDone }: FormProps) {
  const { t } = useTranslation("classes-office");
  const issueText = useIssueText();
  const say = useToast();
  const [reason, setReason] = useState("");
  const [give, giving] = useGivePlaceMutation();
  const [cancel, canceling] = useCancelPlaceMutation();
  const error = giving.error ?? canceling.error;
  const fields = error && asFailure(error).fields;
  const request = { params: { id }, body: { version, reason } };
  const done = (text: string) => {
    say(text);
    onDone();
  };
  return (
    <Form
      busy={giving.isLoading || canceling.isLoading}
      onSend={async () => {
        if (state !== "waiting") return;
        canceling.reset();
        const { data } = await give(request);
        if (data) done(t("roster.given", { name: studentName }));
      }}
    >
      <TextInput
        label={t("roster.reason")}
        description={state === "waiting" ? t("roster.reasonHelp") : undefined}
        value={reason}
        error={issueText(fields?.reason)}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        autoComplete="off"
      />
      <FailureBox error={fields ? undefined : error} />
      <Group>
        {state === "waiting" && (
          <Button type="submit" loading={giving.isLoading}>
            {t("roster.give")}
          </Button>
        )}
        <Button
          variant="default"
          loading={canceling.isLoading}
          onClick={async () => {
            giving.reset();
            const { data } = await cancel(request);
            if (data) done(t("roster.canceled", { name: studentName }));
          }}
        >
          {t(state === "waiting" ? "roster.cancelWaiting" : "roster.cancel")}
        </Button>
      </Group>
    </Form>
  );
}
