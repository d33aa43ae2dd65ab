import { paths } from "@dripstone/contract/paths";
import { expect, test } from "@playwright/test";
import { hashToken } from "../../apps/server/src/token.ts";
import { desk, expectAccessible } from "../looks.ts";
import { keepSession, open, openAnswered, speak, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
const ch = textsIn("ch");

test.use(desk);

test("a child turns the reminder on, and the link in a letter turns it off where nobody is logged in", async ({
  browser,
}) => {
  const child = await site.signUp({ preferredLanguage: "ch" });
  const home = await browser.newContext(desk);
  await speak(home, site.url, "ch");
  await keepSession(home, child);
  const page = await home.newPage();
  await openAnswered(page, `${site.url}${paths.profile}#letters`, "/weekly-problem/reminder");
  const reminder = page.getByRole("switch", { name: ch("weekly-problem:reminder.switch") });
  await expect(reminder).not.toBeChecked();
  await reminder.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(ch("weekly-problem:reminder.on"))).toBeVisible();
  await page.reload();
  await expect(reminder).toBeChecked();

  const token = "a-token-as-a-letter-has-it";
  const link = { userId: child.user.id, tokenHash: hashToken(token) };
  await site.db.insertInto("weeklyReminderLinks").values(link).execute();
  const elsewhere = await browser.newContext(desk);
  const letter = await elsewhere.newPage();
  await open(letter, `${site.url}${paths.stopReminder}?token=${token}&lang=ch`);
  await expect(letter).toHaveURL(site.url + paths.stopReminder);
  await letter.getByRole("button", { name: ch("weekly-problem:stop.stop") }).click();
  await expect(letter.getByRole("status").filter({ hasText: ch("weekly-problem:stop.done") })).toBeFocused();
  await expectAccessible(letter, "the end of the reminder");
  await page.reload();
  await expect(reminder).not.toBeChecked();
  await expectAccessible(page, "the profile with its reminder");
  await home.close();
  await elsewhere.close();
});

test("a link that is broken off says so, and offers no button", async ({ page }) => {
  const en = textsIn("en");
  await open(page, `${site.url}${paths.stopReminder}?token=nobodys`);
  await page.getByRole("button", { name: en("weekly-problem:stop.stop") }).click();
  await expect(page.getByRole("alert")).toHaveText(en("weekly-problem:stop.dead"));
  await open(page, site.url + paths.stopReminder);
  await expect(page.getByRole("alert")).toHaveText(en("weekly-problem:stop.dead"));
  await expect(page.getByRole("button", { name: en("weekly-problem:stop.stop") })).toHaveCount(0);
});
