import { entered, logout } from "../session/session.ts";
import { createStore, type Store } from "../session/store.ts";
import { ann, bob } from "../session/testing/browser.ts";

/** A visit of the site whose calls a test answers. */
export const visit = (answer: typeof fetch): Store => createStore({ fetch: answer });

/** Somebody comes in, as after a login. */
export function comeIn(store: Store, who: "ann" | "bob" = "ann"): void {
  store.dispatch(entered({ token: who, user: { ann, bob }[who] }));
}

export function goOut(store: Store): void {
  store.dispatch(logout());
}
