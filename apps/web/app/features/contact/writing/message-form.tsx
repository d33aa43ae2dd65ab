import { paths } from "@dripstone/contract/paths";
import { Button, Textarea, TextInput } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { site } from "../../../../../../site.config.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useAppSelector } from "../../../session/store.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Fields } from "../../../ui/form/fields.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { fetchPart } from "../../../ui/late/fetch-part.ts";
import { Rich } from "../../../ui/page/rich.tsx";
import { useSendMessageMutation } from "../api.ts";
import { Arrived } from "../open-form/arrived.tsx";
import classes from "../open-form/open-form.module.css";
import { Trap } from "../open-form/trap.tsx";
import { useOpenForm } from "../open-form/use-open-form.ts";
import type { Message } from "./message-issues.ts";

const empty: Message = { name: "", email: "", message: "" };
const fetchCheck = () => fetchPart(() => import("./message-issues.ts")).then(({ messageIssues }) => messageIssues);

/** Writes to the school. */
export function MessageForm() {
  const { t } = useTranslation("contact");
  const language = useLocale();
  const user = useAppSelector(({ auth }) => auth.user);
  const [sendMessage, { isLoading, error }] = useSendMessageMutation();
  const [arrivedAt, setArrivedAt] = useState<string | null>(null);
  const { fields, place, trap, send, begin } = useOpenForm({ name: "contact", empty, fetchCheck });
  const { values } = fields;

  const fillIn = useEffectEvent(() => {
    if (!user || values.name !== "" || values.email !== "") return;
    fields.set("name", user.name);
    fields.set("email", user.email);
  });
  useEffect(() => {
    if (user) fillIn();
  }, [user]);

  const sendIt = async () => {
    const reply = await send((typed, sent) => sendMessage({ body: { ...typed, ...sent, language } }));
    if (!reply || reply.error) return;
    const { name, email } = values;
    setArrivedAt(email.trim());
    begin({ name, email });
  };

  if (arrivedAt !== null) {
    return (
      <div className={classes.place}>
        <Arrived
          title={t("message.arrived.title")}
          again={t("message.arrived.again")}
          onAgain={() => setArrivedAt(null)}
        >
          <p>
            <Rich text={t("message.arrived.text", { email: arrivedAt })} />
          </p>
        </Arrived>
      </div>
    );
  }
  const { onChange, ...message } = fields.text("message");
  return (
    <div className={classes.place} ref={place}>
      <Form
        data-scripted=""
        ref={fields.form}
        busy={isLoading}
        onSend={sendIt}
        className={classes.form}
        aria-label={t("message.label")}
      >
        <Trap {...trap} />
        <Fields disabled={isLoading}>
          <div className={classes.pair}>
            <TextInput {...fields.text("name")} label={t("message.name")} autoComplete="name" />
            <TextInput {...fields.text("email")} label={t("message.email")} type="email" autoComplete="email" />
          </div>
          <Textarea
            {...message}
            onChange={({ currentTarget }) => fields.set("message", currentTarget.value)}
            label={t("message.message")}
            description={t("message.hint")}
            rows={7}
          />
        </Fields>
        <FailureBox error={error}>
          <p>{t("message.otherwise", { email: site.email })}</p>
        </FailureBox>
        <Button type="submit" loading={isLoading}>
          {t("message.send")}
        </Button>
        <p className={classes.soft}>
          {t("message.after")} <Link to={paths.privacy}>{t("privacy")}</Link>
        </p>
      </Form>
    </div>
  );
}
