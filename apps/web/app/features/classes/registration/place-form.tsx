import type { ClassDetail } from "@dripstone/contract/classes/payloads";
import { Button, Textarea, TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAppSelector } from "../../../session/store.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Fields } from "../../../ui/form/fields.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useFields } from "../../../ui/form/use-fields.ts";
import { usePrices } from "../../../ui/prices/use-prices.ts";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useTakePlaceMutation } from "../api.ts";
import { useRefundRule } from "../use-refund-rule.ts";
import { draftOf, issuesOf, keepDraft, payloadOf } from "./place-draft.ts";
import classes from "./registration.module.css";

type PlaceFormProps = { detail: ClassDetail; onRegistered: () => void };

/** Registers a student for a class. What is typed stays in the tab until it has arrived. */
export default function PlaceForm({ detail: { class: row, program }, onRegistered }: PlaceFormProps) {
  const { t } = useTranslation("class-places");
  const say = useToast();
  const price = usePrices()(row.priceCents);
  const refund = useRefundRule();
  const user = useAppSelector(({ auth }) => auth.user);
  const [takePlace, { isLoading, error }] = useTakePlaceMutation();
  const [initial] = useState(() => draftOf(row.id, user));
  const fields = useFields(initial, (draft) => issuesOf(draft, program.ages));
  const { values } = fields;
  useEffect(() => {
    if (values !== initial) keepDraft(row.id, values);
  }, [values, initial, row.id]);
  const isFull = row.placesLeft === 0;

  const send = async () => {
    const reply = await fields.send((draft) => takePlace({ params: { id: row.id }, body: payloadOf(draft) }));
    if (!reply?.data) return;
    keepDraft(row.id, null);
    say(t(`register.${reply.data.state}`));
    onRegistered();
  };

  const { onChange, ...note } = fields.text("note");
  return (
    <Form ref={fields.form} busy={isLoading} onSend={send} className={classes.form}>
      <h2>{t("register.title")}</h2>
      <p>{row.priceCents === 0 ? t("register.free") : t("register.price", { price })}</p>
      {row.priceCents > 0 && <p className={classes.soft}>{refund}</p>}
      {isFull && <p className={classes.soft}>{t("register.full")}</p>}
      <p className={classes.soft}>{t("register.oneEach")}</p>
      <Fields disabled={isLoading}>
        <div className={classes.pair}>
          <TextInput {...fields.text("studentName")} label={t("register.student")} autoComplete="off" />
          <TextInput {...fields.text("age")} label={t("register.age")} inputMode="numeric" autoComplete="off" />
        </div>
        <TextInput {...fields.text("parentName")} label={t("register.parent")} autoComplete="name" />
        <TextInput {...fields.text("parentEmail")} label={t("register.email")} type="email" autoComplete="email" />
        <TextInput {...fields.text("parentPhone")} label={t("register.phone")} type="tel" autoComplete="tel" />
        <Textarea
          {...note}
          onChange={({ currentTarget }) => fields.set("note", currentTarget.value)}
          label={t("register.note")}
          description={t("register.noteHint")}
          rows={2}
        />
      </Fields>
      <FailureBox error={error} />
      <Button type="submit" loading={isLoading}>
        {t(isFull ? "register.wait" : "register.send")}
      </Button>
    </Form>
  );
}
