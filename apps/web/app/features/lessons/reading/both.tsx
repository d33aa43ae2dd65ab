import { useTranslation } from "react-i18next";
import { TextSwitch } from "../../../ui/answer/text-switch.tsx";
import type { Both } from "./use-both.ts";

/** Shows a lesson in the other language beside its own, and puts that away. */
export function BothSwitch({ both: { shown, turn, failed } }: { both: Both }) {
  const { t } = useTranslation("lessons");
  return (
    <>
      <TextSwitch
        pressed={shown}
        onTurn={turn}
        drawing={<path d="M1.5 1.5h7v11h-7zM11.5 1.5h7v11h-7zM4 5h2M4 8h2M14 5h2M14 8h2" />}
      >
        {t("both.switch")}
      </TextSwitch>
      {failed && <span role="alert">{t("both.failed")}</span>}
    </>
  );
}
