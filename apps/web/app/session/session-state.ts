import type { User } from "@dripstone/contract/accounts/payloads";
import { createAction } from "@reduxjs/toolkit";
import type { Failure } from "../api/failure.ts";

/** Who is using this browser. `ready` turns true once the kept session has been looked at, never on the server. */
export type SessionState = {
  user: User | null;
  token: string | null;
  isAuthenticated: boolean;
  loading: boolean;
  error: Failure | null;
  ready: boolean;
};

export const noSession: SessionState = {
  user: null,
  token: null,
  isAuthenticated: false,
  loading: false,
  error: null,
  ready: false,
};

/** The account has changed on the server. */
export const userChanged = createAction<User>("auth/userChanged");

/** A new session has taken the old one's place. */
export const tokenRenewed = createAction<string>("auth/tokenRenewed");

/** The user in a store's state, read without knowing the rest of the store. */
export const userOf = (state: unknown): User | null => (state as { auth: SessionState }).auth.user;
