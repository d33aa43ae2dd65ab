import type { Endpoints } from "@dripstone/contract";
import type { OpenProblem } from "@dripstone/tutor";
import type { FastifyPluginAsync } from "fastify";
import type { Database } from "./database/connect.ts";
import type { Deps } from "./deps.ts";
import type { FeatureFiles } from "./files/purposes.ts";
import type { Handlers } from "./http/handlers.ts";
import type { Job } from "./jobs/job.ts";
import type { FeatureMails } from "./mail/kinds.ts";
import type { NoticeKind } from "./notices/kinds.ts";
import type { PersonalData } from "./personal-data.ts";
import type { Found } from "./search/found.ts";
import type { Source } from "./search/source.ts";
import type { SitemapPart } from "./sitemap/part.ts";
import type { WhatWaits } from "./waiting/waiting.ts";

/** What a feature, or a room that features share, brings to the server; `app.ts` lists them, and nothing else of them. */
export type Feature = {
  /** As in contract, web and locales. */
  name: string;
  /** A handler for each of its rows in the contract. */
  routes?: (deps: Deps) => Partial<Handlers<Endpoints>>;
  /** What it serves beside the API, such as files. */
  beside?: FastifyPluginAsync<Deps>;
  /** Its kinds of mail, and who writes them. */
  mails?: FeatureMails<Pick<Deps, "db" | "clock">>;
  /** What it tells people on the site. */
  notices?: readonly NoticeKind<never>[];
  /** Turns what it knows of a visitor into the new account's; told once, in the transaction that verifies the account. */
  joined?: Deps["joined"];
  /** For what it keeps files, and which of them it shows. */
  files?: FeatureFiles;
  /** Kinds of what people write in it, of which drafts are kept, such as `forum-post`. */
  drafts?: readonly string[];
  /** Where what somebody says tells an answer that is not yet due, such as the open week's; asked before it is public. Called once. */
  givenAway?: (deps: Pick<Deps, "clock" | "changes">) => Deps["givenAway"];
  /** The problems that somebody works on now and that nobody may give away to them, such as a test's. Called once. */
  openProblems?: (deps: Pick<Deps, "clock" | "changes">) => (db: Database, userId: string) => Promise<OpenProblem[]>;
  /** What of it the tutor leans on and sends students to. Called once. */
  sources?: (deps: Pick<Deps, "db" | "clock" | "changes">) => readonly Source[];
  /** What of it is found by whoever looks through the whole site. Called once. */
  found?: (deps: Pick<Deps, "db" | "clock" | "changes">) => readonly Found[];
  /** Its public pages, as search engines are told of them. Called once. */
  sitemap?: (deps: Pick<Deps, "db" | "clock" | "changes">) => SitemapPart;
  /** What of it waits for who works in the office. */
  waiting?: WhatWaits;
  /** What it keeps of people. */
  personalData?: PersonalData;
  /** What its verbs order, to be done after the reply; their queues begin with the feature's name. */
  tasks?: (deps: () => TaskDeps) => readonly Job[];
  /** What is done by the clock, in one process of however many; each finds out by itself what is due. */
  chores?: readonly Chore[];
  /** What it plants at every start, after those before it in the list. */
  seeds?: readonly Seed[];
};

/** What somebody writes, and what it stands under: the title and the words of its thread. */
export type Said = { text: string; under?: string };

/** A part of a text, by its first sign and the one behind its last. */
export type Place = { from: number; to: number };

export type Chore = {
  /** Its queue's name below the feature's, such as `forget-expired`. */
  name: string;
  /** When, as cron says it, in the school's time zone; and at every start. */
  schedule: string;
  work: (deps: ChoreDeps) => Promise<void>;
};

export type TaskDeps = Pick<Deps, "db" | "databaseUrl" | "clock" | "mail" | "files" | "premises">;

export type ChoreDeps = Pick<
  Deps,
  "db" | "clock" | "mail" | "jobs" | "files" | "filePurposes" | "noticeKinds" | "premises"
>;

/** Finds the admin, and the demo people where they are wanted, in place. What is there already stays as it is. */
type Seed = (seeding: Seeding) => Promise<void>;

/** What a seed is given: a transaction, and whether demo people and posts are wanted. */
export type Seeding = { db: Database; now: Date; demo: boolean };
