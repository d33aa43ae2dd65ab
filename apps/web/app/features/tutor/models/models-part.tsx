import type { TutorModel, TutorModels } from "@dripstone/contract/tutor/models/payloads";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { Part } from "../../../ui/office/part.tsx";
import { ModelDialog } from "./model-dialog.tsx";
import { useMoney } from "./money.ts";

/** The models that may be chosen, and how they have done in the last day. */
export function ModelsPart({ models, providers }: Pick<TutorModels, "models" | "providers">) {
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
              cell: ({ health }) =>
                health.calls === 0
                  ? t("models.unused")
                  : t("models.failed", { count: health.failures, calls: health.calls }),
            },
          ]}
        />
      )}
      {open && <ModelDialog model={open === "new" ? null : open} providers={providers} onClose={() => setOpen(null)} />}
    </Part>
  );
}
