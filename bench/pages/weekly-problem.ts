import { randomInt } from "node:crypto";
import { compare } from "./compare.ts";
import { start } from "./start.ts";

/**
 * Requests a second of the weekly problem's page and of what it asks the API for, in turn with a bare route of the same server that makes one
 * query. Ends with status 1 when the page, or the open week's public or own read, is below half of that.
 *
 *     cd bench/pages && npm ci && npm run weekly-problem      after a build of the web
 */
const RATIO_MIN = 0.5;

const { origin, student, end } = await start();
const { data } = (await (await fetch(`${origin}/api/weekly-problem`)).json()) as { data: { week: string } };

const kept = await judgedVisitor();
const bare = () => ({ path: "/bare-with-query" });

await measure("page", RATIO_MIN, () => ({ path: "/weekly-problem" }));
await measure("public read", RATIO_MIN, () => ({ path: "/api/weekly-problem" }));
await measure("own read", RATIO_MIN, () => ({ path: "/api/weekly-problem/work", headers: student }));
await measure("a visitor's read", 0, () => ({ path: "/api/weekly-problem/trial", headers: kept }));
await measure("a visitor's answer, judged", 0, answerOfVisitor);
end();

async function measure(what: string, ratioMin: number, next: Parameters<typeof compare>[2]): Promise<void> {
  if ((await compare(origin, what, next, bare)) < ratioMin) process.exitCode = 1;
}

/** Somebody without a mark, from an address of their own: marks and addresses have their shares. */
function answerOfVisitor() {
  const from = Array.from({ length: 3 }, () => randomInt(1, 255)).join(".");
  return {
    path: "/api/weekly-problem/trial",
    method: "POST" as const,
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `10.${from}`,
    },
    body: JSON.stringify({ week: data.week, answer: "987654321" }),
  };
}

/** The mark of somebody who has had an answer judged. */
async function judgedVisitor(): Promise<{ cookie: string }> {
  const { path, method, headers, body } = answerOfVisitor();
  const reply = await fetch(origin + path, { method, headers, body });
  if (!reply.ok) throw new Error(`An answer was refused: ${await reply.text()}`);
  return {
    cookie: reply.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; "),
  };
}
