import { setImmediate as heard } from "node:timers/promises";
import { forumLimits } from "@dripstone/contract/forum/limits";
import type { PastVersion } from "@dripstone/contract/forum/payloads";
import { asSource } from "@dripstone/markdown";
import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";
import { personOf } from "../../../people/person-of.ts";
import { isPublic } from "../policy.ts";
import { type Target, versionsOf } from "../writing/keep-version.ts";
import { renderWriting } from "../writing/render-writing.ts";
import { replyStanding, standing } from "./standing.ts";

/** What a post that everybody may read said before, the newest version first. */
export async function readPostHistory(db: Database, id: string): Promise<PastVersion[]> {
  const post = await standing(db, id);
  if (!post || !isPublic(post)) throw new ApiError("NOT_FOUND");
  return readVersions(db, { postId: id });
}

/** The same of a reply in its thread. */
export async function readReplyHistory(
  db: Database,
  { id, reply: replyId }: { id: string; reply: string },
): Promise<PastVersion[]> {
  const reply = await replyStanding(db, replyId);
  const isShown = reply?.postId === id && isPublic(reply) && isPublic({ state: reply.postState });
  if (!isShown) throw new ApiError("NOT_FOUND");
  return readVersions(db, { replyId });
}

/** The same for moderators, who read what was withheld, and what nobody else may read. */
export async function readAllVersions(db: Database, target: Target): Promise<PastVersion[]> {
  const found = "postId" in target ? await standing(db, target.postId) : await replyStanding(db, target.replyId);
  if (!found) throw new ApiError("NOT_FOUND");
  return readVersions(db, target, { all: true });
}

/** Of what a moderator has withheld, others are not told more than that it was there. */
async function readVersions(db: Database, target: Target, { all = false } = {}): Promise<PastVersion[]> {
  const rows = await versionsOf(db, target)
    .leftJoin("users as editor", "editor.id", "forumEdits.editorId")
    .select(["forumEdits.id", "title", "content", "reason", "at", "withheld", personOf("editor").as("changedBy")])
    .orderBy("at", "desc")
    .orderBy("forumEdits.id", "desc")
    .execute();
  const versions: PastVersion[] = [];
  let left = forumLimits.HISTORY_HTML_MAX;
  for (const { id, title, content, reason, at, withheld, changedBy } of rows) {
    const isRead = all || !withheld;
    const html = isRead ? await renderWithin(content, left) : "";
    left -= html.length;
    const told = { title: isRead ? title : null, html, changedAt: at.toISOString() };
    versions.push({ id, reason, withheld, changedBy, ...told });
  }
  return versions;
}

/** Rendered, as long as the versions before it have left room; others are heard in between. */
async function renderWithin(content: string, left: number): Promise<string> {
  if (left <= 0) return asSource(content);
  await heard();
  return renderWriting(content).html;
}
