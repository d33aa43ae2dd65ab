import { expect, it } from "vitest";
import { tidyUp } from "../../chores.ts";
import type { Web } from "../../http/pages/web.ts";
import { registrationOf } from "../../testing/registration.ts";
import { untilShown } from "../../testing/until-shown.ts";
import { useTestApp } from "../../testing/use-test-app.ts";
import { answer, plant } from "./testing/problems.ts";

/** A web whose pages show what the API says at their address. */
const web: Web = {
  async render(request, { fetchApi }) {
    const reply = await fetchApi(`http://in.process/api${new URL(request.url).pathname}`);
    return new Response(await reply.text(), { status: reply.status });
  },
  declaredQuery: () => "",
};
const site = useTestApp({ web });
const WEEK = "2026-03-02";

/** What the page of the closed problem tells everybody. */
const told = async () => {
  const { body } = await site.app.inject(`/weekly-problem/archive/${WEEK}`);
  return JSON.parse(body).data.statistics;
};

it("tell of a closed week whoever comes to it late, and nobody who has left, at once on every page", async () => {
  await plant(site, "first", "second");
  site.clock.set("2026-03-04T17:00:00.000Z");
  const leaver = await site.signUp();
  await answer(site, leaver.token, "3/4");
  const trial = await site.call("POST /weekly-problem/trial", { body: { week: WEEK, answer: "5", explanation: "" } });
  const cookie = String(trial.headers["set-cookie"]).split(";")[0] ?? "";
  const email = "late@example.com";
  await site.call("POST /auth/register", { headers: { cookie }, body: registrationOf(email) });

  site.clock.set("2026-03-09T05:00:00.000Z");
  expect(await told()).toMatchObject({ tried: 1, solved: 1 });
  const { token } = await site.mails.next({ to: email });
  await site.call("POST /auth/verify-email", { body: { email, token } });
  expect(await told()).toMatchObject({ tried: 2, solved: 1 });

  await site.db
    .updateTable("users")
    .set({ deletionDueAt: site.clock.now() })
    .where("id", "=", leaver.user.id)
    .execute();
  await untilShown(site, () => tidyUp(site.deps));
  expect(await told()).toMatchObject({ tried: 1, solved: 0 });
});
