import { randomUUID } from "node:crypto";
import { Agent, get, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type Target, visitorOf } from "./loads.ts";

/** Asks for pages that nobody keeps, each visitor from a network of its own. */
export async function loadPages({ port }: Target, connections: number, seconds: number): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  let pages = 0;
  const visit = async (visitor: number) => {
    const headers = { "x-forwarded-for": `10.9.0.${visitor}`, "accept-encoding": "br" };
    while (performance.now() < until) {
      await new Promise((resolve, reject) => {
        const options = { port, agent, headers, path: `/forum/posts/${randomUUID()}` };
        get(options, (response) => response.resume().once("end", resolve)).once("error", reject);
      });
      pages += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, visitor) => visit(visitor)));
  agent.destroy();
  return `${pages} pages`;
}

/** Asks for pages that are kept, in both languages, each time with another query. */
export async function askWithQueries({ port }: Target, count: number): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const paths = ["/", "/weekly-problem", "/weekly-problem/archive", "/about", "/math"];
  const answers = new Map<string, number>();
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const path = `${paths[index % paths.length]}?lang=${index % 2 ? "en" : "ch"}&page=${index}&q=${randomUUID()}`;
      const status = await new Promise<string>((resolve, reject) => {
        const options = { port, agent, path, headers: { ...visitorOf(index), "accept-encoding": "br" } };
        get(options, (response) => response.resume().once("end", () => resolve(`${response.statusCode}`))).once(
          "error",
          reject,
        );
      });
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }),
  );
  agent.destroy();
  return [...answers].map(([status, times]) => `${times} with ${status}`).join(" and ");
}

/** Sends whole logins with a wrong password, and goes before the answer is there. */
export async function dropLogins({ port }: Target, count: number): Promise<string> {
  const body = JSON.stringify({ email: "nobody@dripstone.example", password: "Wrong-password-1" });
  let answered = 0;
  for (let index = 0; index < count; index++) {
    const headers = { ...visitorOf(index), "content-type": "application/json", "content-length": body.length };
    const login = request({ port, method: "POST", path: "/api/auth/login", headers });
    login
      .on("error", () => {})
      .on("response", (response) => {
        response.resume();
        answered += 1;
      })
      .end(body);
    setTimeout(() => login.destroy(), 60);
    await sleep(2);
  }
  await sleep(1_000);
  return `${count} sent, ${answered} answered before they were dropped`;
}
