import { tutorLimits } from "@dripstone/contract/tutor/limits";
import { type TutorCaps, whenSpent } from "@dripstone/contract/tutor/models/payloads";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useFields } from "../../../ui/form/use-fields.ts";
import { Part } from "../../../ui/office/part.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useSetCapsMutation, useTutorCapsQuery } from "./api.ts";
import classes from "./models-page.module.css";
import { fromDollars, inDollars } from "./money.ts";
import { issuesIn, numberIssue } from "./numbers.ts";

/** How much may be asked and spent. */
export function CapsPart() {
  const { t } = useTranslation("tutor-models");
  const { data, error } = useTutorCapsQuery(undefined);
  return (
    <Part title={t("caps.title")} help={t("caps.help")}>
      <FailureBox error={error} takesFocus={false} />
      {data && <CapsForm caps={data} />}
    </Part>
  );
}

function CapsForm({ caps }: { caps: TutorCaps }) {
  const { t } = useTranslation("tutor-models");
  const say = useToast();
  const [set, { error, isLoading }] = useSetCapsMutation();
  const fields = useFields(typedOf(caps), check);

  async function save(): Promise<void> {
    const reply = await fields.send((typed) => set({ body: capsOf(typed) }));
    if (reply && !reply.error) say(t("saved"));
  }

  return (
    <Form ref={fields.form} busy={isLoading} onSend={save} className={classes.form}>
      <div className={classes.fields}>
        {names.map((name) => (
          <TextInput key={name} {...fields.text(name)} label={t(`caps.${name}`)} inputMode="decimal" />
        ))}
        <NativeSelect
          label={t("caps.whenSpent")}
          data={whenSpent.map((value) => ({ value, label: t(`whenSpent.${value}`) }))}
          value={fields.values.whenSpent}
          onChange={(event) => fields.set("whenSpent", event.currentTarget.value as TutorCaps["whenSpent"])}
        />
      </div>
      <FailureBox error={error} />
      <Button type="submit" loading={isLoading} w="auto">
        {t("save")}
      </Button>
    </Form>
  );
}

const names = ["messagesPerMinute", "messagesPerDay", "tokensPerUserDay", "moneyPerMonth"] as const;

type Typed = Record<(typeof names)[number], string> & Pick<TutorCaps, "whenSpent">;

const typedOf = ({
  messagesPerMinute,
  messagesPerDay,
  tokensPerUserDay,
  moneyPerMonth,
  whenSpent,
}: TutorCaps): Typed => ({
  messagesPerMinute: String(messagesPerMinute),
  messagesPerDay: String(messagesPerDay),
  tokensPerUserDay: String(tokensPerUserDay),
  moneyPerMonth: inDollars(moneyPerMonth),
  whenSpent,
});

const capsOf = ({
  messagesPerMinute,
  messagesPerDay,
  tokensPerUserDay,
  moneyPerMonth,
  whenSpent,
}: Typed): TutorCaps => ({
  messagesPerMinute: Number(messagesPerMinute),
  messagesPerDay: Number(messagesPerDay),
  tokensPerUserDay: Number(tokensPerUserDay),
  moneyPerMonth: fromDollars(moneyPerMonth),
  whenSpent,
});

const check = ({ messagesPerMinute, messagesPerDay, tokensPerUserDay, moneyPerMonth }: Typed) =>
  issuesIn({
    messagesPerMinute: numberIssue(messagesPerMinute, { min: 1, max: tutorLimits.CHAT_PER_MINUTE_MAX, whole: true }),
    messagesPerDay: numberIssue(messagesPerDay, { min: 1, max: tutorLimits.CHAT_PER_DAY_MAX, whole: true }),
    tokensPerUserDay: numberIssue(tokensPerUserDay, { max: tutorLimits.CHAT_TOKENS_PER_DAY_MAX, whole: true }),
    moneyPerMonth: numberIssue(moneyPerMonth, { max: tutorLimits.CHAT_DOLLARS_PER_MONTH_MAX }),
  });
