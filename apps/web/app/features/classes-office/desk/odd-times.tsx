import type { ClassDesk, DeskLesson } from "@dripstone/contract/classes/office/desk";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../ui/callout/callout.tsx";
import { useFields } from "../../../ui/office/editing/fields.ts";
import { textOf } from "../../../ui/office/editing/values.ts";
import { useOddTimeText } from "./odd-time-text.ts";
import { oddTimesOf } from "./odd-times.ts";

/** Says before a lesson is saved what nobody may mean about its time. It can be saved all the same. */
export function OddTimes({ desk, lesson }: { desk: ClassDesk; lesson: DeskLesson }) {
  const { t } = useTranslation("classes-office");
  const text = useOddTimeText();
  const { values } = useFields();
  const written = { ...lesson, startsAt: textOf(values, "startsAt"), canceled: values.canceled === true };
  const odd = oddTimesOf(written, desk);
  return (
    <div role="status">
      {odd.length > 0 && (
        <Callout tone="warm" aria-label={t("odd.title")}>
          {odd.map((it) => (
            <p key={it.what}>{text(it)}</p>
          ))}
        </Callout>
      )}
    </div>
  );
}
