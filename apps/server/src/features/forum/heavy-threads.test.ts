import { beforeAll, describe, expect, it } from "vitest";
import type { SignedUp } from "../../testing/sign-up.ts";
import { useTestApp } from "../../testing/use-test-app.ts";
import { addCategory, signUpKnown, writePost, writeReply } from "./testing/forum.ts";

const t = useTestApp();
let mei: SignedUp;

beforeAll(async () => {
  await addCategory(t, { slug: "math" });
  mei = await signUpKnown(t, { name: "Mei" });
});

/** Characters of a page as it is told to the browser: it holds its words once to be seen, and once to be gone on with. */
const PAGE_MAX = 1_500_000;

const post = async (id: string) => (await t.call("GET /forum/posts/{id}", { params: { id } })).data;
const replies = async (id: string, query: Record<string, string> = { size: "50" }) =>
  (await t.call("GET /forum/posts/{id}/replies", { params: { id }, query })).data;
const full = (part: string, length: number) => part.repeat(length / part.length);

describe("a thread of many formulas that are permitted one by one", () => {
  it("is read on pages that a phone can load, each reply once, forwards and backwards", async () => {
    const id = await writePost(t, mei, { content: full("$\\sqrt x$ ", 4990) });
    const written: string[] = [];
    for (const each of Array(12).keys()) {
      written.push(await writeReply(t, mei, id, { content: `${each} ${full("$\\sqrt x$ ", 1980)}` }));
    }
    await t.call("PUT /forum/posts/{id}/accepted", {
      token: mei.token,
      params: { id },
      body: { reply: written[0] ?? "" },
    });
    const head = JSON.stringify(await post(id)).length;
    const seen: string[] = [];
    let after: string | null = null;
    let before = "";
    do {
      const page = await replies(id, { size: "50", ...(after && { after }) });
      expect(page.total).toBe(12);
      expect(2.3 * (head + JSON.stringify(page).length)).toBeLessThan(PAGE_MAX);
      seen.push(...page.items.map((reply) => reply.id));
      before = page.previous ?? before;
      after = page.next;
    } while (after);
    expect(seen).toEqual(written);
    const last = await replies(id, { size: "50", before });
    const firstOfLast = seen.indexOf(last.items.at(-1)?.id ?? "") + 1;
    expect(last.items.length).toBeGreaterThan(0);
    expect(last.items.map((reply) => reply.id)).toEqual(seen.slice(firstOfLast - last.items.length, firstOfLast));
    expect(last.next).not.toBeNull();
    const from = await replies(id, { size: "50", from: written[7] ?? "" });
    expect(from.items[0]?.id).toBe(written[7]);
  });

  it("leaves a page of honest answers whole", async () => {
    const id = await writePost(t, mei);
    const content = "First $a+b=10$, so $ab=21$, and then $(a-b)^2=100-84=16$. So $a-b=4$, $a=7$, $b=3$.";
    for (let number = 0; number < 20; number++) await writeReply(t, mei, id, { content: `${content} ${number}` });
    const page = await replies(id, { size: "20" });
    expect([page.items.length, page.next]).toEqual([20, null]);
  });

  it("has a history of bounded size, whose oldest versions are shown as they were typed", async () => {
    const id = await writePost(t, mei);
    const reply = await writeReply(t, mei, id, { content: `0 ${full("$\\sqrt x$ ", 1980)}` });
    for (const version of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const body = { content: `${version} ${full("$\\sqrt x$ ", 1980)}`, version };
      await t.call("PUT /forum/replies/{id}", { token: mei.token, params: { id: reply }, body });
    }
    const params = { id, reply };
    const { data } = await t.call("GET /forum/posts/{id}/replies/{reply}/history", { params });
    expect(data).toHaveLength(8);
    expect(JSON.stringify(data).length).toBeLessThan(900_000);
    expect(data[0]?.html).toContain("katex");
    expect(data[7]?.html).toMatch(/^<pre>0 \$/);
  });
});
