import type { ChatMessage, ChatPart } from "@dripstone/contract/tutor/payloads";
import type { Block } from "@dripstone/tutor";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import { presentMessage, shown } from "./present-message.ts";

type Written = {
  blocks: readonly Block[];
  parts: readonly ChatPart[];
  sources: ChatMessage["sources"];
  engine: string;
  state: "done" | "stopped";
};

/** Keeps a reply, or what there is of it. The conversation, or what was asked, may be gone meanwhile. */
export async function keepReply(
  { db, clock }: Pick<Deps, "db" | "clock">,
  id: string,
  { blocks, parts, sources, engine, state }: Written,
): Promise<ChatMessage> {
  const content = blocks.map(({ title, markdown }) => (title ? `**${title}**\n\n${markdown}` : markdown)).join("\n\n");
  const kept = await db
    .updateTable("chatMessages")
    .set({ content, parts: JSON.stringify(parts), sources: JSON.stringify(sources), engine, state })
    .where("id", "=", id)
    .returning(shown)
    .executeTakeFirst();
  if (!kept) throw new ApiError("CHAT_CHANGED_MEANWHILE");
  return presentMessage(kept, clock());
}
