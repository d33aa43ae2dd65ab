import { tutorLimits } from "@dripstone/contract/tutor/limits";
import { BUILT_IN } from "@dripstone/contract/tutor/models/built-in";
import type { TutorModel } from "@dripstone/contract/tutor/models/payloads";
import { Button, NativeSelect, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useLengthText } from "../../../ui/form/use-length-text.ts";
import { Part } from "../../../ui/office/part.tsx";
import { useTryModelMutation } from "./api.ts";
import classes from "./models-page.module.css";
import { Tried } from "./tried.tsx";

/** A question to one model, or to the built-in tutor, as a student would be answered by it alone. */
export function TryPart({ models }: { models: readonly TutorModel[] }) {
  const { t } = useTranslation("tutor-models");
  const language = useLocale();
  const lengthText = useLengthText();
  const [chosen, choose] = useState("");
  const [message, setMessage] = useState("");
  const [ask, { data, error, isLoading, originalArgs }] = useTryModelMutation();
  const engines = [...models, { id: BUILT_IN, label: t("modes.builtIn") }];
  const engine = engines.find(({ id }) => id === chosen) ?? engines[0];
  const asked = engines.find(({ id }) => id === originalArgs?.params.id);
  const tooLong = lengthText(message, tutorLimits.CHAT_MESSAGE_MAX);
  const isWhole = message.trim() !== "" && !tooLong;

  return (
    <Part title={t("try.title")} help={t("try.help")}>
      <Form
        busy={isLoading}
        className={classes.form}
        onSend={() => engine && isWhole && ask({ params: { id: engine.id }, body: { message, language } })}
      >
        <NativeSelect
          label={t("models.model")}
          data={engines.map(({ id, label }) => ({ value: id, label }))}
          value={engine?.id}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        <Textarea
          label={t("try.question")}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
          error={tooLong}
          rows={3}
          resize="vertical"
        />
        <Button type="submit" loading={isLoading} disabled={!isWhole} w="auto">
          {t("try.ask")}
        </Button>
      </Form>
      <FailureBox error={error} />
      <div role="status" className={classes.tried}>
        {data && asked && !isLoading && <Tried label={asked.label} {...data} />}
      </div>
    </Part>
  );
}
