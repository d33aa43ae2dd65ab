import type { weeklyProblemEndpoints } from "@dripstone/contract/weekly-problem/endpoints";
import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import type { Deps } from "../../deps.ts";
import type { Handlers } from "../../http/handlers.ts";
import { readsOwn } from "../../http/own-reads.ts";
import { visitorCookie, visitorMarkOf } from "../../people/visitor-mark.ts";
import { hashToken, newToken } from "../../token.ts";
import { answerAsVisitor } from "./answer-as-visitor.ts";
import { answerProblem } from "./answer-problem.ts";
import { closedProblem, readArchive, readArchived, readOwnArchive } from "./archive.ts";
import { grade } from "./grade.ts";
import { keptReads } from "./kept-reads.ts";
import {
  presentAnswered,
  presentPastWork,
  presentPractice,
  presentRound,
  presentUsedTrial,
  presentVisitorAnswered,
  presentWork,
} from "./present.ts";
import { readSolved } from "./read-solved.ts";
import { stopReminder, wantReminder, wantsReminder } from "./reminder/wanting.ts";
import { tellArrival } from "./tell-arrival.ts";
import { isKnown, readTrial } from "./trial.ts";
import { chooseWarmUps, NO_PAST, storedPast } from "./warm-up.ts";
import { readWork, storedWork, workOf } from "./work.ts";

const DAY_MINUTES = 1440;

export function weeklyProblemRoutes({
  db,
  clock,
  limits,
  changes,
}: Pick<Deps, "db" | "clock" | "limits" | "changes">): Handlers<typeof weeklyProblemEndpoints> {
  const judged = limits.limiter("visitors-judged", {
    max: weeklyProblemLimits.VISITORS_JUDGED_PER_DAY,
    perMinutes: DAY_MINUTES,
  });
  const { readWeek, easier, openAndClosed } = keptReads({ db, clock, changes });
  return {
    "GET /weekly-problem": async ({ query: { language }, freshUntil }) => {
      const { problem, ...week } = await readWeek();
      freshUntil(week.endsAt);
      return problem && presentRound({ ...week, problem }, language);
    },

    "GET /weekly-problem/work": readsOwn("GET /weekly-problem/work", {
      values: async () => {
        const { week, problem } = await readWeek();
        return problem && { week, problem };
      },
      own: storedWork,
      present: ({ values, found, query: { language } }) =>
        values && presentWork(values.week, values.problem, workOf(found), language),
    }),

    "GET /weekly-problem/solved": async ({ user, query: { language } }) =>
      readSolved(db, user.id, language, await readWeek()),

    "GET /weekly-problem/warm-up": async ({ query: { language }, freshUntil }) => {
      freshUntil((await readWeek()).endsAt);
      return chooseWarmUps(await easier(), NO_PAST, language);
    },

    "GET /weekly-problem/warm-up/mine": readsOwn("GET /weekly-problem/warm-up/mine", {
      values: async () => ({ easier: await easier() }),
      own: storedPast,
      present: ({ values, found, query: { language } }) => chooseWarmUps(values.easier, found, language),
    }),

    "GET /weekly-problem/archive": async ({ query, freshUntil }) => {
      const asked = await openAndClosed(query);
      freshUntil(asked.open.endsAt);
      return readArchive(db, query, asked);
    },

    "GET /weekly-problem/archive/mine": async ({ user, query }) =>
      readOwnArchive(db, user.id, query, await openAndClosed(query)),

    "GET /weekly-problem/archive/{week}": async ({ params: { week }, query: { language }, freshUntil }) => {
      const { archived, until } = await readArchived(db, { week, language }, await readWeek(), clock());
      freshUntil(until);
      return archived;
    },

    "GET /weekly-problem/archive/{week}/mine": async ({ user, params: { week }, query: { language } }) => {
      const problem = await closedProblem(db, week, await readWeek());
      return presentPastWork(week, problem, await readWork(db, user.id, week), language);
    },

    "POST /weekly-problem/archive/{week}/practice": async ({ params: { week }, query: { language }, body }) => {
      const problem = await closedProblem(db, week, await readWeek());
      return presentPractice(grade(body.answer, problem), problem, language);
    },

    "POST /weekly-problem/attempts": (call) =>
      call.once(async (transaction) =>
        presentAnswered(await answerProblem({ db: transaction, clock }, call, call.body), call.query.language),
      ),

    "GET /weekly-problem/reminder": readsOwn("GET /weekly-problem/reminder", {
      values: () => ({}),
      own: wantsReminder,
      present: ({ found: wanted }) => ({ wanted }),
    }),

    "PUT /weekly-problem/reminder": (call) => wantReminder({ db, clock }, call, call.body),

    "POST /weekly-problem/reminder/stop": async ({ query: { token } }) => {
      await stopReminder(db, token);
      return {};
    },

    "GET /weekly-problem/trial": async ({ query: { language }, request }) => {
      const mark = visitorMarkOf(request);
      const { problem, ...week } = await readWeek();
      const trial = mark && problem && (await readTrial(db, mark, week.week));
      return trial && presentUsedTrial({ ...week, problem }, trial, language);
    },

    "POST /weekly-problem/trial": async ({ body, query: { language }, request, setCookie }) => {
      const brought = visitorCookie.of(request);
      const visitor = brought !== undefined && (await isKnown(db, hashToken(brought))) ? brought : newToken();
      const by = { mark: hashToken(visitor), address: request.ip };
      const answered = await answerAsVisitor({ db, clock, judged }, by, body);
      if (answered.trial) visitorCookie.give(setCookie, visitor);
      return presentVisitorAnswered(answered, language);
    },

    "POST /weekly-problem/arrival": ({ user }) => tellArrival({ db }, { user }),
  };
}
