import { accountLimits } from "@dripstone/contract/accounts/limits";
import type { Asked } from "@dripstone/contract/families/payloads";
import { paths } from "@dripstone/contract/paths";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Ago } from "../../ui/dates/ago.tsx";
import { FailureBox } from "../../ui/failure/failure-box.tsx";
import { Form } from "../../ui/form/form.tsx";
import { type Issues, useFields } from "../../ui/form/use-fields.ts";
import { Section } from "../../ui/page/section.tsx";
import { useToast } from "../../ui/toast/toast.tsx";
import { useAskChildMutation, useAskedQuery, useWithdrawAskedMutation } from "./api.ts";
import { DisconnectDialog } from "./disconnect-dialog.tsx";
import classes from "./families.module.css";

/** Where a parent asks a child of 13 or older, and sees what became of it. */
export function Asking() {
  const { t } = useTranslation("families");
  const { data } = useAskedQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data?.mayAsk) return null;
  return (
    <Section title={t("asking.title")} intro={t("asking.intro")} tone="stone">
      <div className={classes.parts}>
        <AskForm />
        <AskedList all={data.asked} />
      </div>
    </Section>
  );
}

function AskedList({ all }: { all: Asked[] }) {
  const { t } = useTranslation("families");
  const say = useToast();
  const [withdraw, { isLoading, error, reset }] = useWithdrawAskedMutation();
  // Kept until the dialog is gone from the screen: the child is gone from the list before.
  const [leaving, setLeaving] = useState<{ asked: Asked; open: boolean } | null>(null);
  const close = () => setLeaving((before) => before && { ...before, open: false });
  const end = async ({ id, email, state, child }: Asked) => {
    const { error: failed } = await withdraw({ params: { id } });
    if (failed) return;
    say(t(`asking.withdrawn.${state}`, { name: child?.name ?? email, email }));
    close();
  };
  const begin = (asked: Asked) => {
    reset();
    if (asked.state === "yes") setLeaving({ asked, open: true });
    else end(asked);
  };
  return (
    <>
      {all.length > 0 && (
        <ul className={classes.list} aria-label={t("asking.list")}>
          {all.map((asked) => (
            <li key={asked.id} className={classes.asked}>
              <AskedWords asked={asked} />
              <Button
                variant="default"
                disabled={isLoading}
                aria-label={t(`asking.withdraw.${asked.state}Of`, { email: asked.email })}
                onClick={() => begin(asked)}
              >
                {t(`asking.withdraw.${asked.state}`)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {leaving ? (
        <DisconnectDialog
          opened={leaving.open}
          name={leaving.asked.child?.name ?? leaving.asked.email}
          busy={isLoading}
          error={error}
          onDisconnect={() => end(leaving.asked)}
          onClose={close}
          onGone={() => setLeaving(null)}
        />
      ) : (
        <FailureBox error={error} />
      )}
    </>
  );
}

function AskedWords({ asked: { email, askedAt, state, child } }: { asked: Asked }) {
  const { t } = useTranslation("families");
  return (
    <div className={classes.words}>
      <strong>{child ? <ChildLink {...child} /> : email}</strong>
      <span className={classes.soft}>
        {child ? email : t(`asking.states.${state === "ended" ? "ended" : "asked"}`)}
        {state === "asked" && <Ago at={askedAt} />}
      </span>
    </div>
  );
}

function ChildLink({ id, name }: { id: string; name: string }) {
  return (
    <Link to={paths.child(id)} dir="auto">
      {name}
    </Link>
  );
}

/** The server alone judges the address: the schemas would weigh more than the page. */
const check = ({ email }: { email: string }): Issues<{ email: string }> =>
  email.trim() === "" ? { email: { code: "EMAIL_REQUIRED" } } : {};

function AskForm() {
  const { t } = useTranslation("families");
  const say = useToast();
  const [ask, { isLoading, error }] = useAskChildMutation();
  const fields = useFields({ email: "" }, check);
  const send = async () => {
    const reply = await fields.send((body) => ask({ body }));
    if (!reply || reply.error) return;
    say(t("asking.sent", { address: fields.values.email.trim() }));
  };
  return (
    <Form ref={fields.form} busy={isLoading} onSend={send} className={classes.form}>
      <TextInput
        {...fields.text("email")}
        label={t("asking.email")}
        description={t("asking.emailHint")}
        type="email"
        autoComplete="off"
        maxLength={accountLimits.EMAIL_MAX}
      />
      <FailureBox error={error} />
      <Button type="submit" loading={isLoading}>
        {t("asking.send")}
      </Button>
    </Form>
  );
}
