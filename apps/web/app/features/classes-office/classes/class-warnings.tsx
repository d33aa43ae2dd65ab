import type { OfficeClass } from "@dripstone/contract/classes/office/payloads";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../ui/callout/callout.tsx";
import { useFields } from "../../../ui/office/editing/fields.ts";
import { numberOf, textOf } from "../../../ui/office/editing/values.ts";

/** Says before a class is saved that it has fewer spots than students. It can be saved all the same. */
export function FewerSpots({ stored }: { stored: OfficeClass | null }) {
  const { t } = useTranslation("classes-office");
  const { values } = useFields();
  const places = numberOf(values, "places");
  const taken = stored?.taken ?? 0;
  return (
    <Warning isSaid={places >= 0 && places < taken}>
      {t("class.fewerSpots", { count: taken, over: taken - places })}
    </Warning>
  );
}

/** The same of a class that is online, of which nobody could know where. */
export function NoMeeting() {
  const { t } = useTranslation("classes-office");
  const { values } = useFields();
  const isOnline = textOf(values, "attendance") !== "in-person";
  return <Warning isSaid={isOnline && textOf(values, "meetingUrl").trim() === ""}>{t("class.noMeeting")}</Warning>;
}

function Warning({ isSaid, children }: { isSaid: boolean; children: string }) {
  return (
    <div role="status">
      {isSaid && (
        <Callout tone="warm">
          <p>{children}</p>
        </Callout>
      )}
    </div>
  );
}
