import type { ChatMessage } from "@dripstone/contract/tutor/payloads";
import type { Selectable } from "kysely";
import type { DB } from "../../../database/schema.ts";
import { drawTitle } from "./draw-block.ts";

/** After so long a reply that has not ended was broken off with the process that wrote it. */
const BROKEN_OFF_MS = 150_000;

export const shown = ["id", "role", "content", "at", "parts", "sources", "state", "feedback", "pictureId"] as const;

type Row = Pick<Selectable<DB["chatMessages"]>, (typeof shown)[number]>;

export const presentMessage = ({ at, state, pictureId, parts, ...row }: Row, now: Date): ChatMessage => ({
  ...row,
  // Replies that were kept before titles were drawn have none of that.
  parts: parts.map((part) => ({ ...part, titleHtml: part.titleHtml ?? drawTitle(part.title) })),
  picture: pictureId,
  timestamp: at.toISOString(),
  state: state === "writing" && isBrokenOff({ at }, now) ? "stopped" : state,
});

/** Whether the reply of this instant will not be finished by anybody. */
export const isBrokenOff = ({ at }: { at: Date }, now: Date) => now.getTime() - at.getTime() > BROKEN_OFF_MS;
