import type { ReplyOf } from "@dripstone/contract";
import type { Page } from "@playwright/test";
import type { SignedUp } from "../../apps/server/src/testing/sign-up.ts";
import type { Site } from "../site.ts";
import type { Texts } from "../texts.ts";

/** The desk's API, for what a journey is not about. */
export function deskOf({ url }: Site, { token }: SignedUp) {
  const call = async <Data>(method: string, path: string, body?: object): Promise<Data> => {
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const reply = await fetch(`${url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return ((await reply.json()) as { data: Data }).data;
  };
  return {
    plan: () => call<ReplyOf<"GET /weekly-problem-plan">>("GET", "/weekly-problem-plan"),
    problems: (query: string) => call<ReplyOf<"GET /weekly-problems">>("GET", `/weekly-problems?${query}`),
    problem: (id: string) => call<ReplyOf<"GET /weekly-problems/{id}">>("GET", `/weekly-problems/${id}`),
    copy: (id: string) => call<ReplyOf<"POST /weekly-problems/{id}/copy">>("POST", `/weekly-problems/${id}/copy`),
    remove: (id: string, version: number) => call<object>("DELETE", `/weekly-problems/${id}`, { version }),
    save: (id: string, body: object) =>
      call<ReplyOf<"PUT /weekly-problems/{id}">>("PUT", `/weekly-problems/${id}`, body),
  };
}

/** The page of the plan, by what it says. */
export function planScreen(page: Page, t: Texts) {
  const main = page.getByRole("main");
  const weeks = main.getByRole("list", { name: t("weekly-desk:plan.weeks") });
  return {
    main,
    /** The row of a week, counted from the open one. */
    week: (index: number) => weeks.getByRole("listitem").nth(index),
    shelf: main.getByRole("region", { name: t("weekly-desk:plan.shelf.heading") }),
    grip: (title: string) => main.getByRole("button", { name: t("weekly-desk:plan.drag.label", { title }) }),
  };
}

/** The editor, by what it says. */
export function editorScreen(page: Page, t: Texts) {
  const main = page.getByRole("main");
  const labelled = (what: string, language: "en" | "ch") =>
    main.getByRole("textbox", {
      name: t("weekly-desk:labelIn", { what, language: t(`weekly-desk:language.${language}`) }),
      exact: true,
    });
  const button = (key: string) => main.getByRole("button", { name: t(`weekly-desk:${key}`), exact: true });
  return {
    main,
    title: (language: "en" | "ch") => labelled(t("weekly-desk:text.title"), language),
    statement: (language: "en" | "ch") => labelled(t("weekly-desk:text.statement"), language),
    solution: (language: "en" | "ch") => labelled(t("weekly-desk:text.solution"), language),
    hint: (number: number, language: "en" | "ch") => labelled(t("weekly-problem:hints.nth", { number }), language),
    feedback: (language: "en" | "ch") => labelled(t("weekly-desk:slip.feedbackNth", { number: 1 }), language),
    key: main.getByRole("textbox", { name: t("weekly-desk:answer.key"), exact: true }),
    trial: main.getByRole("textbox", { name: t("weekly-desk:trial.label"), exact: true }),
    verdicts: main.getByRole("list", { name: t("weekly-desk:trial.verdicts") }),
    save: button("do.save"),
    finish: button("do.finish"),
    button,
    dialog: (key: string) => page.getByRole("dialog", { name: t(`weekly-desk:${key}`) }),
  };
}
