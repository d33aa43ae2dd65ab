import { tutorLimits } from "@dripstone/contract/tutor/limits";
import type { ModelPayload, TutorModel, TutorModels } from "@dripstone/contract/tutor/models/payloads";
import { Button, Checkbox, Group, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useFields } from "../../../ui/form/use-fields.ts";
import { useAddModelMutation, useChangeModelMutation } from "./api.ts";
import { DeleteModelDialog } from "./delete-model-dialog.tsx";
import classes from "./models-page.module.css";
import { fromDollars, inDollars } from "./money.ts";
import { issuesIn, numberIssue } from "./numbers.ts";

type ModelDialogProps = {
  /** Null adds one. */
  model: TutorModel | null;
  providers: TutorModels["providers"];
  onClose: () => void;
};

/** A model as an admin describes it. */
export function ModelDialog({ model, providers, onClose }: ModelDialogProps) {
  const { t } = useTranslation("tutor-models");
  const [add, adding] = useAddModelMutation();
  const [change, changing] = useChangeModelMutation();
  const [isEnding, end] = useState(false);
  const fields = useFields(model ? typedOf(model) : { ...fresh, provider: providers[0]?.name ?? "" }, check);
  const { values, set } = fields;
  const busy = adding.isLoading || changing.isLoading;

  async function save(): Promise<void> {
    const reply = await fields.send(async (typed) => {
      const body = payloadOf(typed);
      const { error } = model ? await change({ params: { id: model.id }, body }) : await add({ body });
      return { error };
    });
    if (reply && !reply.error) onClose();
  }

  return (
    <Dialog
      opened
      title={t(model ? "models.change" : "models.add")}
      onClose={onClose}
      persistent={isEnding}
      size="40rem"
    >
      <Form ref={fields.form} busy={busy} onSend={save}>
        <div className={classes.fields}>
          <NativeSelect
            label={t("models.provider")}
            data={providers.map(({ name }) => name)}
            value={values.provider}
            onChange={(event) => set("provider", event.currentTarget.value)}
            error={fields.errorOf("provider")}
          />
          <TextInput {...fields.text("model")} label={t("models.model")} description={t("models.modelHelp")} />
          <TextInput {...fields.text("label")} label={t("models.label")} maxLength={tutorLimits.MODEL_LABEL_MAX} />
          <TextInput {...fields.text("priceIn")} label={t("models.priceIn")} inputMode="decimal" />
          <TextInput {...fields.text("priceOut")} label={t("models.priceOut")} inputMode="decimal" />
          <TextInput {...fields.text("temperature")} label={t("models.temperature")} inputMode="decimal" />
        </div>
        <Checkbox
          label={t("models.seesPictures")}
          checked={values.seesPictures}
          onChange={(event) => set("seesPictures", event.currentTarget.checked)}
        />
        <Checkbox
          label={t("models.active")}
          checked={values.active}
          onChange={(event) => set("active", event.currentTarget.checked)}
        />
        <FailureBox error={adding.error ?? changing.error} />
        <Group justify="space-between">
          {model ? (
            <Button variant="outline" color="red" disabled={busy} onClick={() => end(true)}>
              {t("models.delete")}
            </Button>
          ) : (
            <span />
          )}
          <Group>
            <Button variant="default" onClick={onClose}>
              {t("cancel")}
            </Button>
            <Button type="submit" loading={adding.isLoading || changing.isLoading}>
              {t("save")}
            </Button>
          </Group>
        </Group>
      </Form>
      {model && <DeleteModelDialog model={model} opened={isEnding} onClose={() => end(false)} onDeleted={onClose} />}
    </Dialog>
  );
}

type Typed = Pick<ModelPayload, "provider" | "model" | "label" | "seesPictures" | "active"> &
  Record<"priceIn" | "priceOut" | "temperature", string>;

const fresh = {
  ...{ model: "", label: "", seesPictures: false, active: true },
  ...{ priceIn: "", priceOut: "", temperature: "0.3" },
};

const typedOf = ({ provider, model, label, seesPictures, active, ...numbers }: TutorModel): Typed => ({
  ...{ provider, model, label, seesPictures, active },
  priceIn: inDollars(numbers.priceIn),
  priceOut: inDollars(numbers.priceOut),
  temperature: String(numbers.temperature),
});

const payloadOf = ({ priceIn, priceOut, temperature, ...typed }: Typed): ModelPayload => ({
  ...{ ...typed, model: typed.model.trim(), label: typed.label.trim() },
  priceIn: fromDollars(priceIn),
  priceOut: fromDollars(priceOut),
  temperature: Number(temperature),
});

const required = (text: string) => (text.trim() === "" ? ({ code: "FIELD_REQUIRED" } as const) : undefined);

const check = ({ provider, model, label, priceIn, priceOut, temperature }: Typed) =>
  issuesIn({
    provider: required(provider),
    model: required(model),
    label: required(label),
    priceIn: numberIssue(priceIn, { max: tutorLimits.MODEL_PRICE_MAX }),
    priceOut: numberIssue(priceOut, { max: tutorLimits.MODEL_PRICE_MAX }),
    temperature: numberIssue(temperature, { max: tutorLimits.MODEL_TEMPERATURE_MAX }),
  });
