import type { TutorModels } from "@dripstone/contract/tutor/models/payloads";
import { chatModes } from "@dripstone/contract/tutor/payloads";
import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Part } from "../../../ui/office/part.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useSetModesMutation } from "./api.ts";
import classes from "./models-page.module.css";

/** What answers where. */
export function ModesPart({ models, modes }: Pick<TutorModels, "models" | "modes">) {
  const { t } = useTranslation("tutor-models");
  const say = useToast();
  const [set, { error, isLoading }] = useSetModesMutation();
  const offered = [
    { value: "", label: t("modes.builtIn") },
    ...models.map(({ id, label, active }) => ({ value: id, label: active ? label : t("modes.resting", { label }) })),
  ];

  async function choose(mode: (typeof chatModes)[number], id: string): Promise<void> {
    const reply = await set({ body: { ...modes, [mode]: id || null } });
    if (!reply.error) say(t("saved"));
  }

  return (
    <Part title={t("modes.title")} help={t("modes.help")}>
      <div className={classes.fields}>
        {chatModes.map((mode) => (
          <NativeSelect
            key={mode}
            label={t(`mode.${mode}`)}
            data={offered}
            value={modes[mode] ?? ""}
            disabled={isLoading}
            onChange={(event) => void choose(mode, event.currentTarget.value)}
          />
        ))}
      </div>
      <FailureBox error={error} />
    </Part>
  );
}
