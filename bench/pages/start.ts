import { fork } from "node:child_process";
import { once } from "node:events";
import type { Filling } from "./filling.ts";

type Served = { origin: string; student: { authorization: string }; teacher: { authorization: string } };

/** Starts the product of `serve.ts` with this in its database; `end` ends it. */
export async function start(filling: Filling = {}): Promise<Served & { end(): void }> {
  const served = fork(new URL("serve.ts", import.meta.url), [JSON.stringify(filling)]);
  const [told] = (await once(served, "message")) as [{ origin: string; student: string; teacher: string }];
  return {
    origin: told.origin,
    student: { authorization: `Bearer ${told.student}` },
    teacher: { authorization: `Bearer ${told.teacher}` },
    end: () => served.disconnect(),
  };
}
