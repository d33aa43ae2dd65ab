import type { Feature } from "../feature.ts";
import { readWaiting } from "./read-waiting.ts";

export const waiting: Feature = {
  name: "waiting",
  routes: ({ db, clock, whatWaits }) => ({
    "GET /office/waiting": ({ user }) => readWaiting(whatWaits, { db, user, now: clock() }),
  }),
};
