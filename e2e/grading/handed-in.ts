import { expect } from "@playwright/test";
import type { SignedUp } from "../../apps/server/src/testing/sign-up.ts";
import type { Site } from "../site.ts";

async function call(site: Site, who: SignedUp, path: string, body: FormData | object) {
  const isForm = body instanceof FormData;
  const headers = { authorization: `Bearer ${who.token}`, ...(!isForm && { "content-type": "application/json" }) };
  const reply = await fetch(`${site.url}/api${path}`, {
    ...{ method: "POST", headers, body: isForm ? body : JSON.stringify(body) },
  });
  expect(reply.status).toBe(201);
  return (await reply.json()).data;
}

/** Brings in a file of somebody's homework, as the form does. */
export async function upload(site: Site, who: SignedUp, bytes: Buffer, name: string, type: string) {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)], { type }), name);
  return { id: (await call(site, who, "/homework/files", form)).id as string, name };
}

/** Hands in somebody's homework of the first week, and tells its id. */
export async function handIn(site: Site, who: SignedUp, work: object): Promise<string> {
  const usual = { week: 1, comments: "", studentEmail: "a@example.com", content: "" };
  return (await call(site, who, "/homework", { ...usual, ...work })).id;
}
