import { paths } from "@dripstone/contract/paths";
import { expect, test } from "@playwright/test";
import { people } from "../../people.config.ts";
import { openSemester } from "../classes/classes-site.ts";
import { desk, expectAccessible } from "../looks.ts";
import { open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
const t = textsIn("en");

test.use(desk);
test.beforeAll(() => openSemester(site));

test("a visitor reads and answers this week's problem on the home page, and sees who teaches, when, and for how much", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, site.url + paths.home);
  const early = asked.filter((address) => address.startsWith("/api/"));
  expect(early.filter((address) => /weekly-problem|classes/.test(address))).toEqual([]);
  const weekly = page.getByRole("region", { name: t("home:weekly.title") });
  await weekly.scrollIntoViewIfNeeded();
  const answer = weekly.getByLabel(t("weekly-problem:answer.label"));
  await expect(answer).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await page.getByRole("heading", { name: t("home:proof.title") }).scrollIntoViewIfNeeded();
  const proof = page.getByRole("region", { name: t("home:proof.title") });
  await expect(proof.getByRole("timer").first()).toBeVisible();
  await expect(proof.getByText(/^\$\d+/).first()).toBeVisible();
  await expect(proof.getByText(t("classes:sample.correction"))).toBeVisible();
  const [teacher] = people;
  await expect(page.getByRole("heading", { name: teacher.name.en })).toBeVisible();
  await expectAccessible(page, "the home page with all that comes to it");
});
