import type { ForumReply } from "@dripstone/contract/forum/payloads";
import { useState } from "react";
import type { Thread } from "../use-thread.ts";

/** Which of their own replies the reader has begun to change, and which of these have left the thread meanwhile. */
export function useLostEdits({ mine }: Thread) {
  const [edited, setEdited] = useState<readonly string[]>([]);
  return {
    noteEdited: (id: string) => setEdited((before) => (before.includes(id) ? before : [...before, id])),
    /** Where one is still shown, its own place says that it was deleted; the reader's others stand on another page. */
    lostOf: (shown: readonly Pick<ForumReply, "id">[]): string[] =>
      mine ? edited.filter((id) => !mine.replies.includes(id) && !shown.some((reply) => reply.id === id)) : [],
  };
}
