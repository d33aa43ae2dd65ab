import type { ForumReply } from "@dripstone/contract/forum/payloads";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../ui/callout/callout.tsx";
import { latePart } from "../../../ui/late/late-part.tsx";
import { isOwn, rightsTo } from "./rights.ts";
import type { Thread } from "./use-thread.ts";

/** Only moderators have it. */
const ShowAgain = latePart(() => import("./moderating/show-again.tsx"));

type StandingProps = { thread: Thread; reply?: ForumReply };

/** Says of what not everybody sees that it is so, and why; a moderator can change that. */
export function Standing({ thread, reply }: StandingProps) {
  const writing = reply ?? thread.post;
  if (!("state" in writing)) return null;
  const { state, heldFor, stateReason } = writing as Unseen;
  if (state !== "held" && state !== "hidden") return null;
  return (
    <Suspense>
      <Told thread={thread} reply={reply} state={state} heldFor={heldFor} stateReason={stateReason} />
    </Suspense>
  );
}

type Unseen = Extract<Thread["post"], { state: unknown }>;
type ToldProps = StandingProps & Pick<Unseen, "heldFor" | "stateReason"> & { state: "held" | "hidden" };

/** Its texts are fetched for those few who see it. */
function Told({ thread, reply, state, heldFor, stateReason }: ToldProps) {
  const { t } = useTranslation("forum-writing");
  const kind = reply ? "reply" : "post";
  // Its author is spoken to, and whoever looks after the forum is told of them.
  const whose = isOwn(thread, reply) ? "standing" : "standing.others";
  return (
    <Callout tone="warm">
      <p>
        <strong>{t(`${whose}.${state}.${kind}`)}</strong>
      </p>
      {state === "held" && heldFor && <p>{t(`${whose}.for.${heldFor}`)}</p>}
      {stateReason && <p>{t("standing.reason", { reason: stateReason })}</p>}
      {rightsTo(thread, reply).moderate && <ShowAgain thread={thread} reply={reply} />}
    </Callout>
  );
}
