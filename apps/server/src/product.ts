import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { AnalyticsTag } from "./analytics-tag.ts";
import { buildApp, features } from "./app.ts";
import { openChanges } from "./changes/changes.ts";
import { choreJob, choreJobs } from "./chores.ts";
import type { Deps } from "./deps.ts";
import type { Chore } from "./feature.ts";
import { passwordProver } from "./features/accounts/password/prove-password.ts";
import { identifyBySession } from "./features/accounts/sessions/identify.ts";
import { openArrivals } from "./files/arrivals.ts";
import { openBucket, openFiles } from "./files/files.ts";
import { gatherPurposes } from "./files/purposes.ts";
import { openLimits } from "./http/limits.ts";
import { pages } from "./http/pages/pages.ts";
import type { Web } from "./http/pages/web.ts";
import { openJobs } from "./jobs/jobs.ts";
import { gatherMails } from "./mail/kinds.ts";
import { letters as lettersOf } from "./mail/letters.ts";
import type { Deliver } from "./mail/mail.ts";
import { postOffice } from "./mail/post-office.ts";
import { noteSent, type SentLetter } from "./mail/sent-letters.ts";
import { gatherNotices } from "./notices/kinds.ts";
import type { Premises } from "./operation/premises.ts";
import { openWordIndex } from "./search/in-memory/word-index.ts";
import { openViews } from "./views/views.ts";

/** What differs between the places where the product runs: a server, a test, a journey, a measurement. */
export type ProductOptions = Pick<
  Deps,
  | "db"
  | "clock"
  | "siteUrl"
  | "log"
  | "trustProxy"
  | "hstsSubdomains"
  | "timeouts"
  | "onUndeclaredError"
  | "onUnauditedDeed"
> & {
  /** The address of the database, for connections that hear what is said on it. */
  databaseUrl: string;
  /** Where uploaded files lie, or only where they come in, if there is a bucket. */
  filesFolder: string;
  /** An S3-compatible storage for uploaded files. */
  bucketUrl?: string | undefined;
  /** What an admin is told of where the product runs; little, unless told. */
  premises?: Premises;
  /** How letters leave us. */
  deliver: Deliver;
  /** Removes letters about somebody from where they lie, if they lie anywhere. */
  forgetLetters?: (userId: string) => Promise<void>;
  /** Where limits are counted for all processes; in the process's memory, unless told. */
  redisUrl?: string | undefined;
  /** Whose models may answer for the tutor; nobody's, unless told. */
  tutorProviders?: Deps["tutorProviders"];
  /** A script that counts visits of those who agree; none, unless told. */
  analyticsTag?: AnalyticsTag | undefined;
  /** The pages; the API alone, unless told. */
  web?: Web;
  /** Whether work is done by itself, as a server does; true unless told. */
  background?: boolean;
  /** Told of what failed in a part, such as `mail` or `redis`, and will be tried again. */
  onError?: (part: string, error: unknown) => void;
  /** What this place does by the clock beside the features' chores. */
  chores?: readonly Chore[];
  /** Takes over the ends of the parts, the last begun to be ended first; `close` has nothing to do then. */
  onEnd?: (end: () => Promise<unknown>, patienceMs?: number) => void;
  /** Other parts than the usual ones, for a test of one of them. */
  instead?: Partial<Deps>;
};

export type Product = {
  app: FastifyInstance;
  deps: Deps;
  /** Begins with what is done without a request: mail and chores. */
  startWork(): Promise<void>;
  /** Does all that calls have ordered and that is due now, but for mail. */
  doOrdered(): Promise<void>;
  /** Does all that was ordered and is due now, and sends all mail that is due then. */
  sendDue(): Promise<void>;
  /** Ends all of it, what was begun last first; the database is the caller's. */
  close(): Promise<void>;
};

/** A statement may take 15 s, and a request is made of a few. */
const REQUESTS_TIMEOUT_MS = 20_000;

/** Puts the product together on a migrated database; the one place that knows all of its parts. */
export async function openProduct(options: ProductOptions): Promise<Product> {
  const { db, clock, siteUrl, background = true, onError = () => {} } = options;
  const ends: (() => Promise<unknown>)[] = [];
  const { onEnd = (end) => void ends.push(end) } = options;

  const limits = openLimits({ redisUrl: options.redisUrl, onError: (error) => onError("redis", error) });
  onEnd(() => limits.close());
  const changes = await openChanges(db, options.databaseUrl);
  onEnd(() => changes.close());
  const views = openViews({ db, clock, background, onError: (error) => onError("views", error) });
  onEnd(() => views.close());
  const mails = gatherMails(
    features.map((feature) => feature.mails),
    { db, clock },
  );
  // A letter that is out must not go out again because this could not be kept.
  const note = (letter: SentLetter) => noteSent(db, letter, clock()).catch((error) => onError("mail", error));
  const letters = lettersOf({ siteUrl, mails, deliver: options.deliver, noteSent: note });
  const chores = [
    ...choreJobs(() => deps),
    ...(options.chores ?? []).map((chore) => choreJob("server", chore, () => deps)),
  ];
  const arrivals = await openArrivals(join(options.filesFolder, "arriving"));
  onEnd(() => arrivals.close());
  const tasks = features.flatMap((feature) => feature.tasks?.(() => deps) ?? []);
  const { databaseUrl } = options;
  const jobs = await openJobs({ db, jobs: [letters, ...tasks, ...chores], databaseUrl, background, onError });
  onEnd(() => jobs.close());

  const keptBack = features.flatMap((feature) => feature.givenAway?.({ clock, changes }) ?? []);
  const openOnes = features.flatMap((feature) => feature.openProblems?.({ clock, changes }) ?? []);
  const deps: Deps = {
    db,
    databaseUrl,
    clock,
    siteUrl,
    identify: identifyBySession({ db, clock, ...options.instead }),
    provePassword: passwordProver({ db, limits }),
    mail: postOffice({ jobs, letters, clock, forgetLetters: options.forgetLetters }),
    jobs,
    limits,
    changes,
    views,
    files: options.bucketUrl ? await openBucket(options.bucketUrl) : openFiles(options.filesFolder),
    filePurposes: gatherPurposes(features.map((feature) => feature.files ?? {})),
    arrivals,
    async joined(transaction, joining) {
      for (const feature of features) await feature.joined?.(transaction, joining);
    },
    async givenAway(asking, said) {
      const places = [];
      for (const findPlaces of keptBack) places.push(...(await findPlaces(asking, said)));
      return places;
    },
    openProblems: async (userId) => (await Promise.all(openOnes.map((read) => read(db, userId)))).flat(),
    tutorProviders: options.tutorProviders ?? [],
    sources: features.flatMap((feature) => feature.sources?.({ db, clock, changes }) ?? []),
    wordIndex: openWordIndex(db),
    found: features.flatMap((feature) => feature.found?.({ db, clock, changes }) ?? []),
    sitemap: features.flatMap((feature) => feature.sitemap?.({ db, clock, changes }) ?? []),
    premises: options.premises ?? { dataFolder: options.filesFolder, commit: null, settings: [] },
    whatWaits: features.flatMap((feature) => feature.waiting ?? []),
    noticeKinds: gatherNotices(features.flatMap((feature) => feature.notices ?? [])),
    draftKinds: new Set(features.flatMap((feature) => feature.drafts ?? [])),
    personalData: features.flatMap(({ personalData }) => personalData ?? []),
    ...(options.log && { log: options.log }),
    ...(options.trustProxy !== undefined && { trustProxy: options.trustProxy }),
    ...(options.hstsSubdomains !== undefined && { hstsSubdomains: options.hstsSubdomains }),
    ...(options.timeouts && { timeouts: options.timeouts }),
    ...(options.onUndeclaredError && { onUndeclaredError: options.onUndeclaredError }),
    ...(options.onUnauditedDeed && { onUnauditedDeed: options.onUnauditedDeed }),
    ...(options.web && {
      pages: pages({
        web: options.web,
        siteUrl,
        analyticsTag: options.analyticsTag,
        clock,
        changes,
        onView: views.note,
      }),
    }),
    ...options.instead,
  };
  const doOrdered = async () => {
    for (const task of tasks) await jobs.doDue(task);
  };
  const app = await buildApp(deps);
  onEnd(() => app.close(), REQUESTS_TIMEOUT_MS);

  return {
    app,
    deps,
    startWork: () => jobs.start(),
    doOrdered,
    async sendDue() {
      await doOrdered();
      await jobs.doDue(letters);
    },
    async close() {
      for (let end = ends.pop(); end; end = ends.pop()) await end();
    },
  };
}
