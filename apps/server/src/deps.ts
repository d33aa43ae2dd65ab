import type { OpenProblem } from "@dripstone/tutor";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Changes } from "./changes/changes.ts";
import type { Database } from "./database/connect.ts";
import type { Place, Said } from "./feature.ts";
import type { Arrivals } from "./files/arrivals.ts";
import type { Files } from "./files/files.ts";
import type { FilePurposes } from "./files/purposes.ts";
import type { Caller, Identify } from "./http/caller.ts";
import type { Limits } from "./http/limits.ts";
import type { Timeouts } from "./http/timeouts.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Mail } from "./mail/mail.ts";
import type { NoticeKinds } from "./notices/kinds.ts";
import type { Premises } from "./operation/premises.ts";
import type { PersonalData } from "./personal-data.ts";
import type { Found } from "./search/found.ts";
import type { WordIndex } from "./search/in-memory/word-index.ts";
import type { Source } from "./search/source.ts";
import type { SitemapPart } from "./sitemap/part.ts";
import type { TutorProvider } from "./tutor-providers.ts";
import type { Views } from "./views/views.ts";
import type { WhatWaits } from "./waiting/waiting.ts";

/** What the application is built from. Features take the parts they need. */
export type Deps = {
  db: Database;
  /** The address of the database, for what needs a connection of its own. */
  databaseUrl: string;
  /** The server's clock; every rule about time asks it, so that a test can stand at any instant. */
  clock: () => Date;
  mail: Mail;
  /** Orders what is done after the reply, and tries anew what has failed. */
  jobs: Pick<Jobs, "order" | "retry">;
  /** Where the product runs. */
  premises: Premises;
  /** What any process changes of what pages show. */
  changes: Changes;
  /** Finds out who calls; what HTTP needs to know of accounts. */
  identify: Identify;
  /** Asks whoever calls for their password once more, and counts wrong ones. */
  provePassword: (call: Caller & { request: FastifyRequest }, password: string) => Promise<void>;
  /** Where uploaded files lie. */
  files: Files;
  /** For what files are kept, and what refers to them. */
  filePurposes: FilePurposes;
  /** Where files lie while they come in. */
  arrivals: Arrivals;
  /** What may be done how often. */
  limits: Limits;
  /** Counts the pages that people open. */
  views: Views;
  /** Hands over to a new account, whose address has just been verified, what was done with its browser before. */
  joined: (transaction: Database, joining: { userId: string; visitorMark: Buffer; now: Date }) => Promise<void>;
  /** Where a text tells an answer that a feature keeps back until it is due; nowhere, if it does not. */
  givenAway: (deps: Pick<Deps, "db">, said: Said) => Promise<Place[]>;
  /** The problems that somebody works on now, with which the tutor helps by hints alone. */
  openProblems: (userId: string) => Promise<OpenProblem[]>;
  /** Whose models may answer for the tutor. */
  tutorProviders: readonly TutorProvider[];
  /** What of this site the tutor leans on and sends students to. */
  sources: readonly Source[];
  /** By which words everything is found. */
  wordIndex: WordIndex;
  /** What is found by whoever looks through the whole site. */
  found: readonly Found[];
  /** The public pages, feature by feature. */
  sitemap: readonly SitemapPart[];
  /** What of each feature waits for who works in the office. */
  whatWaits: readonly WhatWaits[];
  /** What people are told on the site, and in which words. */
  noticeKinds: NoticeKinds;
  /** Of what drafts are kept. */
  draftKinds: ReadonlySet<string>;
  /** What each feature keeps of people. */
  personalData: readonly PersonalData[];
  /** Public address of the site, without a closing slash. */
  siteUrl: string;
  /** Where log lines go; nothing is logged unless told. */
  log?: LogTarget;
  /** Proxies whose `X-Forwarded-*` headers are believed, as Fastify takes them; none unless told. */
  trustProxy?: boolean | string | string[];
  /** Whether browsers are told to use TLS for all subdomains of our address, too. */
  hstsSubdomains?: boolean;
  /** How slow a client may be; tests have less patience. */
  timeouts?: Timeouts;
  /** Whatever is not `/api`: the rendered pages and their files. */
  pages?: FastifyPluginAsync;
  /** Told when an endpoint fails with a code that its row does not declare; tests make it a failure of theirs. */
  onUndeclaredError?: (endpoint: string, code: string) => void;
  /** Told when a deed of a teacher or an admin is done that the audit log does not have; tests make it a failure of theirs. */
  onUnauditedDeed?: (endpoint: string) => void;
};

export type LogTarget = { level: "debug" | "info" | "warn" | "error"; stream?: { write(line: string): void } };
