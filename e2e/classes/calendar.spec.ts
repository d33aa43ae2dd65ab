import { paths } from "@dripstone/contract/paths";
import { expect, test } from "@playwright/test";
import { desk, expectAccessible, expectToFit } from "../looks.ts";
import { keepSession, open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";
import { openSemester, register } from "./classes-site.ts";

const site = useSite();
const t = textsIn("en");
test.use(desk);

test("anybody puts a class into a calendar, and search engines are told what it is", async ({ page }) => {
  const id = await openSemester(site);
  await open(page, site.url + paths.classDetail(id));
  const main = page.getByRole("main");
  const address = `${site.url}/calendars/classes/${id}.ics`;
  await expect(main.getByLabel(t("class-places:calendar.address"))).toHaveValue(address);
  const asked = address.replace("http:", "webcal:");
  await expect(main.getByRole("link", { name: t("class-places:calendar.subscribe") })).toHaveAttribute("href", asked);
  await expect(main.getByRole("link", { name: t("class-places:calendar.google") })).toHaveAttribute(
    "href",
    `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(asked)}`,
  );
  expect(await (await page.request.get(address)).text()).toContain("BEGIN:VEVENT");

  const html = await (await page.request.get(site.url + paths.classDetail(id))).text();
  const [, json = ""] = /<script type="application\/ld\+json"[^>]*>([^<]*"@graph"[^<]*)<\/script>/.exec(html) ?? [];
  const [course, lesson] = JSON.parse(json)["@graph"];
  expect(course).toMatchObject({
    "@type": "Course",
    typicalAgeRange: "10-14",
    timeRequired: "P16W",
    offers: [{ price: "480.00", priceCurrency: "USD" }],
    hasCourseInstance: [{ "@type": "CourseInstance", courseSchedule: { duration: "PT90M" } }],
  });
  expect(lesson).toMatchObject({ "@type": "EducationEvent", eventStatus: "https://schema.org/EventScheduled" });
});

test("a family gets a secret address for its own classes, makes a new one, and ends it", async ({ page, context }) => {
  test.slow();
  const id = await openSemester(site);
  const mei = await site.signUp({ name: "Mei Lin" });
  await register(site, mei.token, id, { studentName: "Mei Lin", age: 11 });
  await keepSession(context, mei);
  await open(page, site.url + paths.myClasses);
  const main = page.getByRole("main");
  const press = (key: string) =>
    main.getByRole("button", { name: t(`class-places:calendar.${key}`), exact: true }).click();
  const confirm = (kind: string) =>
    page
      .getByRole("dialog")
      .getByRole("button", { name: t(`class-places:calendar.ask.${kind}.confirm`), exact: true })
      .click();
  const field = main.getByLabel(t("class-places:calendar.address"));
  const statusOf = async (address: string) => (await page.request.get(address)).status();

  await press("make");
  await expect(field).toBeVisible();
  await expectAccessible(page, "my classes with a calendar's address");
  const first = await field.inputValue();
  expect(await (await page.request.get(first)).text()).toContain("BEGIN:VEVENT");

  await press("renew");
  await expectToFit(page, "the question before a new address");
  await confirm("renew");
  await expect(field).not.toHaveValue(first);
  const second = await field.inputValue();
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);

  await page.reload();
  await expect(main.getByRole("button", { name: t("class-places:calendar.end") })).toBeVisible();
  await expect(field).toHaveCount(0);
  await press("end");
  await confirm("end");
  await expect(page.getByText(t("class-places:calendar.ended"))).toBeVisible();
  await expect(main.getByRole("button", { name: t("class-places:calendar.make") })).toBeVisible();
  expect(await statusOf(second)).toBe(404);
});
