import type { ForumPost, ForumReply, HoldReason, WritingState } from "@dripstone/contract/forum/payloads";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../ui/callout/callout.tsx";

type Standing = { state?: WritingState; heldFor?: HoldReason | null; stateReason?: string | null };

/** Says of what not everybody sees that it is so, and why. */
export function Standing({ of, kind }: { of: (ForumPost | ForumReply) & Standing; kind: "post" | "reply" }) {
  const { t } = useTranslation("forum");
  const { state, heldFor, stateReason } = of;
  if (state !== "held" && state !== "hidden") return null;
  return (
    <Callout tone="warm">
      <p>
        <strong>{t(`standing.${state}.${kind}`)}</strong>
      </p>
      {state === "held" && heldFor && <p>{t(`standing.for.${heldFor}`)}</p>}
      {stateReason && <p>{t("standing.reason", { reason: stateReason })}</p>}
    </Callout>
  );
}
