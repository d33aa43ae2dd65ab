import { accountLimits } from "@dripstone/contract/accounts/limits";
import { parentEmailPayload } from "@dripstone/contract/accounts/payloads";
import { payloadIssues } from "@dripstone/contract/field-issues";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useFields } from "../../../ui/form/use-fields.ts";
import { useMailParentMutation } from "../api.ts";
import classes from "./parent-waiting.module.css";

/** What a child's account can do until a parent has answered, and how to ask once more. */
export function ParentWaiting({ until }: { until: string }) {
  const { t } = useTranslation("accounts");
  const { day } = useDates();
  const [mailParent, { isLoading, error }] = useMailParentMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const fields = useFields({ parentEmail: "" }, (values) => payloadIssues(parentEmailPayload, values));

  const send = async () => {
    const reply = await fields.send((body) => {
      setSentTo(null);
      return mailParent({ body });
    });
    if (reply && !reply.error) setSentTo(fields.values.parentEmail.trim());
  };

  return (
    <section aria-labelledby="parent-waiting" className={classes.waiting}>
      <div className={classes.words}>
        <h2 id="parent-waiting">{t("parentWaiting.title")}</h2>
        <p>{t("parentWaiting.text")}</p>
        <p>{t("parentWaiting.now")}</p>
        <p>{t("parentWaiting.later")}</p>
        <p>
          <strong>{t("parentWaiting.until", { date: day(until) })}</strong>
        </p>
      </div>
      <Form ref={fields.form} busy={isLoading} onSend={send} className={classes.form}>
        <TextInput
          {...fields.text("parentEmail")}
          label={t("parentWaiting.email")}
          description={t("parentWaiting.emailHint")}
          type="email"
          autoComplete="off"
          maxLength={accountLimits.EMAIL_MAX}
        />
        <FailureBox error={error} />
        <Button type="submit" variant="default" loading={isLoading}>
          {t("parentWaiting.send")}
        </Button>
        <p role="status">{sentTo && t("parentWaiting.sent", { address: sentTo })}</p>
      </Form>
    </section>
  );
}
