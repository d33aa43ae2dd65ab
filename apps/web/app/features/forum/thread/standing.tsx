import type { ForumReply } from "@dripstone/contract/forum/payloads";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../ui/callout/callout.tsx";
import { isOwn, rightsTo } from "./rights.ts";
import type { Thread } from "./use-thread.ts";

/** Only moderators have it. */
const ShowAgain = lazy(() => import("./moderating/show-again.tsx"));

type StandingProps = { thread: Thread; reply?: ForumReply };

/** Says of what not everybody sees that it is so, and why; a moderator can change that. */
export function Standing({ thread, reply }: StandingProps) {
  const { t } = useTranslation("forum");
  const writing = reply ?? thread.post;
  if (!("state" in writing)) return null;
  const { state, heldFor, stateReason } = writing as Extract<Thread["post"], { state: unknown }>;
  if (state !== "held" && state !== "hidden") return null;
  const kind = reply ? "reply" : "post";
  return (
    <Callout tone="warm">
      <p>
        <strong>{t(isOwn(thread, reply) ? `standing.${state}.${kind}` : `standing.others.${state}.${kind}`)}</strong>
      </p>
      {state === "held" && heldFor && <p>{t(`standing.for.${heldFor}`)}</p>}
      {stateReason && <p>{t("standing.reason", { reason: stateReason })}</p>}
      {rightsTo(thread, reply).moderate && (
        <Suspense>
          <ShowAgain thread={thread} reply={reply} />
        </Suspense>
      )}
    </Callout>
  );
}
