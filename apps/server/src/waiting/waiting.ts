import type { WaitingKind } from "@dripstone/contract/office/waiting";
import type { RawBuilder } from "kysely";
import type { Database } from "../database/connect.ts";
import type { Caller } from "../http/caller.ts";

/** Who asks what waits for them, and when. */
export type AskingWhatWaits = { db: Database; user: Pick<Caller["user"], "id" | "role">; now: Date };

/**
 * What of a feature waits for somebody, each as an expression that counts it: all of them are asked in one question. What is not for them
 * is left out.
 */
export type WhatWaits = (asking: AskingWhatWaits) => { [Kind in WaitingKind]?: RawBuilder<number> };
