// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { showPage } from "../../../testing/page.tsx";
import { Said } from "./said.tsx";

afterEach(cleanup);

const part = (html: string) => ({ kind: "text" as const, title: null, titleHtml: null, html: `<p>${html}</p>` });

it("shows the title of an example as it was drawn, never as it was typed", () => {
  const example = { kind: "example" as const, title: "solve $x$", titleHtml: "solve <b>x</b>", html: "<p>Add 1.</p>" };
  showPage(<Said by="assistant" parts={[example, { ...example, kind: "step", html: "<p>Divide.</p>" }]} />, {
    locale: "en",
  });
  expect(screen.getAllByText("x")).toHaveLength(2);
  expect(document.body.textContent).not.toContain("$");
});

it.each(["en", "ch"] as const)("says of each part in which language it is, on a page in %s", (locale) => {
  showPage(<Said by="assistant" parts={[part("Here’s a hint."), part("先试试 84 ÷ 36。"), part("12")]} />, { locale });
  const langOf = (text: string) =>
    screen.getByText(text).closest("section")?.querySelector("[lang]")?.getAttribute("lang");
  expect(["Here’s a hint.", "先试试 84 ÷ 36。", "12"].map(langOf)).toEqual(["en", "zh-Hans", undefined]);
});
