import type { FastifyReply, FastifyRequest } from "fastify";
import type { Reads } from "../../changes/kept.ts";
import { type KeptBody, keepBody, sendKeptBody } from "../kept-body.ts";

/** A page as it is rendered, with what it was made of. */
export type Page = {
  status: number;
  /** Where a redirect leads. */
  location: string | null;
  body: string;
  /** The content security policy that lets its own scripts run. */
  policy: string;
} & Reads;

export type KeptPage = Omit<Page, "body"> & KeptBody;

/** Makes a page one that is kept. */
export function keep(page: Page): KeptPage {
  return { ...page, ...keepBody(page.body, page.policy) };
}

/** Sends a page; a kept one compressed, or as "not modified" to a browser that has it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page | KeptPage,
): Promise<FastifyReply> {
  reply.code(page.status).header("vary", "accept-encoding, cookie").header("cache-control", "no-cache");
  if (page.location) return reply.header("location", page.location).send();
  reply.header("content-security-policy", page.policy).type("text/html; charset=utf-8");
  return "etag" in page ? sendKeptBody(request, reply, page) : reply.send(page.body);
}
