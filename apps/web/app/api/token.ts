import { createAction } from "@reduxjs/toolkit";

/** The token that calls carry: read from a store's state without knowing who keeps it there. */
export const tokenOf = (state: unknown): string | null => (state as { auth: { token: string | null } }).auth.token;

/** The server no longer accepts the token. */
export const sessionEnded = createAction("auth/ended");
