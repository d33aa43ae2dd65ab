import { useTranslation } from "react-i18next";
import { Grip as AnyGrip } from "../../../ui/dragging/grip.tsx";
import type { Move } from "./use-plan.ts";

/** What a problem is dragged by. */
export function Grip({ problem, place }: { problem: Move["problem"]; place: string }) {
  const { t } = useTranslation("weekly-desk");
  const title = problem.title || t("untitled");
  return (
    <AnyGrip
      id={`${place}:${problem.id}`}
      data={{ id: problem.id, title, place }}
      label={t("plan.drag.label", { title })}
      role={t("plan.drag.role")}
    />
  );
}
