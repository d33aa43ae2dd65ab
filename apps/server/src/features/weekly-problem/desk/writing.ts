import type { ParsedRequestOf } from "@dripstone/contract";
import type { Audit } from "../../../audit/audit.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";

/** What a verb of the desk is given: its deeds are in the audit log. */
export type DeskDeps = Pick<Deps, "db" | "clock">;
export type Writer = Pick<Caller, "user"> & { audit: Audit };
export type Draft = ParsedRequestOf<"POST /weekly-problems">["body"]["problem"];
