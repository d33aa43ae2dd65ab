import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Endpoints, ReplyOf } from "@dripstone/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { openProduct, type ProductOptions } from "../product.ts";
import { testClock } from "./clock.ts";
import { testDatabase } from "./database.ts";
import { type Mailbox, mailbox } from "./mailbox.ts";
import { Reply } from "./reply.ts";
import { type SignedUp, type SignUpOptions, signUp } from "./sign-up.ts";

const TEST_SITE_URL = "https://dripstone.test";

/** What a test may send; loosely typed, so that it can send what it should not. */
export type CallOptions = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Sent as JSON; a string or bytes are sent as they are. */
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  /** A file, for the rows that take one. */
  upload?: { bytes: Buffer; name?: string; type?: string };
  /** The network address of the caller; a new one for each call unless told, so that no limit is hit by chance. */
  address?: string;
};

export type TestApp = {
  app: FastifyInstance;
  db: Database;
  databaseUrl: string;
  deps: Deps;
  /** The server's clock, which stands until the test moves it. */
  clock: ReturnType<typeof testClock>;
  mails: Mailbox;
  /** Where uploaded files lie. */
  folder: string;
  /** All log lines so far. */
  logs: string[];
  /** Calls an endpoint through the front door. */
  call<K extends keyof Endpoints>(key: K, options?: CallOptions): Promise<Reply<ReplyOf<K>>>;
  /** A user with an open session, without the way through register and mail. */
  signUp(options?: SignUpOptions): Promise<SignedUp>;
  /** Fails when an endpoint answered with a code that it does not declare, or forgot the audit log. */
  close(): Promise<void>;
};

/** The whole application on a database of its own; close it at the end. */
export async function testApp({
  trustProxy,
  hstsSubdomains,
  timeouts,
  web,
  analyticsTag,
  deliver,
  forgetLetters,
  ...instead
}: Partial<Deps> &
  Pick<Partial<ProductOptions>, "web" | "analyticsTag" | "deliver" | "forgetLetters"> = {}): Promise<TestApp> {
  const { db, url, drop } = await testDatabase();
  const clock = testClock();
  const logs: string[] = [];
  const undeclared: string[] = [];
  const unaudited: string[] = [];
  const mails = mailbox();
  const folder = await mkdtemp(join(tmpdir(), "dripstone-files-"));
  const product = await openProduct({
    db,
    databaseUrl: url,
    clock: clock.now,
    siteUrl: TEST_SITE_URL,
    filesFolder: folder,
    deliver: deliver ?? mails.deliver,
    ...(forgetLetters && { forgetLetters }),
    background: false,
    log: { level: "info", stream: { write: (line) => void logs.push(line) } },
    onUndeclaredError: (endpoint, code) => void undeclared.push(`${endpoint} answered ${code}`),
    onUnauditedDeed: (endpoint) => void unaudited.push(endpoint),
    onError: (_part, error) => logs.push(String(error)),
    ...(trustProxy !== undefined && { trustProxy }),
    ...(hstsSubdomains !== undefined && { hstsSubdomains }),
    ...(timeouts && { timeouts }),
    ...(web && { web }),
    analyticsTag,
    instead,
  });
  mails.sendDue = product.sendDue;
  const { app, deps } = product;
  return {
    app,
    db,
    databaseUrl: url,
    deps,
    clock,
    mails,
    folder,
    logs,
    async call(key, options) {
      const reply = await call(app, key, options);
      // Accepted, and to be done after the reply: a server does so by itself.
      if (reply.status === 202) await product.doOrdered();
      return reply;
    },
    signUp: (options) => signUp(db, clock.now(), options),
    async close() {
      await product.close();
      await drop();
      await rm(folder, { recursive: true, force: true });
      if (unaudited.length > 0) throw new Error(`Deeds that the audit log does not have: ${unaudited.join(", ")}`);
      if (undeclared.length > 0) throw new Error(`Codes that the contract does not declare: ${undeclared.join(", ")}`);
    },
  };
}

async function call<K extends keyof Endpoints>(app: FastifyInstance, key: K, options: CallOptions = {}) {
  const { params = {}, query, token, headers, address = nextAddress() } = options;
  const { type, body } = options.upload ? formOf(options.upload) : { type: "application/json", body: options.body };
  const [method, template] = key.split(" ") as ["GET" | "POST" | "PUT" | "PATCH" | "DELETE", string];
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const response = await app.inject({
    method,
    url: `/api${path}`,
    remoteAddress: address,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": type }),
      ...headers,
    },
    ...(query && { query }),
    ...(body !== undefined && {
      payload: typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    }),
  });
  return new Reply<ReplyOf<K>>(response);
}

/** A form with one file, as a browser sends it. */
function formOf({ bytes, name = "picture.png", type = "image/png" }: NonNullable<CallOptions["upload"]>) {
  const boundary = "----form-of-a-test";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, body };
}

let addresses = 0;

function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}
