import type { BlogDraft } from "@dripstone/contract/blog/draft";
import type { Audit } from "../../../audit/audit.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";

/** What a verb of the desk is given: its deeds are in the audit log. */
export type DeskDeps = Pick<Deps, "db" | "clock">;
export type Writer = Pick<Caller, "user"> & { audit: Audit };
export type Opened = { id: string; version: number };
export type Written = Opened & { post: BlogDraft };
