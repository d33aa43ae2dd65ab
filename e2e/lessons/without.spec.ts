import type { Course } from "@dripstone/contract/lessons/courses";
import { lessonPath } from "@dripstone/contract/lessons/paths";
import type { Locale } from "@dripstone/contract/locale";
import { expect, test } from "@playwright/test";
import { desk } from "../looks.ts";
import config from "../playwright.config.ts";
import { open, speak, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";
import { answer, cardOf, lessonOf } from "./school-lesson.ts";

const { launchOptions } = config.use ?? {};
/** For the page's own parts, on a busy machine and without a compiler; that nothing else is waited for is shown by what is fetched. */
const AT_ONCE_MS = 30_000;

const site = useSite();
// Without a compiler of its own Chromium has no WebAssembly; the flag that only hides it is not heeded.
test.use({
  ...desk,
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), "--js-flags=--jitless"] },
});

const firstCells: { course: Course; lesson: string; title: string; locale: Locale }[] = [
  { course: "python", lesson: "first-words", title: "first.py", locale: "en" },
  { course: "raspberry-pi", lesson: "a-light-that-obeys", title: "blink.py", locale: "ch" },
  { course: "cpp", lesson: "a-language-that-is-strict", title: "first.cpp", locale: "en" },
];

for (const { course, lesson, title, locale } of firstCells) {
  test(`a browser without WebAssembly says so at once in ${course}, and the rest of the lesson is judged`, async ({
    page,
    context,
  }) => {
    const t = textsIn(locale);
    const interpreters: string[] = [];
    context.on("request", (request) => {
      if (/\.(wasm|zip|tar)$/.test(new URL(request.url()).pathname)) interpreters.push(request.url());
    });
    await speak(context, site.url, locale);
    await open(page, site.url + lessonPath(course, lesson));
    const source = await lessonOf(course, lesson);
    const { exercises } = source.text[locale];

    const cell = page.getByRole("region", { name: t("programs:cell.name", { title }), exact: true });
    await cell.getByRole("button", { name: t("programs:cell.run"), exact: true }).click();
    const told = cell.getByRole("alert");
    await expect(told).toHaveText(t("programs:unavailable.no-web-assembly"), { timeout: AT_ONCE_MS });
    await expect(cell.getByRole("log")).toHaveText(t("programs:output.yet"));
    await expect(cell.getByRole("textbox")).toBeEditable();

    // What is read and predicted needs nothing of it.
    for (const exercise of exercises.filter(({ kind }) => kind !== "program")) {
      const card = cardOf(page, t, source, exercise.id, locale);
      await answer(card, t, source, exercise);
      await expect(card.getByText(t("lessons:verdict.right")), exercise.id).toBeInViewport();
    }
    const [program] = exercises.filter(({ kind }) => kind === "program");
    if (program) {
      const card = cardOf(page, t, source, program.id, locale);
      await card.getByRole("button", { name: t("lessons:program.check"), exact: true }).click();
      await expect(card.getByText(t("programs:unavailable.no-web-assembly"))).toBeVisible({ timeout: AT_ONCE_MS });
      await card.getByRole("button", { name: t("lessons:solution.show"), exact: true }).click();
      await card.getByRole("button", { name: t("lessons:solution.yes"), exact: true }).click();
      await expect(card.getByText(t("lessons:exercise.shown"))).toBeVisible();
    }
    expect(interpreters).toEqual([]);
  });
}

test("without a voice and a storage, a dictation is written from memory, and what is answered is judged", async ({
  page,
}) => {
  const t = textsIn("en");
  await page.addInitScript(() => {
    Object.defineProperty(window, "speechSynthesis", { value: undefined });
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
  const source = await lessonOf("english", "the-lost-umbrella");
  await open(page, site.url + lessonPath("english", source.slug));
  await expect(page.getByText(t("lessons:unkept"))).toBeVisible();

  const dictation = page.getByRole("region", { name: t("lessons:dictation.label") });
  await expect(dictation.getByText(t("lessons:speech.none.en"))).toBeVisible();
  const thing = source.text.en.things.listen;
  const [sentence = ""] = thing?.kind === "dictation" ? thing.sentences : [];
  await expect(dictation.getByText(sentence)).toBeVisible();
  await dictation.getByRole("button", { name: t("lessons:dictation.hide"), exact: true }).click();
  await expect(dictation.getByText(sentence)).toBeHidden();
  await dictation.getByRole("textbox").fill(sentence);
  await dictation.getByRole("button", { name: t("lessons:exercise.check"), exact: true }).click();
  await expect(dictation.getByText(t("lessons:dictation.right"))).toBeVisible();

  for (const exercise of source.text.en.exercises) {
    const card = cardOf(page, t, source, exercise.id);
    await answer(card, t, source, exercise);
    await expect(card.getByText(t("lessons:verdict.right")), exercise.id).toBeInViewport();
  }
  await expect(page.getByRole("region", { name: t("lessons:end.done") })).toBeVisible();
});
