import { centsTyped, type DonationWay, type PledgeRhythm, pledgeRhythms } from "@dripstone/contract/contact/donation";
import type { ShownDonation } from "@dripstone/contract/site/payloads";
import { Button, NativeSelect, Skeleton, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { site } from "../../../../../../site.config.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Fields } from "../../../ui/form/fields.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { fetchPart } from "../../../ui/late/fetch-part.ts";
import { Rich } from "../../../ui/page/rich.tsx";
import { useDonationQuery, useSendPledgeMutation } from "../api.ts";
import { Arrived } from "../open-form/arrived.tsx";
import classes from "../open-form/open-form.module.css";
import { Trap } from "../open-form/trap.tsx";
import { useOpenForm } from "../open-form/use-open-form.ts";
import { AmountField } from "./amount-field.tsx";
import type { Pledge } from "./pledge-issues.ts";

const empty: Pledge = { name: "", email: "", amountCents: "", every: "once", way: "", note: "" };
const fetchCheck = () => fetchPart(() => import("./pledge-issues.ts")).then(({ pledgeIssues }) => pledgeIssues);

/** Promises a gift; what it takes to give it comes by mail. */
export function PledgeForm() {
  const { t } = useTranslation();
  const { data, error, refetch } = useDonationQuery({ query: { language: useLocale() } });
  if (data) return data.ways.length === 0 ? null : <OpenForm donation={data} />;
  if (!error) return <Skeleton height="32rem" />;
  return (
    <FailureBox error={error}>
      <Button onClick={() => void refetch()}>{t("list.retry")}</Button>
    </FailureBox>
  );
}

function OpenForm({ donation: { amounts, ways } }: { donation: ShownDonation }) {
  const { t } = useTranslation("contact");
  const language = useLocale();
  const [sendPledge, { isLoading, error }] = useSendPledgeMutation();
  const [arrivedAt, setArrivedAt] = useState<string | null>(null);
  const { fields, place, trap, send, begin } = useOpenForm({ name: "pledge", empty, fetchCheck });
  const { values, set } = fields;
  // What a draft of another day holds may have been closed since.
  const chosen = ways.find((it) => it === values.way) ?? ways[0] ?? "check";

  const sendIt = async () => {
    const reply = await send(({ amountCents, every, ...typed }, sent) =>
      sendPledge({
        body: {
          ...{ ...typed, ...sent, language, amountCents: centsTyped(amountCents) },
          // What else a draft might hold is what a field offers.
          ...{ every: pledgeRhythms.find((it) => it === every) ?? "once" },
          way: chosen,
        },
      }),
    );
    if (!reply || reply.error) return;
    setArrivedAt(values.email.trim());
    begin();
  };

  if (arrivedAt !== null) {
    return (
      <div className={classes.place}>
        <Arrived title={t("pledge.arrived.title")} again={t("pledge.arrived.again")} onAgain={() => setArrivedAt(null)}>
          <p>
            <Rich text={t("pledge.arrived.text", { email: arrivedAt })} />
          </p>
        </Arrived>
      </div>
    );
  }
  const rhythmOptions = pledgeRhythms.map((value: PledgeRhythm) => ({ value, label: t(`pledge.every.${value}`) }));
  const wayOptions = ways.map((value: DonationWay) => ({ value, label: t(`pledge.ways.${value}`) }));
  return (
    <div className={classes.place} ref={place}>
      <Form
        data-scripted=""
        ref={fields.form}
        busy={isLoading}
        onSend={sendIt}
        className={classes.form}
        aria-label={t("pledge.label")}
      >
        <Trap {...trap} />
        <Fields disabled={isLoading}>
          <AmountField
            field={fields.text("amountCents")}
            amounts={amounts}
            onChoose={(dollars) => set("amountCents", String(dollars))}
          />
          <div className={classes.pair}>
            <NativeSelect
              label={t("pledge.rhythm")}
              data={rhythmOptions}
              value={values.every}
              error={fields.errorOf("every")}
              onChange={({ currentTarget }) => set("every", currentTarget.value)}
            />
            <NativeSelect
              label={t("pledge.way")}
              description={values.every === "month" ? t(`pledge.monthly.${chosen}`) : undefined}
              inputWrapperOrder={["label", "input", "description", "error"]}
              data={wayOptions}
              value={chosen}
              error={fields.errorOf("way")}
              onChange={({ currentTarget }) => set("way", currentTarget.value)}
            />
          </div>
          <div className={classes.pair}>
            <TextInput {...fields.text("name")} label={t("message.name")} autoComplete="name" />
            <TextInput {...fields.text("email")} label={t("message.email")} type="email" autoComplete="email" />
          </div>
          <TextInput {...fields.text("note")} label={t("pledge.note")} />
        </Fields>
        <FailureBox error={error}>
          <p>{t("message.otherwise", { email: site.email })}</p>
        </FailureBox>
        <Button type="submit" loading={isLoading}>
          {t("pledge.send")}
        </Button>
        <p className={classes.soft}>{t("pledge.after")}</p>
      </Form>
    </div>
  );
}
