import type { ForumReply } from "@dripstone/contract/forum/payloads";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { stateOf } from "../rights.ts";
import type { Thread } from "../use-thread.ts";
import { useDeeds } from "./use-deeds.ts";

/** Lets everybody read what waits or was hidden, right where that is said. */
export default function ShowAgain({ thread, reply }: { thread: Thread; reply: ForumReply | undefined }) {
  const { t } = useTranslation("moderation");
  const { show, busy, refusal } = useDeeds(thread, reply);
  const isHeld = stateOf(reply ?? thread.post) === "held";
  return (
    <>
      <FailureBox error={refusal} />
      <div>
        <Button size="compact-md" variant="default" loading={busy} onClick={() => void show()}>
          {t(isHeld ? "approve.held" : "deeds.show")}
        </Button>
      </div>
    </>
  );
}
