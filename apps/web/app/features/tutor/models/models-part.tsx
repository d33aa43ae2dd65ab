import type { EngineHealth, TutorModel, TutorModels } from "@dripstone/contract/tutor/models/payloads";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Ago } from "../../../ui/dates/ago.tsx";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { Part } from "../../../ui/office/part.tsx";
import { ModelDialog } from "./model-dialog.tsx";
import classes from "./models-page.module.css";
import { useMoney } from "./money.ts";

/** The models that may be chosen, and how they have done in the last day. */
export function ModelsPart({ models, providers, builtIn }: Pick<TutorModels, "models" | "providers" | "builtIn">) {
  const { t } = useTranslation("tutor-models");
  const money = useMoney();
  const [open, setOpen] = useState<TutorModel | "new" | null>(null);
  return (
    <Part
      title={t("models.title")}
      tools={
        providers.length > 0 && (
          <Button size="compact-md" onClick={() => setOpen("new")}>
            {t("models.add")}
          </Button>
        )
      }
    >
      {models.length === 0 ? (
        <p>{t("models.none")}</p>
      ) : (
        <DataTable
          keyOf={({ id }) => id}
          rows={models}
          columns={[
            {
              key: "label",
              head: t("models.label"),
              kind: "heading",
              cell: (model) => (
                <Button size="compact-sm" variant="subtle" onClick={() => setOpen(model)}>
                  {model.label}
                </Button>
              ),
            },
            { key: "model", head: t("models.model"), cell: ({ provider, model }) => `${provider} / ${model}` },
            {
              key: "price",
              head: t("models.price"),
              labelled: true,
              cell: ({ priceIn, priceOut }) => `${money(priceIn)} / ${money(priceOut)}`,
            },
            { key: "active", head: t("models.state"), cell: ({ active }) => t(active ? "models.on" : "models.off") },
            {
              key: "health",
              head: t("models.health"),
              labelled: true,
              cell: ({ health }) => <Health {...health} />,
            },
          ]}
        />
      )}
      <p className={classes.help}>
        {t("modes.builtIn")} · {t("models.health")}: <Health {...builtIn} />
      </p>
      {open && <ModelDialog model={open === "new" ? null : open} providers={providers} onClose={() => setOpen(null)} />}
    </Part>
  );
}

/** How often it has failed, and why the last time. */
function Health({ calls, failures, lastFailure, lastFailureAt }: EngineHealth) {
  const { t } = useTranslation("tutor-models");
  if (calls === 0) return t("models.unused");
  return (
    <>
      {t("models.failed", { count: failures, calls })}
      {lastFailureAt && (
        <span className={classes.lately}>
          {lastFailure ? t(`failure.${lastFailure}`) : t("failure.unknown")} <Ago at={lastFailureAt} />
        </span>
      )}
    </>
  );
}
