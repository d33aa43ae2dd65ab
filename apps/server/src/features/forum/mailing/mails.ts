import type { Deps } from "../../../deps.ts";
import type { Writers } from "../../../mail/kinds.ts";
import type { ForumMails } from "./kinds.ts";
import { writeOfDecisions } from "./write-of-decisions.ts";
import { writeOfThreads } from "./write-of-threads.ts";
import { writeOfWaiting } from "./write-of-waiting.ts";

/** Writes the letters of the forum. */
export function writeForumMails(deps: Pick<Deps, "db" | "clock">): Writers<ForumMails> {
  return {
    "forum-reply": (params, to) => writeOfThreads(deps, "forum-reply", params, to),
    "forum-mention": (params, to) => writeOfThreads(deps, "forum-mention", params, to),
    "forum-accepted": (params, to) => writeOfThreads(deps, "forum-accepted", params, to),
    "forum-moderation": (params, to) => writeOfDecisions(deps, params, to),
    "forum-waiting": (params, to) => writeOfWaiting(deps, params, to),
  };
}
