import { useTranslation } from "react-i18next";
import { TextSwitch } from "../../../ui/answer/text-switch.tsx";
import type { Printing } from "./use-printing.ts";

/** Prints the lesson, with the answers on a sheet apart. */
export function PrintSwitch({ printing: { busy, print } }: { printing: Printing }) {
  const { t } = useTranslation("lessons");
  return (
    <span data-scripted="" aria-busy={busy}>
      <TextSwitch onTurn={() => void print()} drawing={<path d="M5 5V1.5h10V5M5 10H2V5h16v5h-3M5 8.5h10v4H5z" />}>
        {t("printed.button")}
      </TextSwitch>
    </span>
  );
}
