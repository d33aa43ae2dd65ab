import { compare } from "./compare.ts";
import { start } from "./start.ts";

/**
 * Requests a second of what the pages of members ask the API for, in turn with a bare route of the same server that makes one query: the
 * progress of one who has solved a problem in each week of three years, his notices and his reminder, and, with 5,000 problems and 2,000
 * explanations, the desk's list and the queue of explanations; and, with 40 classes of which 30 are long over, a student's own homework, what waits
for their teacher, and the queue.
 *
 *     cd bench/pages && npm ci && npm run members      after a build of the web
 */
const { origin, student, teacher, end } = await start({
  closed: 5000,
  solved: 156,
  explained: 2000,
  told: true,
  taught: 40,
});

const bare = () => ({ path: "/bare-with-query" });
for (const [what, path, headers] of [
  ["progress", "/progress", student],
  ["notices", "/notices", student],
  ["reminder", "/weekly-problem/reminder", student],
  ["desk's list", "/weekly-problems", teacher],
  ["desk's list, last page", "/weekly-problems?before=end", teacher],
  ["own homework", "/homework/mine", student],
  ["what waits to be graded", "/homework/waiting", teacher],
  ["queue of homework", "/homework/queue", teacher],
  ["queue of homework, what waits", "/homework/queue?state=waiting", teacher],
  ["queue of explanations", "/weekly-problem-explanations", teacher],
  ["queue of explanations, last page", "/weekly-problem-explanations?before=end", teacher],
] as const) {
  await compare(origin, what, () => ({ path: `/api${path}`, headers }), bare);
}
end();
